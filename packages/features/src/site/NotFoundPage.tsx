import { NotFound } from '@porchlight/ui/NotFound';
import { urls } from '../urls/index.ts';
import type { Page } from './page.ts';

/** What an unknown address shows. */
export function NotFoundPage() {
  return <NotFound homeHref={urls.home} />;
}

/** Answers 404. */
export const notFoundPage: Page = {
  head: () => ({
    title: 'Page not found',
    description: 'There is no page at this address.',
    canonicalPath: urls.home,
    missing: true,
  }),
};
