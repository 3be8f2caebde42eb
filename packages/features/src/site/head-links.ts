import type { PageHead } from './page.ts';

/** One link of a head, by its attributes. */
export interface HeadLink {
  rel: 'canonical' | 'prev' | 'next' | 'alternate';
  href: string;
  type?: string;
  title?: string;
}

/**
 * The links of a page's head: its one address, its neighbors in a list that comes page by page, what follows it.
 * A page that is not there, or that nobody should list, has no address that counts.
 * @param origin address of the site without a slash at its end
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

/** Whether search engines may list a page. */
export function isListed({ missing, unlisted }: PageHead): boolean {
  return !missing && !unlisted;
}
