import { urls } from '../urls/index.ts';

/** The sidebar's links, in the specification's order and words; Sign Out follows them. spec 2.3 */
export const sidebarLinks = [
  { label: 'Home', href: urls.home, noun: null },
  { label: 'Dashboard', href: urls.dashboard, noun: null },
  { label: 'Researches', href: '/dashboard/researches', noun: /(research|story)$/ },
  { label: 'Gallery', href: '/dashboard/galleries', noun: /gallery$/ },
  { label: 'Donations', href: '/dashboard/donations', noun: /donation$/ },
  { label: 'Users', href: '/dashboard/users', noun: /user$/ },
  { label: 'Team', href: '/dashboard/teams', noun: /team$/ },
  { label: 'Actions', href: '/dashboard/action-networks', noun: /action-network$/ },
  { label: 'Events', href: '/dashboard/events', noun: /event$/ },
  { label: 'Election', href: '/dashboard/elections', noun: /election$/ },
  { label: 'Articles', href: '/dashboard/articles', noun: /article$/ },
  { label: 'Podcasts', href: '/dashboard/podcasts', noun: /podcast$/ },
  { label: 'Email list', href: '/dashboard/emails', noun: /email$/ },
] as const;

/** What belongs to all resources alike; the specification names the sidebar's items one by one, so it stands beside them. */
export const recordLinks = [
  { label: 'History', href: urls.history() },
  { label: 'Trash', href: urls.trash() },
] as const;

/** Lists that have another address besides the one in the sidebar. spec 2.4 */
const secondReadings: Record<string, string> = {
  '/dashboard/actionNetworks': '/dashboard/action-networks',
  '/dashboard/stories': '/dashboard/researches',
  '/dashboard/import-emails': '/dashboard/emails',
};

/** Address of the sidebar's item that a dashboard path belongs to: a list's own, and its create, edit and show pages. */
export function currentItem(pathname: string): string | undefined {
  const [, , screen = ''] = pathname.split('/');
  const second = secondReadings[pathname];
  if (second) return second;
  const found =
    [...sidebarLinks, ...recordLinks].find(({ href }) => href === pathname) ??
    sidebarLinks.find(({ noun }) => /^(create|edit|show)-/.test(screen) && noun?.test(screen));
  return found?.href;
}
