import { sampleValues } from '@porchlight/contract/field-kinds/sections';
import { resources } from '@porchlight/contract/resources';
import { sectionKinds } from '@porchlight/contract/sections/kinds';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { type SectionContent, type SitePageContent, sitePath } from '@porchlight/contract/sections/site-pages';
import { mapSectionFiles } from '@porchlight/contract/sections/stored-sections';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { acquireTransactionLock } from '../db/dialect.ts';
import type { Tables } from '../db/tables.ts';
import { check } from '../http/check-input.ts';
import { toColumns } from '../records/columns.ts';
import { insertRow } from '../writes/row-changes.ts';
import { SlugGenerator } from '../writes/slug-generator.ts';

/** What the pages of the site begin with. */
export interface SitePagesSource {
  pages: readonly SitePageContent[];
  /** Stores a picture that the pages name. @returns its name in the library */
  savePicture(name: string): Promise<string>;
}

/** Adds the pages of the site that the database lacks: all of them to a new one, and new ones after an upgrade. */
export async function addMissingSitePages(
  { db, now }: { db: Database; now: () => Date },
  { pages, savePicture }: SitePagesSource,
): Promise<void> {
  const missing = await withoutExisting(db.read, pages);
  if (missing.length === 0) return;
  const ready = await Promise.all(
    missing.map(async (page) => ({ page, sections: await storedSections(page, savePicture) })),
  );
  await db.write(async (trx) => {
    // Of two nodes that start on the same database, the second waits here.
    await acquireTransactionLock(trx, 'site pages');
    const still = new Set(await withoutExisting(trx, missing));
    const slugs = new SlugGenerator();
    for (const { page, sections } of ready) {
      if (!still.has(page)) continue;
      const { key, title, description, menu_label } = page;
      const values = check(resources.page.create, { title, description, menu_label, sections });
      const change = { trx, resource: resources.page, slugs, now: now() };
      await insertRow(change, { ...toColumns(resources.page, values), slug: sitePath(key), site_key: key });
    }
  });
}

async function withoutExisting(
  db: Kysely<Tables>,
  pages: readonly SitePageContent[],
): Promise<readonly SitePageContent[]> {
  const rows = await db.selectFrom('pages').select('site_key').where('site_key', '<>', '').execute();
  return pages.filter(({ key }) => !rows.some(({ site_key }) => site_key === key));
}

/** The sections of a page as they are stored: with ids that say what they are, and with the pictures' names. */
async function storedSections(
  { sections }: SitePageContent,
  savePicture: SitePagesSource['savePicture'],
): Promise<StoredSection[]> {
  const stored = sections.map(toStored);
  const names = new Set<string>();
  mapSectionFiles(stored, (name) => {
    names.add(name);
    return name;
  });
  const saved = new Map(await Promise.all([...names].map(async (name) => [name, await savePicture(name)] as const)));
  return mapSectionFiles(stored, (name) => saved.get(name) ?? name);
}

function toStored({ kind, values }: SectionContent, index: number): StoredSection {
  const { version, fields } = sectionKinds[kind];
  return { id: `${kind}-${index + 1}`, kind, version, values: sampleValues(fields, values) };
}
