import { cardSize, cardsPath } from '@porchlight/contract/discovery';
import { documentTitleCharacters } from '@porchlight/contract/limits';
import type { RenderInput } from '@porchlight/contract/rendering';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import { headLinks, isListed } from './head-links.ts';
import { organization } from './organization.ts';
import type { PageHead } from './page.ts';
import { cardAlt, pageCard } from './page-card.ts';
import { socialCard } from './social-card.ts';
import { structuredData } from './structured-data.ts';

/**
 * The document title: the page's title, followed by the organization's name if both fit. Longer titles are truncated,
 * as search engines do; the page's heading has the full title.
 */
export function documentTitle({ title }: Pick<PageHead, 'title'>): string {
  if (!title) return `${organization.name}: ${organization.tagline}`;
  const fullTitle = `${title} | ${organization.name}`;
  return fullTitle.length <= documentTitleCharacters ? fullTitle : truncate(title, documentTitleCharacters - 1).text;
}

/** Origin of the site and URLs of social cards, for the head's absolute URLs. */
export type HeadUrls = Pick<RenderInput, 'origin' | 'cardUrl'>;

/** HTML of the head: title, description, canonical link, feeds, Open Graph tags, structured data. */
export function headMarkup(head: PageHead, urls: HeadUrls): string {
  const { origin } = urls;
  const title = documentTitle(head);
  const url = origin + head.canonicalPath;
  const image = sharedPicture(head, urls);
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
  // Search engines show a picture beside a result: for a record without one, the page's social card.
  const data = structuredData({ ...head, imageUrl: head.imageUrl ?? image.url }, origin);
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...(isListed(head) ? [] : ['<meta name="robots" content="noindex">']),
    ...headLinks(head, origin).map((link) => `<link ${attributes(link)}>`),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    // Title, description and picture are taken from the Open Graph tags.
    '<meta name="twitter:card" content="summary_large_image">',
    ...(data ? [`<script type="application/ld+json">${data}</script>`] : []),
  ].join('');
}

/** The page's social card; the site's own card for the home page and for missing pages. */
function sharedPicture(head: PageHead, { origin, cardUrl }: HeadUrls) {
  const isMissing = head.missing || !cardUrl;
  const site = !head.title || isMissing ? socialCard() : undefined;
  if (site) return { ...site, url: origin + site.src };
  // Without a hash, the address redirects to the one with the present hash.
  const path = isMissing ? `${cardsPath}home.png` : cardUrl(head.canonicalPath, pageCard(head));
  return { ...cardSize, url: origin + path, alt: (!isMissing && cardAlt(head)) || organization.name };
}

function attributes(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
