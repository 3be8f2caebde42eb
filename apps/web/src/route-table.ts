import { type DashboardUrls, dashboardUrls, screenAliasUrls } from '@porchlight/contract/dashboard-urls';
import { entityOf, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { pageUrls, urls } from '@porchlight/contract/page-urls';

/** One address of the site. */
export interface RouteEntry {
  /** The router's path pattern. */
  path: string;
  /** End of the path of its file; for a public page only its name, since it lies in one of the features' folders. */
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

/** The file of a public page, by its key in `pageUrls`. */
export function pageFile(key: string): string {
  return `/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.page.tsx`;
}

/** Public addresses; the server renders them. spec 2.1 */
export const publicRoutes: readonly RouteEntry[] = [
  ...Object.entries(pageUrls).map(([key, url]): RouteEntry => {
    const path = typeof url === 'string' ? url : url(parameters[key] ?? ':id');
    return { path, file: pageFile(key) };
  }),
  { path: '*', file: pageFile('notFound') },
];

/** Sign-in and password recovery, without a layout; rendered in the browser. */
export const signInRoutes: readonly RouteEntry[] = routesByPath(urls.login, urls.forgotPassword, urls.newPassword);

/** Routes whose file names equal their paths. */
function routesByPath(...paths: readonly string[]): RouteEntry[] {
  return paths.map((path) => ({ path, file: `src/routes${path}.tsx` }));
}

function screensOf(entity: ResourceName, { list, create, edit, show }: Partial<DashboardUrls>): RouteEntry[] {
  const paths = entityOf(entity).singleton
    ? { settings: list, show: show?.(':id') }
    : { list, create, edit: edit?.(':id'), show: show?.(':id') };
  return Object.entries(paths).flatMap(([screen, path]) =>
    path ? [{ path, file: `src/routes/dashboard/${screen}.tsx`, entity }] : [],
  );
}

/** Dashboard addresses; rendered in the browser. The specification's alternatives lead to the same files. spec 2.4 */
export const dashboardRoutes: readonly RouteEntry[] = [
  { path: urls.dashboard, file: 'src/routes/dashboard/home.tsx' },
  ...routesByPath(
    urls.history(),
    urls.trash(),
    urls.myAccount,
    urls.securityLog,
    urls.apiKeys,
    '/dashboard/invitations',
    '/dashboard/second-factors',
    '/dashboard/import-emails',
    '/dashboard/add-pictures',
    '/dashboard/add-page',
  ),
  ...resourceNames.flatMap((entity) => [
    ...screensOf(entity, dashboardUrls[entity]),
    ...screenAliasUrls[entity].flatMap((screens) => screensOf(entity, screens)),
  ]),
  { path: '/dashboard/add-section', file: 'src/routes/dashboard/add-page.tsx' },
  { path: '/dashboard/add-menu', file: 'src/routes/dashboard/add-page.tsx' },
  { path: '/dashboard/*', file: 'src/routes/dashboard/not-found.tsx' },
];
