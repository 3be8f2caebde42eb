import type { ResourceName } from '@porchlight/contract/calls';
import type { SidebarGroup, SidebarLink } from '@porchlight/ui/Sidebar';
import { urls } from '../urls/index.ts';
import { frameEntities } from './entities.ts';

const lists = (...names: ResourceName[]): SidebarLink[] =>
  names.map((name) => {
    const { label, icon, urls: addresses } = frameEntities[name];
    return { label, icon, href: addresses.list };
  });

/** The sidebar's links in the specification's words, sorted by what people come for; Sign Out follows them. spec 2.3 */
export const sidebarGroups = [
  {
    items: [
      { label: 'Home', href: urls.home, icon: 'home' },
      { label: 'Dashboard', href: urls.dashboard, icon: 'dashboard' },
    ],
  },
  { label: 'Publish', items: lists('story', 'article', 'event', 'election', 'podcast', 'gallery') },
  { label: 'People', items: lists('team', 'actionNetwork', 'email', 'user') },
  { label: 'Giving', items: lists('donation') },
  // What belongs to all resources alike.
  {
    label: 'Record',
    items: [
      { label: 'History', href: urls.history(), icon: 'history' },
      { label: 'Trash', href: urls.trash(), icon: 'trash' },
    ],
  },
] as const satisfies readonly SidebarGroup[];

/** The groups with a number beside each list of whose records somebody has drafts on this device. */
export function withDrafts(
  groups: readonly SidebarGroup[],
  drafts: readonly { resource: string }[],
): readonly SidebarGroup[] {
  if (drafts.length === 0) return groups;
  const entities = Object.entries(frameEntities);
  const listOf = (resource: string) => entities.find(([name]) => name === resource)?.[1].urls.list;
  const counts = Map.groupBy(drafts, ({ resource }) => listOf(resource));
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const count = 'href' in item ? (counts.get(item.href)?.length ?? 0) : 0;
      return count > 0 ? { ...item, waiting: { count, text: count === 1 ? '1 draft' : `${count} drafts` } } : item;
    }),
  }));
}

const sidebarLinks: readonly SidebarLink[] = sidebarGroups.flatMap(({ items }) => [...items]);

/** What can be created, in the words of the lists. spec 2.5 */
export const createLinks: readonly SidebarLink[] = Object.values(frameEntities).map(
  ({ singular, urls: addresses, icon }) => ({
    label: `Create ${singular}`,
    href: addresses.create,
    icon,
  }),
);

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
  if (sidebarLinks.some(({ href }) => href === pathname)) return pathname;
  // Stories have a second noun in addresses.
  const noun = screen === 'story' ? screen : /^(?:create|edit|show)-(.+)$/.exec(screen)?.[1];
  const own = noun === 'story' ? 'research' : noun;
  return Object.values(frameEntities).find(({ urls: { create } }) => create.endsWith(`/create-${own}`))?.urls.list;
}
