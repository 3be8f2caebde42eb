import type { PageRecord } from '@porchlight/contract/entities';
import { fillFacts } from '@porchlight/contract/organization-tokens';
import { keysOf } from '@porchlight/contract/records-by-key';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { quiltField } from '@porchlight/contract/sections/shared-fields';
import { homeSlug, pathOfSlug } from '@porchlight/contract/site-pages';
import { summary } from '../records/index.ts';
import { organization, type PageHead, type ParentPage } from '../site/index.ts';
import { pictureUrl, urls } from '../urls/index.ts';
import { pageVideos } from './page-videos.ts';
import { shownText } from './resolve-values.ts';
import { viewOf } from './section-views.ts';

const quiltNames = keysOf(quiltField.options);

/** The canonical path of a page. */
export const pagePath = ({ id, slug }: Pick<PageRecord, 'id' | 'slug'>) => (slug ? pathOfSlug(slug) : urls.page(id));

/** The pages above a page, from the top. */
export function parentsOf({ pages_above: above = [] }: Pick<PageRecord, 'pages_above'>): ParentPage[] {
  return above.map(({ slug, title, menu_label: label }) => ({
    text: fillFacts(label || title, organization),
    href: pathOfSlug(slug),
  }));
}

/** The head of a page, from its record. */
export function pageHead(record: PageRecord): PageHead {
  const fill = (text: string) => fillFacts(text, organization);
  const title = fill(record.title);
  return {
    // The landing page has the organization's name alone.
    title: record.slug === homeSlug ? '' : summary(title),
    description: summary(fill(record.description) || record.sections.map(textOf).join(' ')) || title,
    canonicalPath: pagePath(record),
    imageUrl: pictureUrl(record.image) ?? undefined,
    parents: parentsOf(record),
    videos: pageVideos(record),
    quilt: pageQuilt(record),
  };
}

/** The quilt block of the page's header, so that shared links look like the page. */
function pageQuilt({ id, slug, sections }: PageRecord): PageHead['quilt'] {
  const header = sections.find((section) => !section.hidden && viewOf(section)?.isHeader);
  const seed = slug || `page-${id}`;
  if (!header) return { seed };
  const { colors, title, block } = header.values;
  return { seed: String(colors || title || seed), block: quiltNames.find((name) => name === block) };
}

/** What visitors read of a section; '' until its view is loaded. */
function textOf(section: StoredSection): string {
  const view = section.hidden ? undefined : viewOf(section);
  return view ? shownText(view, section, organization) : '';
}
