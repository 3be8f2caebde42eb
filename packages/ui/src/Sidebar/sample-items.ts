import type { SidebarItem } from './Sidebar.tsx';

/** The fourteen entries of the dashboard, for stories. spec 2.3 */
export function sampleItems(onSignOut: () => void): SidebarItem[] {
  return [
    { label: 'Home', href: '/' },
    { label: 'Dashboard', href: '/dashboard' },
    { label: 'Researches', href: '/dashboard/researches' },
    { label: 'Gallery', href: '/dashboard/galleries' },
    { label: 'Donations', href: '/dashboard/donations' },
    { label: 'Users', href: '/dashboard/users' },
    { label: 'Team', href: '/dashboard/teams' },
    { label: 'Actions', href: '/dashboard/action-networks' },
    { label: 'Events', href: '/dashboard/events' },
    { label: 'Election', href: '/dashboard/elections' },
    { label: 'Articles', href: '/dashboard/articles' },
    { label: 'Podcasts', href: '/dashboard/podcasts' },
    { label: 'Email list', href: '/dashboard/emails' },
    { label: 'Sign Out', onSelect: onSignOut },
  ];
}
