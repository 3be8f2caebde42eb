import { pagedResources } from '@porchlight/contract/discovery';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { type Resource, resources } from '@porchlight/contract/resources';
import { documentIn, documentKey } from '@porchlight/contract/rich-text';
import { type LinkedRecord, linkedRecords, markGoneLinks } from '@porchlight/contract/rich-text-records';
import { type Kysely, sql } from 'kysely';
import { readableRows } from '../db/readable-rows.ts';
import { type Tables, tableNames } from '../db/tables.ts';
import type { ResponseRecord } from '../records/columns.ts';
import { linkReference } from '../records/file-references.ts';

/**
 * Returns the documents of a record with links to records, in which links to those that visitors can't see are marked.
 * @returns null if the record's texts link to no records
 */
export async function goneLinks(
  db: Kysely<Tables>,
  { fields }: Resource,
  record: ResponseRecord,
): Promise<Record<string, unknown> | null> {
  const documents = fieldsOfKind(fields, 'longText').flatMap((field) => {
    const document = documentIn(record[documentKey(field)]);
    return document ? [{ key: documentKey(field), document, links: linkedRecords(document) }] : [];
  });
  const links = documents.flatMap((each) => each.links);
  if (links.length === 0) return null;
  const visible = await visibleRecords(db, links);
  return Object.fromEntries(
    documents.map(({ key, document }) => [key, markGoneLinks(document, (link) => !visible.has(linkReference(link)))]),
  );
}

/** Returns those of the records that visitors can see, as references. */
export async function visibleRecords(db: Kysely<Tables>, links: readonly LinkedRecord[]): Promise<ReadonlySet<string>> {
  const visible = new Set<string>();
  for (const name of pagedResources) {
    const ids = new Set(links.flatMap((link) => (link.name === name ? [link.id] : [])));
    if (ids.size === 0) continue;
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(tableNames[name])}
      where id in (${sql.join([...ids])}) and ${readableRows(resources[name])}`.execute(db);
    for (const { id } of rows) visible.add(linkReference({ name, id: Number(id) }));
  }
  return visible;
}
