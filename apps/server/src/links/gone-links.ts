import { fieldsOfKind } from '@porchlight/contract/fields';
import { documentTargets, markGoneLinks } from '@porchlight/contract/record-links';
import type { Resource } from '@porchlight/contract/resources';
import { documentIn, documentKey } from '@porchlight/contract/rich-text';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { ResponseRecord } from '../records/columns.ts';
import { canBeMissing, missingPages } from './missing-pages.ts';

/**
 * Returns the documents of a record with links within this site, in which links to what visitors can't see are marked.
 * @param publicUrl URL of the site, with which links may begin
 * @returns null if no link of the record's texts can lose its page
 */
export async function goneLinks(
  db: Kysely<Tables>,
  { fields }: Resource,
  record: ResponseRecord,
  publicUrl: string | undefined,
): Promise<Record<string, unknown> | null> {
  const documents = fieldsOfKind(fields, 'longText').flatMap((field) => {
    const document = documentIn(record[documentKey(field)]);
    return document ? [{ key: documentKey(field), document }] : [];
  });
  const targets = documents
    .flatMap(({ document }) => documentTargets(document))
    .filter((target) => canBeMissing(target, publicUrl));
  if (targets.length === 0) return null;
  const missing = await missingPages(db, targets, publicUrl);
  return Object.fromEntries(
    documents.map(({ key, document }) => [key, markGoneLinks(document, (target) => missing.has(target))]),
  );
}
