import { type DashboardUrls, dashboardUrls, screenAliasUrls } from '@porchlight/contract/dashboard-urls';
import { entityOf, isCreatable, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { pageUrls, urls } from '@porchlight/contract/page-urls';
import { checkInUrl, guestListUrl } from '@porchlight/contract/registrations/check-in-urls';
import { isSitePage } from '@porchlight/contract/site-pages';
import { loadPage, pageFile } from './load-page.ts';
import type { RouteModule } from './route-module.ts';
import type { screens } from './routes/dashboard/layout.ts';

/** One address of the site. */
export interface RouteEntry {
  /** The router's path pattern. */
  path: string;
  /** Loads its module. */
  lazy: () => Promise<RouteModule>;
  /** Path of its module; for a public page only the file's name, since it is in one of the features' folders. */
  file: string;
  /** The entity of a dashboard screen. */
  entity?: ResourceName;
}

/** Layout of the public pages. */
export const publicLayout = 'src/routes/public/layout.ts';
/** Layout of the dashboard, which requires a session. */
export const dashboardLayout = 'src/routes/dashboard/layout.ts';

/** Names of path parameters other than the id. */
const parameters: Readonly<Record<string, string>> = {
  teamType: ':type',
  // Any name matches; the head contains the canonical address.
  foodPantry: ':name',
  porch: ':name',
  interfaithCenter: ':name',
};

const publicRoute = (path: string, key: string): RouteEntry => ({
  path,
  file: pageFile(key),
  lazy: () => loadPage(key),
});

/** Public addresses; the server renders them. spec 2.1 */
export const publicRoutes: readonly RouteEntry[] = [
  ...Object.entries(pageUrls).flatMap(([key, url]) =>
    // Records have the others: they are found by their paths.
    isSitePage(key) ? [] : [publicRoute(typeof url === 'string' ? url : url(parameters[key] ?? ':id'), key)],
  ),
  publicRoute('*', 'notFound'),
];

/** Sign-in and password recovery, without a layout; rendered in the browser. */
export const signInRoutes: readonly RouteEntry[] = [
  { path: urls.login, file: 'src/routes/login.tsx', lazy: () => import('./routes/login.tsx') },
  {
    path: urls.forgotPassword,
    file: 'src/routes/forgot-password.tsx',
    lazy: () => import('./routes/forgot-password.tsx'),
  },
  { path: urls.newPassword, file: 'src/routes/new-password.tsx', lazy: () => import('./routes/new-password.tsx') },
];

const screenRoute = (path: string, screen: keyof typeof screens, entity?: ResourceName): RouteEntry => ({
  path,
  file: `src/routes/dashboard/${screen}.tsx`,
  lazy: async () => (await import('./routes/dashboard/layout.ts')).screens[screen](),
  entity,
});

function listScreen(entity: ResourceName): keyof typeof screens {
  if (entity === 'user') return 'people';
  if (entity === 'email') return 'email-list';
  if (!entityOf(entity).singleton) return 'list';
  return entity === 'menus' ? 'menus' : 'settings';
}

function entityRoutes(entity: ResourceName, { list, create, edit, show }: Partial<DashboardUrls>): RouteEntry[] {
  const { singleton } = entityOf(entity);
  const canCreate = isCreatable(entityOf(entity));
  return [
    ...(list ? [screenRoute(list, listScreen(entity), entity)] : []),
    ...(create && canCreate ? [screenRoute(create, 'create', entity)] : []),
    ...(edit && !singleton ? [screenRoute(edit(':id'), 'edit', entity)] : []),
    ...(show ? [screenRoute(show(':id'), 'show', entity)] : []),
  ];
}

/** Dashboard addresses; rendered in the browser. The specification's alternatives lead to the same screens. spec 2.4 */
export const dashboardRoutes: readonly RouteEntry[] = [
  screenRoute(urls.dashboard, 'home'),
  screenRoute(urls.history(), 'history'),
  screenRoute(urls.trash(), 'trash'),
  screenRoute(urls.changeSets, 'change-sets'),
  screenRoute(urls.changeSet(':id'), 'change-set'),
  screenRoute(urls.myAccount, 'my-account'),
  screenRoute(urls.securityLog, 'security-log'),
  screenRoute(urls.apiKeys, 'api-keys'),
  screenRoute('/dashboard/invitations', 'moved-to-people'),
  screenRoute('/dashboard/second-factors', 'moved-to-people'),
  screenRoute('/dashboard/import-emails', 'import-emails'),
  screenRoute('/dashboard/import-redirects', 'import-redirects'),
  screenRoute('/dashboard/missed-addresses', 'missed-addresses'),
  screenRoute('/dashboard/missed-searches', 'missed-searches'),
  screenRoute('/dashboard/broken-links', 'broken-links'),
  screenRoute(urls.typedFacts, 'typed-facts'),
  screenRoute('/dashboard/add-pictures', 'add-pictures', 'gallery'),
  screenRoute('/dashboard/add-media', 'add-pictures', 'media'),
  screenRoute('/dashboard/entries-of-address', 'entries-of-address'),
  screenRoute(`${dashboardUrls.donation.show(':id')}/donor`, 'donor', 'donation'),
  screenRoute(checkInUrl(':id'), 'check-in', 'event'),
  screenRoute(guestListUrl(':id'), 'guest-list', 'event'),
  screenRoute('/dashboard/add-page', 'add-page'),
  ...resourceNames.flatMap((entity) => [
    ...entityRoutes(entity, dashboardUrls[entity]),
    ...screenAliasUrls[entity].flatMap((screenUrls) => entityRoutes(entity, screenUrls)),
  ]),
  screenRoute('/dashboard/add-section', 'add-page'),
  screenRoute('/dashboard/add-menu', 'add-page'),
  screenRoute('/dashboard/*', 'not-found'),
];
