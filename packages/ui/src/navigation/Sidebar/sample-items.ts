import type { SidebarGroup, SidebarItem, SidebarLink } from './Sidebar.tsx';

/** The entries of the dashboard's sidebar, for stories. spec 2.3 */
export function sampleGroups(onSignOut: () => void): SidebarGroup[] {
  return [
    {
      items: [
        { label: 'Home', href: '/', icon: 'home' },
        { label: 'Dashboard', href: '/dashboard', icon: 'dashboard' },
      ],
    },
    {
      label: 'Content',
      items: [
        { label: 'Researches', href: '/dashboard/researches', icon: 'book' },
        { label: 'Articles', href: '/dashboard/articles', icon: 'article' },
        { label: 'Events', href: '/dashboard/events', icon: 'event' },
        { label: 'Election', href: '/dashboard/elections', icon: 'vote' },
        { label: 'Podcasts', href: '/dashboard/podcasts', icon: 'podcast' },
        { label: 'Gallery', href: '/dashboard/galleries', icon: 'picture' },
      ],
    },
    {
      label: 'People',
      items: [
        { label: 'Team', href: '/dashboard/teams', icon: 'people' },
        { label: 'Actions', href: '/dashboard/action-networks', icon: 'network' },
        { label: 'Email list', href: '/dashboard/emails', icon: 'mail' },
        { label: 'Users', href: '/dashboard/users', icon: 'users' },
      ],
    },
    { label: 'Giving', items: [{ label: 'Donations', href: '/dashboard/donations', icon: 'gift' }] },
    {
      label: 'Administration',
      items: [
        { label: 'History', href: '/dashboard/history', icon: 'history' },
        { label: 'Trash', href: '/dashboard/trash', icon: 'trash' },
      ],
    },
    { items: [{ label: 'Sign Out', onSelect: onSignOut, icon: 'signOut' }] },
  ];
}

/** The entries of the menu 'New', for stories. */
export const sampleNewItems: readonly SidebarLink[] = [
  { label: 'Create story', href: '/dashboard/create-research', icon: 'book' },
  { label: 'Create article', href: '/dashboard/create-article', icon: 'article' },
  { label: 'Create event', href: '/dashboard/create-event', icon: 'event' },
  { label: 'Create donation', href: '/dashboard/create-donation', icon: 'gift' },
];

/** The entries of the account menu, for stories. */
export function sampleAccountItems(onSignOut: () => void): SidebarItem[] {
  return [
    { label: 'My account', href: '/dashboard/edit-user/1', icon: 'account' },
    { label: 'Change password', href: '/dashboard/edit-user/1', icon: 'key' },
    { label: 'Sign Out', onSelect: onSignOut, icon: 'signOut' },
  ];
}
