import { cardSize } from '@porchlight/contract/discovery';
import { documentTitleCharacters } from '@porchlight/contract/limits';
import type { RenderInput } from '@porchlight/contract/rendering';
import { truncate } from '@porchlight/ui/TruncatedText';
import { headLinks, isListed } from './head-links.ts';
import { organization } from './organization.ts';
import type { PageHead } from './page.ts';
import { cardAlt, pageCard } from './page-card.ts';
import { socialCard } from './social-card.ts';
import { structuredData } from './structured-data.ts';

/**
 * The title of the browser's tab: the page's own, then the organization's name where both have room. Search engines cut
 * what is longer; the page's heading has all of it.
 */
export function documentTitle({ title }: Pick<PageHead, 'title'>): string {
  if (!title) return `${organization.name}: ${organization.tagline}`;
  const whole = `${title} | ${organization.name}`;
  return whole.length <= documentTitleCharacters ? whole : truncate(title, documentTitleCharacters - 1).text;
}

/** Where the site stands, for a head's whole addresses. */
export type HeadPlace = Pick<RenderInput, 'origin' | 'cardUrl'>;

/** Markup of the head: title, description, canonical link, feeds, Open Graph, what search engines are told. */
export function headMarkup(head: PageHead, place: HeadPlace): string {
  const { origin } = place;
  const title = documentTitle(head);
  const url = origin + head.canonicalPath;
  const image = sharedPicture(head, place);
  const properties: Record<string, string> = {
    'og:site_name': organization.name,
    'og:type': head.type ?? 'website',
    'og:title': head.title || organization.name,
    'og:description': head.description,
    'og:url': url,
    'og:image': image.url,
    ...(image.width && { 'og:image:width': String(image.width), 'og:image:height': String(image.height) }),
    'og:image:alt': image.alt,
  };
  // Search engines show a picture beside what they list: where the record has none, the one drawn for the page.
  const data = structuredData({ ...head, imageUrl: head.imageUrl ?? image.url }, origin);
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...(isListed(head) ? [] : ['<meta name="robots" content="noindex">']),
    ...headLinks(head, origin).map((link) => `<link ${attributes(link)}>`),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    // The other words and the picture it takes from Open Graph.
    '<meta name="twitter:card" content="summary_large_image">',
    ...(data ? [`<script type="application/ld+json">${data}</script>`] : []),
  ].join('');
}

/** The picture of a link to the page: drawn for it; the site's own card for the home page and where there is nothing. */
function sharedPicture(head: PageHead, { origin, cardUrl }: HeadPlace) {
  if (!head.title || head.missing || !cardUrl) return { ...socialCard(), url: origin + socialCard().src };
  return { ...cardSize, url: origin + cardUrl(head.canonicalPath, pageCard(head)), alt: cardAlt(head) };
}

function attributes(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
