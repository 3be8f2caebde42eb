import { resourceCalls } from '@porchlight/contract/calls';
import { listPageKeys, sitePageKeys, sitePageSlug } from '@porchlight/contract/site-pages';
import type { RequestHandler } from 'msw';
import { mockCall } from './mock-call.ts';

const pages = [...sitePageKeys, ...listPageKeys].map((key, index) => ({
  id: index + 1,
  title: key,
  slug: sitePageSlug(key),
}));

/** Mocks the list of the site's pages, which every link field asks for: all pages of the site. */
export const mockPageNames: RequestHandler = mockCall(resourceCalls.page.list, () => ({ pages }));
