import { resourceNames } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/entity';
import { resources } from '@porchlight/contract/resources';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { tableNames } from '../db/tables.ts';
import { canRead } from './policies.ts';

/** Whether visitors may see a stored file: whether a record that they may read names it now. */
export type IsPublished = (name: string) => Promise<boolean>;

/** Asks the database each time, so that a file is gone for visitors in the moment its record is. */
export function publishedFiles(db: Database): IsPublished {
  const columns = resourceNames
    .filter((name) => canRead(name, 'single', null))
    .flatMap((name) => fieldsOfKind(resources[name].fields, 'image', 'pdf').map((column) => [name, column] as const));
  return async (file) => {
    const places = columns.map(
      ([name, column]) =>
        sql`select 1 from ${sql.table(tableNames[name])} where ${sql.ref(column)} = ${file} and deleted_at is null`,
    );
    const { rows } = await sql`${sql.join(places, sql` union all `)} limit 1`.execute(db.read);
    return rows.length > 0;
  };
}
