/** Addresses of the public pages, for journeys that check all of them. */

/** The pages with static texts, with their canonical addresses. */
export const fixedPaths = [
  '/',
  '/who-we-are',
  '/what-we-do',
  '/how-we-work',
  '/divisions',
  '/usda-forest-service',
  '/democratisation',
  '/culture-and-heritage',
  '/health-and-wellness',
  '/vote',
  '/kenya',
  '/donate',
  '/contact',
  '/privacy',
  '/accessibility',
  '/resources',
  '/the-plow-and-pew-democracy-center',
  "/ruby's-food-pantry",
  "/ruby's-porch",
  "/ruby's-interfaith-center",
] as const;

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
