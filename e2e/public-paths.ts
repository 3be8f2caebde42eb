/** Addresses of the public pages, for journeys that check all of them. */

/** The pages with records of the demo content. */
export const recordPaths = [
  '/stories',
  '/story/1',
  '/all-articles',
  '/article/1',
  '/events',
  '/event/1',
  '/election-calendar',
  '/election/1',
  '/podcasts',
  '/podcast/1',
  '/gallery',
  '/team-type/staff',
  '/action-network',
] as const;

/** Whether a page shows an article, with its PDF in the browser's own viewer. */
export const isArticle = (path: string): boolean => path.startsWith('/article/');
