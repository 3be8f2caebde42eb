import { entityOf, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { linksOf, type RecordLink } from '@porchlight/contract/record-links';
import { type Kysely, sql } from 'kysely';
import { hasTable } from './dialect.ts';

/** Rows that are read at once. */
const rowsAtOnce = 500;
/** Rows that one statement inserts: seven parameters for each. */
const insertedAtOnce = 500;

/** Inserts the links of a record. */
export async function insertLinks<Schema>(
  db: Kysely<Schema>,
  record: { resource: ResourceName; id: number },
  links: readonly RecordLink[],
): Promise<void> {
  const rows = links.map(
    ({ field, section, text, target }, position) =>
      sql`(${record.resource}, ${record.id}, ${position}, ${field}, ${section}, ${text}, ${target})`,
  );
  for (let start = 0; start < rows.length; start += insertedAtOnce) {
    await sql`insert into links (resource, record_id, position, field, section, text, target)
      values ${sql.join(rows.slice(start, start + insertedAtOnce))}`.execute(db);
  }
}

/**
 * Replaces all rows of the table of links, for migrations: those that create it, and later ones that write records
 * without the calls.
 */
export async function fillLinks(db: Kysely<unknown>): Promise<void> {
  await sql`delete from links`.execute(db);
  for (const resource of resourceNames) {
    const { table, fields } = entityOf(resource);
    // A later version's entity.
    if (!(await hasTable(db, table))) continue;
    for (let last = 0; ; ) {
      const { rows } = await sql<{ id: number } & Record<string, unknown>>`select * from ${sql.table(table)}
        where id > ${last} order by id limit ${rowsAtOnce}`.execute(db);
      for (const row of rows) await insertLinks(db, { resource, id: Number(row.id) }, linksOf(fields, row));
      last = Number(rows.at(-1)?.id ?? 0);
      if (rows.length < rowsAtOnce) break;
    }
  }
}
