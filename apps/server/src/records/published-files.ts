import { accessTo } from '@porchlight/contract/call-access';
import { resources } from '@porchlight/contract/resources';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { entitiesNaming, fromRowsNaming } from './named-files.ts';

/** Whether visitors may see a stored file: whether a record that they may read names it now. */
export type IsPublished = (name: string) => Promise<boolean>;

/** Asks the database each time, so that a file is gone for visitors in the moment its record is. */
export function publishedFiles({ read }: Pick<Database, 'read'>): IsPublished {
  return async (file) => {
    for (const name of await entitiesNaming(read, file)) {
      // What names the organization stands on every page.
      if (accessTo(name, 'single') !== 'anyone' && resources[name].area !== 'settings') continue;
      const { rows } = await sql`select 1 ${fromRowsNaming(name, file, 'published')} limit 1`.execute(read);
      if (rows.length > 0) return true;
    }
    return false;
  };
}
