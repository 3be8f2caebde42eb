import { accessTo } from '@porchlight/contract/call-access';
import { resourceNames } from '@porchlight/contract/entities';
import { fieldsOfKind, fileFieldsOf, namingFile } from '@porchlight/contract/entity';
import { resources } from '@porchlight/contract/resources';
import { documentKey } from '@porchlight/contract/rich-text';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { readableRows } from '../db/readable-rows.ts';
import { tableNames } from '../db/tables.ts';
import { showsPicture } from './document-column.ts';

/** Whether visitors may see a stored file: whether a record that they may read names it now. */
export type IsPublished = (name: string) => Promise<boolean>;

/** Asks the database each time, so that a file is gone for visitors in the moment its record is. */
export function publishedFiles(db: Database): IsPublished {
  const columns = resourceNames
    // What names the organization stands on every page.
    .filter((name) => accessTo(name, 'single') === 'anyone' || resources[name].area === 'settings')
    .flatMap((name) =>
      Object.entries(fileFieldsOf(resources[name].fields)).map(([column, kind]) => ({ name, column, kind })),
    );
  const texts = resourceNames
    .filter((name) => accessTo(name, 'single') === 'anyone')
    .flatMap((name) => fieldsOfKind(resources[name].fields, 'longText').map((field) => ({ name, field })));
  return async (file) => {
    const inTexts = texts.map(
      ({ name, field }) =>
        sql`select 1 from ${sql.table(tableNames[name])} where ${showsPicture(documentKey(field), file)} and ${readableRows(resources[name])}`,
    );
    const places = columns.map(
      ({ name, column, kind }) =>
        sql`select 1 from ${sql.table(tableNames[name])} where ${sql.ref(column)} = ${namingFile(kind, file)} and ${readableRows(resources[name])}`,
    );
    const { rows } = await sql`${sql.join([...places, ...inTexts], sql` union all `)} limit 1`.execute(db.read);
    return rows.length > 0;
  };
}
