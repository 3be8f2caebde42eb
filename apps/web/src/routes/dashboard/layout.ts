import type { RouteModule } from '../../route-module.ts';

export { DashboardFrame as Component } from '@porchlight/features/frame';

/** The screens, each by the name of its file. Not in the route table, so that visitors don't load these imports. */
export const screens = {
  'add-page': () => import('./add-page.tsx'),
  'add-pictures': () => import('./add-pictures.tsx'),
  'api-keys': () => import('./api-keys.tsx'),
  'broken-links': () => import('./broken-links.tsx'),
  'change-set': () => import('./change-set.tsx'),
  'change-sets': () => import('./change-sets.tsx'),
  'check-in': () => import('./check-in.tsx'),
  create: () => import('./create.tsx'),
  donor: () => import('./donor.tsx'),
  edit: () => import('./edit.tsx'),
  'email-list': () => import('./email-list.tsx'),
  'entries-of-address': () => import('./entries-of-address.tsx'),
  'guest-list': () => import('./guest-list.tsx'),
  history: () => import('./history.tsx'),
  home: () => import('./home.tsx'),
  'import-emails': () => import('./import-emails.tsx'),
  'import-redirects': () => import('./import-redirects.tsx'),
  list: () => import('./list.tsx'),
  'missed-addresses': () => import('./missed-addresses.tsx'),
  'missed-searches': () => import('./missed-searches.tsx'),
  menus: () => import('./menus.tsx'),
  'moved-to-people': () => import('./moved-to-people.tsx'),
  'my-account': () => import('./my-account.tsx'),
  'not-found': () => import('./not-found.tsx'),
  people: () => import('./people.tsx'),
  'security-log': () => import('./security-log.tsx'),
  settings: () => import('./settings.tsx'),
  show: () => import('./show.tsx'),
  'typed-facts': () => import('./typed-facts.tsx'),
  trash: () => import('./trash.tsx'),
} satisfies Record<string, () => Promise<RouteModule>>;
