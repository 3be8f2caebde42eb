import { dashboardUrls } from '../urls/index.ts';

/** What the pages of one record are called, and their forms. */
const forms = {
  story: dashboardUrls('researches', 'research'),
  article: dashboardUrls('articles', 'article'),
  event: dashboardUrls('events', 'event'),
  election: dashboardUrls('elections', 'election'),
  podcast: dashboardUrls('podcasts', 'podcast'),
} as const;

/** Address of the form of the record that a public page shows; undefined for a page that shows none, or many. */
export function editAddress(pathname: string): string | undefined {
  const [, noun, id] = /^\/([a-z]+)\/(\d+)\/?$/.exec(pathname) ?? [];
  return noun && id && Object.hasOwn(forms, noun) ? forms[noun as keyof typeof forms].edit(id) : undefined;
}
