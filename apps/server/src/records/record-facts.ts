import type { Resource } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import type { StoredRow, Tables } from '../db/tables.ts';
import { withPictureMetadata } from './picture-metadata.ts';
import { withReferences } from './references.ts';

/**
 * Completes rows with what other tables know: the library's facts about their pictures, and the names and addresses of
 * the records that they refer to.
 * @param db inside a transaction, that transaction
 * @param isForStaff whether records count that visitors can't see
 */
export async function withRecordFacts(
  db: Kysely<Tables>,
  resource: Pick<Resource, 'fields'>,
  rows: readonly StoredRow[],
  isForStaff = true,
): Promise<StoredRow[]> {
  return withReferences(db, resource, await withPictureMetadata(db, resource, rows), isForStaff);
}
