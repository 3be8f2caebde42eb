import { type PagedResource, pagedResources } from '@porchlight/contract/discovery';
import type { ResourceName } from '@porchlight/contract/entities';
import { linkParts } from '@porchlight/contract/links';
import type { RecordSource } from '@porchlight/contract/rendering';
import { resources } from '@porchlight/contract/resources';
import { recordAt } from '@porchlight/contract/rich-text-records';
import { isSitePage, sitePageSlug } from '@porchlight/contract/site-pages';
import { type Kysely, sql } from 'kysely';
import { readableRows, selectRows } from '../db/readable-rows.ts';
import type { Tables } from '../db/tables.ts';
import { present } from '../records/columns.ts';
import { fillRowFacts, type ReadFacts } from '../records/fill-facts.ts';
import { notFound } from '../records/live-rows.ts';

/** The records that links lead to, as far as visitors can see them. Reading any other one throws `not_found`. */
export type LinkedRecords = Pick<RecordSource, 'single' | 'pageAt'>;

/**
 * Reads the records that stored links lead to in one query for each entity: menus have up to 200 links, and are read
 * after every change of a record in them. Their sections are left out.
 */
export async function linkedRecords(
  db: Kysely<Tables>,
  links: readonly string[],
  readFacts: ReadFacts,
): Promise<LinkedRecords> {
  const parts = links.map(linkParts);
  const slugs = parts.flatMap(({ type, rest }) => (type === 'page' && isSitePage(rest) ? [sitePageSlug(rest)] : []));
  const linked = parts.flatMap(({ type, rest }) => (type === 'record' ? (recordAt(`/${rest}`) ?? []) : []));
  const records = new Map<string, string>();
  const read = async (name: PagedResource) => {
    const ids = linked.flatMap((each) => (each.name === name ? [each.id] : []));
    const lists = Object.entries({ id: ids, slug: name === 'page' ? slugs : [] }).filter(([, list]) => list.length > 0);
    if (lists.length === 0) return;
    const rows = await selectRows(db, name)
      .where((where) => where.or(lists.map(([column, list]) => where(sql.ref(column), 'in', list))))
      .where(readableRows(resources[name]))
      .execute();
    for (const row of (await fillRowFacts(resources[name], rows, readFacts)).rows) {
      const record = JSON.stringify(present(name, name === 'page' ? { ...row, sections: '[]' } : row, false));
      records.set(`${name}/${row.id}`, record);
      if (name === 'page') records.set(`page at ${row.slug}`, record);
    }
  };
  await Promise.all(pagedResources.map(read));
  const find = (name: ResourceName, key: string) => {
    const record = records.get(key);
    if (record === undefined) throw notFound(resources[name]);
    return JSON.parse(record);
  };
  return {
    single: async (name, id) => find(name, `${name}/${id}`),
    pageAt: async (path) => find('page', `page at ${path}`),
  };
}
