import { dashboardUrls } from '@porchlight/contract/dashboard-urls';

/** Entities with a public page for each record. */
const withPages = ['story', 'article', 'event', 'election', 'podcast'] as const;

/** Address of the form of the record that a public page shows; undefined for a page that shows none, or many. */
export function editAddress(pathname: string): string | undefined {
  const [, noun, id] = /^\/([a-z]+)\/(\d+)\/?$/.exec(pathname) ?? [];
  const name = withPages.find((each) => each === noun);
  return name && id ? dashboardUrls[name].edit(id) : undefined;
}
