import { readFile } from 'node:fs/promises';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { storedContent } from '@porchlight/contract/sections/section-content';
import { mapSectionValues, valuesIn } from '@porchlight/contract/sections/stored-sections';
import type { SeedTarget } from '@porchlight/contract/seed-target';
import { sitePageSlug } from '@porchlight/contract/site-pages';
import { pages } from './content/pages/index.ts';
import { pagePictures } from './content/pages/page-pictures.ts';

/** Creates the pages of the site, with their pictures, films and PDFs. @param createdAt @default now */
export async function seedPages(target: SeedTarget, createdAt?: Date): Promise<void> {
  for (const { key, sections, ...page } of pages) {
    const stored = await withFiles(storedContent(sections), target);
    const values = { ...page, slug: sitePageSlug(key), sections: stored, state: 'published' };
    await target.insert('page', values, { createdAt });
  }
}

/** How files of each kind are stored, by the name that the content gives them. */
const savers: Readonly<Record<string, (name: string, target: SeedTarget) => Promise<string>>> = {
  image: async (name, target) => {
    const description = pagePictures[name];
    if (!description) throw new Error(`page-pictures.ts lacks the picture ${name}.`);
    return target.saveImage(await read(`pictures/pages/${description.file ?? `${name}.avif`}`), description);
  },
  film: async (name, target) => target.saveFilm(await read(`films/${name}.mp4`)),
  pdf: async (name, target) => target.savePdf(await read(`papers/${name}.pdf`)),
};

async function withFiles(sections: StoredSection[], target: SeedTarget): Promise<StoredSection[]> {
  const names = new Map<string, string>();
  for (const [{ kind }, value] of sections.flatMap(valuesIn)) {
    if (typeof value === 'string' && value && savers[kind])
      names.set(`${kind} ${value}`, await savers[kind](value, target));
  }
  return mapSectionValues(sections, ({ kind }, value) => names.get(`${kind} ${value}`) ?? value);
}

function read(file: string): Promise<Buffer> {
  return readFile(new URL(`../${file}`, import.meta.url));
}
