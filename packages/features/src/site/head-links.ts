import type { PageHead } from './page.ts';

/** Attributes of a `<link>` in the head. */
export interface HeadLink {
  rel: 'canonical' | 'prev' | 'next' | 'alternate';
  href: string;
  type?: string;
  title?: string;
}

/**
 * The links in a page's head: canonical URL, previous and next page of a paginated list, feeds and calendars.
 * Missing and unlisted pages have no canonical URL.
 * @param origin of the site, without a trailing slash
 */
export function headLinks(head: PageHead, origin: string): HeadLink[] {
  const { canonicalPath, previousPath, nextPath, alternates = [] } = head;
  const to = (rel: HeadLink['rel'], path: string | undefined): HeadLink[] =>
    path === undefined ? [] : [{ rel, href: origin + path }];
  return [
    ...(isListed(head) ? to('canonical', canonicalPath) : []),
    ...to('prev', previousPath),
    ...to('next', nextPath),
    ...alternates.map((alternate) => ({ rel: 'alternate', ...alternate }) as const),
  ];
}

/** Whether search engines may index a page. */
export function isListed({ missing, unlisted }: PageHead): boolean {
  return !missing && !unlisted;
}
