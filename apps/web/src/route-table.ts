import type { ResourceName } from '@porchlight/contract/calls';
import { dashboardUrls } from '@porchlight/contract/dashboard-urls';

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
  { path: '/', file: 'src/routes/public/home.tsx' },
  { path: '/all-articles', file: 'src/routes/public/all-articles.tsx' },
  { path: '/article/:id', file: 'src/routes/public/article.tsx' },
  { path: '/stories', file: 'src/routes/public/stories.tsx' },
  { path: '/story/:id', file: 'src/routes/public/story.tsx' },
  { path: '/events', file: 'src/routes/public/events.tsx' },
  { path: '/event/:id', file: 'src/routes/public/event.tsx' },
  { path: '/election-calendar', file: 'src/routes/public/election-calendar.tsx' },
  { path: '/election/:id', file: 'src/routes/public/election.tsx' },
  { path: '/podcasts', file: 'src/routes/public/podcasts.tsx' },
  { path: '/podcast/:id', file: 'src/routes/public/podcast.tsx' },
  { path: '/gallery', file: 'src/routes/public/gallery.tsx' },
  { path: '/team-type/:type', file: 'src/routes/public/team-type.tsx' },
  { path: '/action-network', file: 'src/routes/public/action-network.tsx' },
  { path: '/who-we-are', file: 'src/routes/public/who-we-are.tsx' },
  { path: '/what-we-do', file: 'src/routes/public/what-we-do.tsx' },
  { path: '/how-we-work', file: 'src/routes/public/how-we-work.tsx' },
  { path: '/divisions', file: 'src/routes/public/divisions.tsx' },
  { path: '/usda-forest-service', file: 'src/routes/public/usda-forest-service.tsx' },
  { path: '/democratisation', file: 'src/routes/public/democratisation.tsx' },
  { path: '/culture-and-heritage', file: 'src/routes/public/culture-and-heritage.tsx' },
  { path: '/health-and-wellness', file: 'src/routes/public/health-and-wellness.tsx' },
  { path: '/vote', file: 'src/routes/public/vote.tsx' },
  { path: '/kenya', file: 'src/routes/public/kenya.tsx' },
  { path: '/search', file: 'src/routes/public/search.tsx' },
  { path: '/donate', file: 'src/routes/public/donate.tsx' },
  { path: '/resources', file: 'src/routes/public/resources.tsx' },
  { path: '/the-plow-and-pew-democracy-center', file: 'src/routes/public/democracy-center.tsx' },
  // Any name is answered; the head names the one address that counts.
  { path: "/:name's-food-pantry", file: 'src/routes/public/food-pantry.tsx' },
  { path: "/:name's-porch", file: 'src/routes/public/porch.tsx' },
  { path: "/:name's-interfaith-center", file: 'src/routes/public/interfaith-center.tsx' },
  { path: '*', file: 'src/routes/public/not-found.tsx' },
];

/** The staff's sign-in, without a frame; drawn in the browser. */
export const signInRoute: RouteEntry = { path: '/login', file: 'src/routes/login.tsx' };

const list = 'src/routes/dashboard/list.tsx';
const create = 'src/routes/dashboard/create.tsx';
const edit = 'src/routes/dashboard/edit.tsx';
const show = 'src/routes/dashboard/show.tsx';

/** Dashboard addresses; drawn in the browser. Second readings of the specification lead to the same file. spec 2.4 */
export const dashboardRoutes: readonly RouteEntry[] = [
  { path: '/dashboard', file: 'src/routes/dashboard/home.tsx' },
  { path: '/dashboard/history', file: 'src/routes/dashboard/history.tsx' },
  { path: '/dashboard/trash', file: 'src/routes/dashboard/trash.tsx' },
  ...(Object.keys(dashboardUrls) as ResourceName[]).flatMap((entity): RouteEntry[] => {
    const urls = dashboardUrls[entity];
    return [
      { path: urls.list, file: list, entity },
      { path: urls.create, file: create, entity },
      { path: urls.edit(':id'), file: edit, entity },
      { path: urls.show(':id'), file: show, entity },
    ];
  }),
  { path: '/dashboard/stories', file: list, entity: 'story' },
  { path: '/dashboard/story/:id', file: show, entity: 'story' },
  { path: '/dashboard/show-story/:id', file: show, entity: 'story' },
  { path: '/dashboard/create-story', file: create, entity: 'story' },
  { path: '/dashboard/edit-story/:id', file: edit, entity: 'story' },
  { path: '/dashboard/actionNetworks', file: list, entity: 'actionNetwork' },
  { path: '/dashboard/import-emails', file: 'src/routes/dashboard/import-emails.tsx' },
  { path: '/dashboard/add-page', file: 'src/routes/dashboard/add-page.tsx' },
  { path: '/dashboard/add-section', file: 'src/routes/dashboard/add-page.tsx' },
  { path: '/dashboard/add-menu', file: 'src/routes/dashboard/add-page.tsx' },
  { path: '/dashboard/*', file: 'src/routes/dashboard/not-found.tsx' },
];
