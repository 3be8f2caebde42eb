import { pagedResources } from '@porchlight/contract/discovery';
import type { AnyRecord } from '@porchlight/contract/entity';
import { linkAddress } from '@porchlight/contract/links';
import { documentTargets, isRemoteTarget, linkTarget, markGoneLinks } from '@porchlight/contract/record-links';
import { type Resource, resources } from '@porchlight/contract/resources';
import { documentIn } from '@porchlight/contract/rich-text';
import { type LinkedRecord, recordAt } from '@porchlight/contract/rich-text-records';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { type SectionFacts, sectionFactsKey } from '@porchlight/contract/sections/section-facts';
import { mapSectionValues, sectionReferences, valuesIn } from '@porchlight/contract/sections/stored-sections';
import { type Kysely, sql } from 'kysely';
import { readableRows } from '../db/readable-rows.ts';
import { type StoredRow, type Tables, tableNames } from '../db/tables.ts';
import type { ResponseRecord } from '../records/columns.ts';
import { libraryRows } from '../records/picture-metadata.ts';
import { sectionsOf } from '../records/sections-of.ts';
import { canBeMissing, missingPages } from './missing-pages.ts';

/**
 * Returns the sections of a record with facts about what they refer to; null where they refer to nothing that can change.
 * For visitors, links in texts to what they can't see are marked.
 * @param publicUrl URL of the site, with which links may begin
 * @param pdfs the sizes of the sections' PDFs
 */
export async function withSectionFacts(
  db: Kysely<Tables>,
  { fields }: Resource,
  record: ResponseRecord,
  { isForStaff, publicUrl, pdfs }: { isForStaff: boolean; publicUrl: string | undefined; pdfs: Record<string, number> },
): Promise<Record<string, unknown> | null> {
  const all = sectionsOf(fields, record);
  const sections = all.flatMap((each) => each.sections);
  const { pictures, links } = sectionReferences(sections);
  const targets = [...links.flatMap((link) => linkTarget(link) ?? []), ...textTargets(sections)].filter((target) =>
    canBeMissing(target, publicUrl),
  );
  if (pictures.length === 0 && targets.length === 0 && Object.keys(pdfs).length === 0) return null;
  const records = targets.flatMap((target) => recordAt(target) ?? []);
  const [addresses, missing, library] = await Promise.all([
    visibleAddresses(db, records),
    missingPages(db, targets, publicUrl),
    pictures.length > 0 ? libraryRows(db, [...new Set(pictures)]) : [],
  ]);
  const facts: SectionFacts = {
    links: Object.fromEntries(
      links.flatMap((link): [string, string | null][] => {
        const target = linkTarget(link);
        if (target === undefined || !targets.includes(target)) return [];
        if (missing.has(target)) return [[link, null]];
        return [[link, isRemoteTarget(target) ? link : (addresses.get(target) ?? linkAddress(link) ?? null)]];
      }),
    ),
    pictures: Object.fromEntries(library.map((row) => [String(row.image), pictureFacts(row)])),
    pdfs,
  };
  return Object.fromEntries(
    all.flatMap(({ field, sections: own }) => [
      [field, mapSectionValues(own, ({ kind }, value) => markedDocument(kind, value) ?? value)],
      [sectionFactsKey(field), facts],
    ]),
  );

  function markedDocument(kind: string, value: unknown) {
    const document = kind === 'longText' && !isForStaff ? documentIn(value) : undefined;
    return document && markGoneLinks(document, (target) => missing.has(target));
  }
}

/** What the links in the texts of sections lead to. */
function textTargets(sections: readonly StoredSection[]): string[] {
  return sections.flatMap(valuesIn).flatMap(([{ kind }, value]) => {
    const document = kind === 'longText' ? documentIn(value) : undefined;
    return document ? documentTargets(document) : [];
  });
}

function pictureFacts({ alt, decorative, focus }: StoredRow) {
  return { alt: decorative === 1 ? '' : String(alt ?? ''), ...(focus && { focus: String(focus) }) };
}

/** Returns the addresses of those of the records that visitors can see, by their paths: `/story/7`. */
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
      addresses.set(`/${name}/${id}`, resources[name].publicUrl?.({ ...row, id }) ?? `/${name}/${id}`);
    }
  }
  return addresses;
}
