import { type DashboardUrls, dashboardUrls, otherScreenUrls } from '@porchlight/contract/dashboard-urls';
import { entities, entityOf, resourceNames } from '@porchlight/contract/entities';
import type { EntityDescription } from '@porchlight/contract/entity';
import type { SidebarGroup, SidebarLink } from '@porchlight/ui/Sidebar';
import { urls } from '../urls/index.ts';

const lists = (group: EntityDescription['sidebar']['group']): SidebarGroup => ({
  label: group,
  items: resourceNames
    .filter((name) => entities[name].sidebar.group === group)
    .map((name) => {
      const { label, icon } = entities[name].sidebar;
      return { label, icon, href: dashboardUrls[name].list };
    }),
});

/** The sidebar's links in the specification's words, sorted by what people come for; Sign Out follows them. spec 2.3 */
export const sidebarGroups: readonly SidebarGroup[] = [
  {
    items: [
      { label: 'Home', href: urls.home, icon: 'home' },
      { label: 'Dashboard', href: urls.dashboard, icon: 'dashboard' },
    ],
  },
  lists('Publish'),
  lists('People'),
  lists('Giving'),
  // What belongs to all resources alike.
  {
    label: 'Record',
    items: [
      { label: 'History', href: urls.history(), icon: 'history' },
      { label: 'Trash', href: urls.trash(), icon: 'trash' },
    ],
  },
];

/** The groups with a number beside each list of whose records somebody has drafts on this device. */
export function withDrafts(
  groups: readonly SidebarGroup[],
  drafts: readonly { resource: string }[],
): readonly SidebarGroup[] {
  if (drafts.length === 0) return groups;
  const counts = Map.groupBy(drafts, ({ resource }) => new Map(Object.entries(dashboardUrls)).get(resource)?.list);
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const count = 'href' in item ? (counts.get(item.href)?.length ?? 0) : 0;
      return count > 0 ? { ...item, waiting: { count, text: count === 1 ? '1 draft' : `${count} drafts` } } : item;
    }),
  }));
}

const sidebarLinks = sidebarGroups.flatMap(({ items }) => items).filter((item) => 'href' in item);

/** What can be created, in the words of the lists. spec 2.5 */
export const createLinks: readonly SidebarLink[] = resourceNames.map((name) => ({
  label: `Create ${entities[name].singular}`,
  href: dashboardUrls[name].create,
  icon: entities[name].sidebar.icon,
}));

/** Address of the sidebar's item that a dashboard path belongs to: a list's own, and its create, edit and show pages. */
export function currentItem(pathname: string): string | undefined {
  if (sidebarLinks.some(({ href }) => href === pathname)) return pathname;
  const name = resourceNames.find((each) => {
    const screens = [dashboardUrls[each], ...otherScreenUrls[each]];
    return pathname === entityOf(each).importUrl || screens.some((screen) => isOneOf(screen, pathname));
  });
  return name && dashboardUrls[name].list;
}

function isOneOf({ list, create, edit, show }: Partial<DashboardUrls>, pathname: string): boolean {
  const ofRecord = [edit?.(''), show?.('')].some((start) => start && pathname.startsWith(start));
  return pathname === list || pathname === create || ofRecord;
}
