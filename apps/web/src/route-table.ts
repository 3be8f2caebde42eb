/** One address of the site. */
export interface RouteEntry {
  /** Pattern of the path, as the router reads it. */
  path: string;
  /** Its file, which is also its key in the build's manifest. */
  file: string;
}

/** Frame of the public pages. */
export const publicLayout = 'src/routes/public/layout.tsx';
/** Frame of the dashboard, which lets nobody in without a token. */
export const dashboardLayout = 'src/routes/dashboard/layout.tsx';

/** Knows the files of the dashboard's routes; is loaded before the first of them. */
export const dashboardFiles = 'src/dashboard-files.ts';

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

/** Dashboard addresses; drawn in the browser. Second readings of the specification lead to the same file. spec 2.4 */
export const dashboardRoutes: readonly RouteEntry[] = [
  { path: '/dashboard', file: 'src/routes/dashboard/home.tsx' },
  { path: '/dashboard/history', file: 'src/routes/dashboard/history.tsx' },
  { path: '/dashboard/trash', file: 'src/routes/dashboard/trash.tsx' },
  { path: '/dashboard/users', file: 'src/routes/dashboard/users.tsx' },
  { path: '/dashboard/create-user', file: 'src/routes/dashboard/create-user.tsx' },
  { path: '/dashboard/edit-user/:id', file: 'src/routes/dashboard/edit-user.tsx' },
  { path: '/dashboard/show-user/:id', file: 'src/routes/dashboard/show-user.tsx' },
  { path: '/dashboard/researches', file: 'src/routes/dashboard/researches.tsx' },
  { path: '/dashboard/create-research', file: 'src/routes/dashboard/create-research.tsx' },
  { path: '/dashboard/edit-research/:id', file: 'src/routes/dashboard/edit-research.tsx' },
  { path: '/dashboard/show-research/:id', file: 'src/routes/dashboard/show-research.tsx' },
  { path: '/dashboard/stories', file: 'src/routes/dashboard/researches.tsx' },
  { path: '/dashboard/story/:id', file: 'src/routes/dashboard/show-research.tsx' },
  { path: '/dashboard/show-story/:id', file: 'src/routes/dashboard/show-research.tsx' },
  { path: '/dashboard/create-story', file: 'src/routes/dashboard/create-research.tsx' },
  { path: '/dashboard/edit-story/:id', file: 'src/routes/dashboard/edit-research.tsx' },
  { path: '/dashboard/donations', file: 'src/routes/dashboard/donations.tsx' },
  { path: '/dashboard/create-donation', file: 'src/routes/dashboard/create-donation.tsx' },
  { path: '/dashboard/edit-donation/:id', file: 'src/routes/dashboard/edit-donation.tsx' },
  { path: '/dashboard/show-donation/:id', file: 'src/routes/dashboard/show-donation.tsx' },
  { path: '/dashboard/galleries', file: 'src/routes/dashboard/galleries.tsx' },
  { path: '/dashboard/create-gallery', file: 'src/routes/dashboard/create-gallery.tsx' },
  { path: '/dashboard/edit-gallery/:id', file: 'src/routes/dashboard/edit-gallery.tsx' },
  { path: '/dashboard/show-gallery/:id', file: 'src/routes/dashboard/show-gallery.tsx' },
  { path: '/dashboard/podcasts', file: 'src/routes/dashboard/podcasts.tsx' },
  { path: '/dashboard/create-podcast', file: 'src/routes/dashboard/create-podcast.tsx' },
  { path: '/dashboard/edit-podcast/:id', file: 'src/routes/dashboard/edit-podcast.tsx' },
  { path: '/dashboard/show-podcast/:id', file: 'src/routes/dashboard/show-podcast.tsx' },
  { path: '/dashboard/events', file: 'src/routes/dashboard/events.tsx' },
  { path: '/dashboard/create-event', file: 'src/routes/dashboard/create-event.tsx' },
  { path: '/dashboard/edit-event/:id', file: 'src/routes/dashboard/edit-event.tsx' },
  { path: '/dashboard/show-event/:id', file: 'src/routes/dashboard/show-event.tsx' },
  { path: '/dashboard/emails', file: 'src/routes/dashboard/emails.tsx' },
  { path: '/dashboard/import-emails', file: 'src/routes/dashboard/import-emails.tsx' },
  { path: '/dashboard/create-email', file: 'src/routes/dashboard/create-email.tsx' },
  { path: '/dashboard/edit-email/:id', file: 'src/routes/dashboard/edit-email.tsx' },
  { path: '/dashboard/show-email/:id', file: 'src/routes/dashboard/show-email.tsx' },
  { path: '/dashboard/teams', file: 'src/routes/dashboard/teams.tsx' },
  { path: '/dashboard/create-team', file: 'src/routes/dashboard/create-team.tsx' },
  { path: '/dashboard/edit-team/:id', file: 'src/routes/dashboard/edit-team.tsx' },
  { path: '/dashboard/show-team/:id', file: 'src/routes/dashboard/show-team.tsx' },
  { path: '/dashboard/elections', file: 'src/routes/dashboard/elections.tsx' },
  { path: '/dashboard/create-election', file: 'src/routes/dashboard/create-election.tsx' },
  { path: '/dashboard/edit-election/:id', file: 'src/routes/dashboard/edit-election.tsx' },
  { path: '/dashboard/show-election/:id', file: 'src/routes/dashboard/show-election.tsx' },
  { path: '/dashboard/action-networks', file: 'src/routes/dashboard/action-networks.tsx' },
  { path: '/dashboard/create-action-network', file: 'src/routes/dashboard/create-action-network.tsx' },
  { path: '/dashboard/edit-action-network/:id', file: 'src/routes/dashboard/edit-action-network.tsx' },
  { path: '/dashboard/show-action-network/:id', file: 'src/routes/dashboard/show-action-network.tsx' },
  { path: '/dashboard/actionNetworks', file: 'src/routes/dashboard/action-networks.tsx' },
  { path: '/dashboard/articles', file: 'src/routes/dashboard/articles.tsx' },
  { path: '/dashboard/create-article', file: 'src/routes/dashboard/create-article.tsx' },
  { path: '/dashboard/edit-article/:id', file: 'src/routes/dashboard/edit-article.tsx' },
  { path: '/dashboard/show-article/:id', file: 'src/routes/dashboard/show-article.tsx' },
  { path: '/dashboard/add-page', file: 'src/routes/dashboard/add-page.tsx' },
  { path: '/dashboard/add-section', file: 'src/routes/dashboard/add-page.tsx' },
  { path: '/dashboard/add-menu', file: 'src/routes/dashboard/add-page.tsx' },
  { path: '/dashboard/*', file: 'src/routes/dashboard/not-found.tsx' },
];
