import type { LinkingRecord } from '@porchlight/contract/broken-links';
import type { PagedResource } from '@porchlight/contract/discovery';
import { type ResourceName, recordName, resourceNames } from '@porchlight/contract/entities';
import { linkingRecordsMax, titleCharacters } from '@porchlight/contract/limits';
import { hasStates, stateOf } from '@porchlight/contract/publication';
import { resources } from '@porchlight/contract/resources';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { columnOf } from '../db/entity-columns.ts';
import { readableRows, selectRows } from '../db/readable-rows.ts';
import { type StoredRow, type Tables, tableNames } from '../db/tables.ts';
import { excerpt } from '../records/excerpts.ts';
import { pathOfRecord } from '../records/record-paths.ts';

/**
 * Finds what links to a record: by its id, or by its address.
 * @param readable the entities whose records the person may read
 * @returns published records first, and the number of all
 */
export async function linkingRecords(
  db: Kysely<Tables>,
  { name, id }: { name: PagedResource; id: number },
  { publicUrl, readable }: { publicUrl: string | undefined; readable: readonly ResourceName[] },
): Promise<{ uses: LinkingRecord[]; total: number }> {
  const row = await selectRows(db, name).where('id', '=', id).executeTakeFirst();
  const paths = [`/${name}/${id}`, ...(row ? [pathOfRecord(name, row)] : [])];
  const leadsHere = isOneOf([...new Set(paths)], publicUrl);
  // Found by their target first: by the entity, the databases would read all links of its records.
  const links = sql`with found as materialized (
    select resource, record_id, position, section from links where ${leadsHere})`;
  const { rows: sources } = await sql<{
    resource: ResourceName;
  }>`${links} select distinct resource from found`.execute(db);
  const uses: LinkingRecord[] = [];
  let total = 0;
  for (const source of resourceNames.filter(
    (each) => readable.includes(each) && sources.some(({ resource }) => resource === each),
  )) {
    const { mainField, fields } = resources[source];
    const own = sql`resource = ${source} and record_id = record.id`;
    const linking = sql`from ${sql.table(tableNames[source])} as record
      where record.id in (select record_id from found where resource = ${source})
        and ${source === name ? sql`record.id <> ${id}` : sql`1 = 1`} and ${readableRows(resources[source], 'any')}`;
    const state = hasStates(resources[source]) ? sql`record.state` : sql`'published'`;
    const main = sql.ref(`record.${columnOf(mainField, fields[mainField]?.kind ?? 'text')}`);
    const { rows } = await sql<StoredRow & { section: string }>`${links} select record.id, ${state} as state,
        ${main} as ${sql.ref(mainField)},
        (select section from found where ${own} order by position limit 1) as section
      ${linking} order by ${state} <> 'published', record.id limit ${linkingRecordsMax}`.execute(db);
    const { rows: counts } = await sql<{ count: number }>`${links} select count(*) as count ${linking}`.execute(db);
    total += Number(counts[0]?.count);
    uses.push(
      ...rows.map((each) => ({
        resource: source,
        id: Number(each.id),
        title: excerpt(recordName(source, each), titleCharacters + 1),
        ...(hasStates(resources[source]) && { state: stateOf(each) }),
        ...(each.section && { section: each.section }),
      })),
    );
  }
  const isHidden = ({ state = 'published' }: LinkingRecord) => Number(state !== 'published');
  return { uses: uses.toSorted((a, b) => isHidden(a) - isHidden(b)).slice(0, linkingRecordsMax), total };
}

/** SQL condition for links to one of the paths, also where they begin with the site's own URL. */
function isOneOf(paths: readonly string[], publicUrl: string | undefined): RawBuilder<boolean> {
  const urls = publicUrl === undefined ? [] : paths.map((path) => new URL(path, publicUrl).href);
  // A query doesn't change which page it is. The next character after the question mark is @.
  const withQueries = urls.map((url) => sql`or (links.target > ${`${url}?`} and links.target < ${`${url}@`})`);
  return sql`(links.target in (${sql.join([...paths, ...urls])}) ${sql.join(withQueries, sql` `)})`;
}
