import { NotFound } from '@porchlight/ui/feedback/NotFound';
import { urls } from '../urls/index.ts';
import { institute, organization } from './organization.ts';
import type { Page } from './page.ts';

const popularLinks = () => [
  { text: organization.centers.pantry, href: urls.foodPantry(institute.centerName) },
  { text: 'What’s on', href: urls.events },
  { text: 'Check your registration', href: urls.vote },
  { text: 'Stories', href: urls.stories },
  { text: 'Search', href: urls.search },
];

/** Page for unknown URLs. */
export function Component() {
  return <NotFound homeHref={urls.home} links={popularLinks()} />;
}

export const page: Page = {
  head: () => ({
    title: 'Page not found',
    description: 'There is no page at this address.',
    canonicalPath: urls.home,
    missing: true,
  }),
};
