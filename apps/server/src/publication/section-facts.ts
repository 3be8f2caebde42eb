import { pagedResources } from '@porchlight/contract/discovery';
import type { AnyRecord } from '@porchlight/contract/entity';
import { linkParts } from '@porchlight/contract/links';
import { type Resource, resources } from '@porchlight/contract/resources';
import { documentIn } from '@porchlight/contract/rich-text';
import { type LinkedRecord, markGoneLinks, recordAt } from '@porchlight/contract/rich-text-records';
import { type SectionFacts, sectionFactsKey } from '@porchlight/contract/sections/section-facts';
import { mapSectionValues, sectionReferences } from '@porchlight/contract/sections/stored-sections';
import { isSitePage, pathOfSlug, sitePageSlug } from '@porchlight/contract/site-pages';
import { type Kysely, sql } from 'kysely';
import { readableRows } from '../db/readable-rows.ts';
import { type StoredRow, type Tables, tableNames } from '../db/tables.ts';
import type { ResponseRecord } from '../records/columns.ts';
import { linkReference } from '../records/file-references.ts';
import { libraryRows } from '../records/picture-metadata.ts';
import { sectionsOf } from '../records/sections-of.ts';
import { publicPageSlugs } from './public-page-id.ts';

/**
 * Returns the sections of a record with facts about what they refer to; null where they refer to nothing. For visitors,
 * links in texts to records that they can't see are marked.
 * @param pdfs the sizes of the sections' PDFs
 */
export async function withSectionFacts(
  db: Kysely<Tables>,
  { fields }: Resource,
  record: ResponseRecord,
  { isForStaff, pdfs }: { isForStaff: boolean; pdfs: Record<string, number> },
): Promise<Record<string, unknown> | null> {
  const all = sectionsOf(fields, record);
  if (all.length === 0) return null;
  const { pictures, links, records } = sectionReferences(all.flatMap(({ sections }) => sections));
  const pages = links.flatMap((link) => {
    const { type, rest } = linkParts(link);
    return type === 'page' && isSitePage(rest) ? [{ link, slug: sitePageSlug(rest) }] : [];
  });
  if (pictures.length === 0 && records.length === 0 && pages.length === 0 && Object.keys(pdfs).length === 0)
    return null;
  const [addresses, publicSlugs, library] = await Promise.all([
    visibleAddresses(db, records),
    publicPageSlugs(
      db,
      pages.map(({ slug }) => slug),
    ),
    pictures.length > 0 ? libraryRows(db, [...new Set(pictures)]) : [],
  ]);
  const isHidden = (link: LinkedRecord) => !addresses.has(linkReference(link));
  const facts: SectionFacts = {
    links: Object.fromEntries([
      ...pages.map(({ link, slug }) => [link, publicSlugs.has(slug) ? pathOfSlug(slug) : null]),
      ...links.flatMap((link) => {
        const linked = link.startsWith('record:') ? recordAt(`/${link.slice('record:'.length)}`) : undefined;
        return linked ? [[link, addresses.get(linkReference(linked)) ?? null]] : [];
      }),
    ]),
    pictures: Object.fromEntries(library.map((row) => [String(row.image), pictureFacts(row)])),
    pdfs,
  };
  return Object.fromEntries(
    all.flatMap(({ field, sections }) => [
      [field, mapSectionValues(sections, ({ kind }, value) => markedDocument(kind, value) ?? value)],
      [sectionFactsKey(field), facts],
    ]),
  );

  function markedDocument(kind: string, value: unknown) {
    const document = kind === 'longText' && !isForStaff ? documentIn(value) : undefined;
    return document && markGoneLinks(document, isHidden);
  }
}

function pictureFacts({ alt, decorative, focus }: StoredRow) {
  return { alt: decorative === 1 ? '' : String(alt ?? ''), ...(focus && { focus: String(focus) }) };
}

/** Returns the addresses of those of the records that visitors can see, by their references. */
async function visibleAddresses(
  db: Kysely<Tables>,
  records: readonly LinkedRecord[],
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const name of pagedResources) {
    const ids = new Set(records.flatMap((each) => (each.name === name ? [each.id] : [])));
    if (ids.size === 0) continue;
    const { rows } = await sql<AnyRecord>`select * from ${sql.table(tableNames[name])}
      where id in (${sql.join([...ids])}) and ${readableRows(resources[name])}`.execute(db);
    for (const row of rows) {
      const id = Number(row.id);
      addresses.set(linkReference({ name, id }), resources[name].publicUrl?.({ ...row, id }) ?? `/${name}/${id}`);
    }
  }
  return addresses;
}
