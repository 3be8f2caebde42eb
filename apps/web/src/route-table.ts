import { type DashboardUrls, dashboardUrls, otherScreenUrls } from '@porchlight/contract/dashboard-urls';
import { entities, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { urls } from '@porchlight/contract/page-urls';

/** One address of the site. */
export interface RouteEntry {
  /** Pattern of the path, as the router reads it. */
  path: string;
  /** Its file, which is also its key in the build's manifest. */
  file: string;
  /** The entity that a dashboard screen is about. */
  entity?: ResourceName;
}

/** Frame of the public pages. */
export const publicLayout = 'src/routes/public/layout.ts';
/** Frame of the dashboard, which lets nobody in without a token. */
export const dashboardLayout = 'src/routes/dashboard/layout.ts';

/** Public addresses; the server renders them. spec 2.1 */
export const publicRoutes: readonly RouteEntry[] = [
  { path: urls.home, file: 'src/routes/public/home.tsx' },
  { path: urls.articles, file: 'src/routes/public/all-articles.tsx' },
  { path: urls.article(':id'), file: 'src/routes/public/article.tsx' },
  { path: urls.stories, file: 'src/routes/public/stories.tsx' },
  { path: urls.story(':id'), file: 'src/routes/public/story.tsx' },
  { path: urls.events, file: 'src/routes/public/events.tsx' },
  { path: urls.event(':id'), file: 'src/routes/public/event.tsx' },
  { path: urls.elections, file: 'src/routes/public/election-calendar.tsx' },
  { path: urls.election(':id'), file: 'src/routes/public/election.tsx' },
  { path: urls.podcasts, file: 'src/routes/public/podcasts.tsx' },
  { path: urls.podcast(':id'), file: 'src/routes/public/podcast.tsx' },
  { path: urls.gallery, file: 'src/routes/public/gallery.tsx' },
  { path: urls.teamType(':type'), file: 'src/routes/public/team-type.tsx' },
  { path: urls.actionNetwork, file: 'src/routes/public/action-network.tsx' },
  { path: urls.whoWeAre, file: 'src/routes/public/who-we-are.tsx' },
  { path: urls.whatWeDo, file: 'src/routes/public/what-we-do.tsx' },
  { path: urls.howWeWork, file: 'src/routes/public/how-we-work.tsx' },
  { path: urls.divisions, file: 'src/routes/public/divisions.tsx' },
  { path: urls.forestService, file: 'src/routes/public/usda-forest-service.tsx' },
  { path: urls.democratisation, file: 'src/routes/public/democratisation.tsx' },
  { path: urls.heritage, file: 'src/routes/public/culture-and-heritage.tsx' },
  { path: urls.health, file: 'src/routes/public/health-and-wellness.tsx' },
  { path: urls.vote, file: 'src/routes/public/vote.tsx' },
  { path: urls.kenya, file: 'src/routes/public/kenya.tsx' },
  { path: urls.search, file: 'src/routes/public/search.tsx' },
  { path: urls.donate, file: 'src/routes/public/donate.tsx' },
  { path: urls.resources, file: 'src/routes/public/resources.tsx' },
  { path: urls.democracyCenter, file: 'src/routes/public/democracy-center.tsx' },
  // Any name is answered; the head names the one address that counts.
  { path: urls.foodPantry(':name'), file: 'src/routes/public/food-pantry.tsx' },
  { path: urls.porch(':name'), file: 'src/routes/public/porch.tsx' },
  { path: urls.interfaithCenter(':name'), file: 'src/routes/public/interfaith-center.tsx' },
  { path: '*', file: 'src/routes/public/not-found.tsx' },
];

/** The staff's sign-in, without a frame; drawn in the browser. */
export const signInRoute: RouteEntry = { path: urls.login, file: 'src/routes/login.tsx' };

function screensOf(entity: ResourceName, { list, create, edit, show }: Partial<DashboardUrls>): RouteEntry[] {
  const paths = { list, create, edit: edit?.(':id'), show: show?.(':id') };
  return Object.entries(paths).flatMap(([screen, path]) =>
    path ? [{ path, file: `src/routes/dashboard/${screen}.tsx`, entity }] : [],
  );
}

/** Dashboard addresses; drawn in the browser. Second readings of the specification lead to the same file. spec 2.4 */
export const dashboardRoutes: readonly RouteEntry[] = [
  { path: urls.dashboard, file: 'src/routes/dashboard/home.tsx' },
  { path: urls.history(), file: 'src/routes/dashboard/history.tsx' },
  { path: urls.trash(), file: 'src/routes/dashboard/trash.tsx' },
  ...resourceNames.flatMap((entity) => [
    ...screensOf(entity, dashboardUrls[entity]),
    ...otherScreenUrls[entity].flatMap((screens) => screensOf(entity, screens)),
  ]),
  { path: entities.email.importUrl, file: 'src/routes/dashboard/import-emails.tsx' },
  { path: '/dashboard/add-page', file: 'src/routes/dashboard/add-page.tsx' },
  { path: '/dashboard/add-section', file: 'src/routes/dashboard/add-page.tsx' },
  { path: '/dashboard/add-menu', file: 'src/routes/dashboard/add-page.tsx' },
  { path: '/dashboard/*', file: 'src/routes/dashboard/not-found.tsx' },
];
