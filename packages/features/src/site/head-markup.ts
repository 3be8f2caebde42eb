import { socialCard } from './media.ts';
import { organisation } from './organisation.ts';
import type { PageHead } from './page.ts';

/** The title of the browser's tab: the page's own, then the organisation's name. */
export function documentTitle(head: PageHead): string {
  return head.title ? `${head.title} | ${organisation.name}` : `${organisation.name}: ${organisation.tagline}`;
}

/**
 * Markup of the head: title, description, canonical link, Open Graph.
 * @param origin address of the site without a slash at its end
 */
export function headMarkup(head: PageHead, origin: string): string {
  const title = documentTitle(head);
  const url = origin + head.canonicalPath;
  const properties: Record<string, string | undefined> = {
    'og:site_name': organisation.name,
    'og:type': head.type ?? 'website',
    'og:title': head.title || organisation.name,
    'og:description': head.description,
    'og:url': url,
    'og:locale': 'en_US',
    'og:image': new URL(head.imageUrl ?? socialCard.src, origin).href,
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...(head.missing
      ? ['<meta name="robots" content="noindex">']
      : [`<link rel="canonical" href="${escapeHtml(url)}">`]),
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? [`<meta property="${property}" content="${escapeHtml(content)}">`] : [],
    ),
  ].join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
