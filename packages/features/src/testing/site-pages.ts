import type { PageRecord } from '@porchlight/contract/entities';
import { linkAddress } from '@porchlight/contract/links';
import { otherCalls } from '@porchlight/contract/other-calls';
import { storedContent } from '@porchlight/contract/sections/section-content';
import { mapSectionValues, sectionReferences } from '@porchlight/contract/sections/stored-sections';
import { type ListPageKey, type SitePageKey, sitePageSlug } from '@porchlight/contract/site-pages';
import type { RequestHandler } from 'msw';
import { pages } from '../../../../demo/src/content/pages/index.ts';
import { pagePictures } from '../../../../demo/src/content/pages/page-pictures.ts';
import { mockCall } from './mock-call.ts';

/** The addresses of the demo organization's pictures and films, by their file names. */
const addresses = new Map(
  Object.entries(
    import.meta.glob<string>(['../../../../demo/pictures/**', '../../../../demo/films/*'], {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, address]) => [path.replace(/^.*\//, ''), address]),
);

/** The value of a field with a file by the name of the content: its address, as in previews. */
function fileAddress(kind: string, name: string): string {
  if (kind === 'image') return addresses.get((pagePictures[name]?.file ?? `${name}.avif`).replace(/^.*\//, '')) ?? name;
  if (kind === 'film') return addresses.get(`${name}.mp4`) ?? name;
  return name;
}

/** A page of the site as a response has it, in the words of the demo organization. */
export function demoPage(key: SitePageKey | ListPageKey): PageRecord {
  const content = pages.find((page) => page.key === key);
  if (!content) throw new Error(`The demo organization has no page ${key}.`);
  const written = storedContent(content.sections);
  const sections = mapSectionValues(written, ({ kind }, value) =>
    typeof value === 'string' && value ? fileAddress(kind, value) : value,
  );
  const references = sectionReferences(written);
  const pictures = references.pictures.flatMap((name) => {
    const address = fileAddress('image', name);
    const facts = { alt: pagePictures[name]?.alt ?? '' };
    return [address, address.replace(/^.*\//, '')].map((key) => [key, facts]);
  });
  const links = references.links.map((link) => [link, linkAddress(link) ?? null]);
  return {
    id: 1,
    version: 1,
    created_at: '2026-01-02T15:00:00Z',
    updated_at: '2026-01-02T15:00:00Z',
    image: null,
    title: content.title,
    description: content.description,
    menu_label: content.menu_label ?? '',
    slug: sitePageSlug(key),
    sections,
    sections_facts: { links: Object.fromEntries(links), pictures: Object.fromEntries(pictures) },
  };
}

/** The pages of the site as responses have them. */
export const demoPages = (): PageRecord[] => pages.map(({ key }) => demoPage(key));

/** Mocks the response with a page of the site. */
export function mockSitePage(key: SitePageKey): RequestHandler {
  return mockCall(otherCalls.pageAt, () => ({ page: demoPage(key) }));
}
