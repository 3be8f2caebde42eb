import { type DashboardUrls, dashboardUrls, otherScreenUrls } from '@porchlight/contract/dashboard-urls';
import { entityOf, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { pageUrls, urls } from '@porchlight/contract/page-urls';

/** One address of the site. */
export interface RouteEntry {
  /** Pattern of the path, as the router reads it. */
  path: string;
  /** How the path of its file ends: of a public page its name alone, since the folders of features hold them. */
  file: string;
  /** The entity that a dashboard screen is about. */
  entity?: ResourceName;
}

/** Frame of the public pages. */
export const publicLayout = 'src/routes/public/layout.ts';
/** Frame of the dashboard, which lets nobody in without a token. */
export const dashboardLayout = 'src/routes/dashboard/layout.ts';

/** Names of what varies in an address; else it is an id. */
const parameters: Readonly<Record<string, string>> = {
  teamType: ':type',
  // Any name is answered; the head names the one address that counts.
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

/** The staff's sign-in and the ways back to a password, without a frame; drawn in the browser. */
export const signInRoutes: readonly RouteEntry[] = named(urls.login, urls.forgotPassword, urls.newPassword);

/** Routes whose files are called as their addresses are. */
function named(...paths: readonly string[]): RouteEntry[] {
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

/** Dashboard addresses; drawn in the browser. Second readings of the specification lead to the same file. spec 2.4 */
export const dashboardRoutes: readonly RouteEntry[] = [
  { path: urls.dashboard, file: 'src/routes/dashboard/home.tsx' },
  ...named(
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
    ...otherScreenUrls[entity].flatMap((screens) => screensOf(entity, screens)),
  ]),
  { path: '/dashboard/add-section', file: 'src/routes/dashboard/add-page.tsx' },
  { path: '/dashboard/add-menu', file: 'src/routes/dashboard/add-page.tsx' },
  { path: '/dashboard/*', file: 'src/routes/dashboard/not-found.tsx' },
];
