import { NotFound } from '@porchlight/ui/feedback/NotFound';
import { type PageHead, popularLinks } from '../site/index.ts';
import { urls } from '../urls/index.ts';

/** Says that there is no page at an address, and where people can go. */
export function NoPage() {
  return <NotFound homeHref={urls.home} links={[...popularLinks(), { text: 'Search', href: urls.search }]} />;
}

/** The head of an address without a page. */
export const noPageHead: PageHead = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  canonicalPath: urls.home,
  missing: true,
};
