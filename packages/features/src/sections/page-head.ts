import type { PageRecord } from '@porchlight/contract/entities';
import { fillFacts } from '@porchlight/contract/organization-tokens';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { summary } from '../records/index.ts';
import { organization, type PageHead, type ParentPage } from '../site/index.ts';
import { pictureUrl, urls } from '../urls/index.ts';
import { shownText } from './resolve-values.ts';
import { viewOf } from './section-views.ts';

/** The canonical path of a page. */
export const pagePath = ({ id, slug }: Pick<PageRecord, 'id' | 'slug'>) => (slug ? `/${slug}` : urls.page(id));

/** The pages above a page, from the top. */
export function parentsOf({ pages_above: above = [] }: Pick<PageRecord, 'pages_above'>): ParentPage[] {
  return above.map(({ slug, title, menu_label: label }) => ({
    text: fillFacts(label || title, organization),
    href: `/${slug}`,
  }));
}

/** The head of a page, from its record. */
export function pageHead(record: PageRecord): PageHead {
  const fill = (text: string) => fillFacts(text, organization);
  const title = fill(record.title);
  return {
    title: summary(title),
    description: summary(fill(record.description) || record.sections.map(textOf).join(' ')) || title,
    canonicalPath: pagePath(record),
    imageUrl: pictureUrl(record.image) ?? undefined,
    parents: parentsOf(record),
    quilt: { seed: record.slug || `page-${record.id}` },
  };
}

/** What visitors read of a section; '' until its view is loaded. */
function textOf(section: StoredSection): string {
  const view = section.hidden ? undefined : viewOf(section);
  return view ? shownText(view, section, organization) : '';
}
