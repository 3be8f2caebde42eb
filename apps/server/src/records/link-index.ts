import { linksOf } from '@porchlight/contract/record-links';
import type { Resource } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import { insertLinks } from '../db/link-rows.ts';
import type { StoredRow, Tables } from '../db/tables.ts';

/**
 * Updates the table of links after a change of a row, in its transaction.
 * @param before the row before the change; undefined for a new one
 */
export async function updateLinks(
  trx: Kysely<Tables>,
  { name, fields }: Resource,
  before: StoredRow | undefined,
  after: StoredRow,
): Promise<void> {
  const [old, links] = [before ? linksOf(fields, before) : [], linksOf(fields, after)];
  if (JSON.stringify(old) === JSON.stringify(links)) return;
  if (old.length > 0)
    await trx.deleteFrom('links').where('resource', '=', name).where('record_id', '=', after.id).execute();
  await insertLinks(trx, { resource: name, id: after.id }, links);
}
