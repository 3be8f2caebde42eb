import { accessTo } from '@porchlight/contract/call-access';
import { resources } from '@porchlight/contract/resources';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { entitiesReferencing, fromRowsReferencing } from './file-references.ts';

/** Whether visitors may see a stored file, because a record that they may read references it. */
export type IsPublished = (name: string) => Promise<boolean>;

/** Creates the check. It queries the database each time, so that a file is hidden as soon as its record is. */
export function publishedFiles({ read }: Pick<Database, 'read'>): IsPublished {
  return async (file) => {
    for (const name of await entitiesReferencing(read, file)) {
      // Files of the settings, such as the logo, are on every page.
      if (accessTo(name, 'single') !== 'anyone' && resources[name].area !== 'settings') continue;
      const { rows } = await sql`select 1 ${fromRowsReferencing(name, file, 'published')} limit 1`.execute(read);
      if (rows.length > 0) return true;
    }
    return false;
  };
}
