import { draftPermission, listPermission } from '@porchlight/contract/call-access';
import { type DashboardUrls, dashboardUrls, screenAliasUrls } from '@porchlight/contract/dashboard-urls';
import { creatableNames, entities, entityOf, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import type { EntityDescription } from '@porchlight/contract/entity';
import { isSwitchedOff } from '@porchlight/contract/parts';
import type { Permission } from '@porchlight/contract/permissions';
import type { SidebarGroup, SidebarLink } from '@porchlight/ui/navigation/Sidebar';
import type { PermissionCheck } from '../api/index.ts';
import { organization } from '../site/index.ts';
import { urls } from '../urls/index.ts';

/** A sidebar link, the permission that it needs, and the entity whose records it is about. */
type GuardedLink = SidebarLink & { permission?: Permission; part?: ResourceName };

const listGroup = (group: EntityDescription['sidebar']['group']): { label: string; items: GuardedLink[] } => ({
  label: group,
  items: resourceNames
    .filter((name) => entities[name].sidebar.group === group)
    .map((name) => {
      const { label, icon } = entities[name].sidebar;
      return { label, icon, href: dashboardUrls[name].list, permission: listPermission(name), part: name };
    }),
});

function withItem(group: ReturnType<typeof listGroup>, item: GuardedLink) {
  return { ...group, items: [...group.items, item] };
}

const allGroups: readonly { label?: string; items: readonly GuardedLink[] }[] = [
  {
    items: [
      { label: 'Home', href: urls.home, icon: 'home' },
      { label: 'Dashboard', href: urls.dashboard, icon: 'dashboard' },
    ],
  },
  withItem(listGroup('Content'), {
    label: 'Change sets',
    href: urls.changeSets,
    icon: 'set',
    permission: 'write own drafts',
  }),
  listGroup('People'),
  listGroup('Giving'),
  // How the website is put together, which changes rarely.
  listGroup('Site'),
  // Screens that concern all resources.
  {
    label: 'Administration',
    items: [
      { label: 'History', href: urls.history(), icon: 'history', permission: 'read history' },
      { label: 'Trash', href: urls.trash(), icon: 'trash', permission: 'use trash' },
      { label: 'Typed facts', href: urls.typedFacts, icon: 'book', permission: 'write content' },
      { label: 'Security log', href: urls.securityLog, icon: 'shield', permission: 'read security log' },
      { label: 'API keys', href: urls.apiKeys, icon: 'key', permission: 'read accounts' },
    ],
  },
];

/**
 * The sidebar's links that a user may follow, with the specification's labels, grouped by purpose; the frame adds Sign
 * Out after them. spec 2.3
 */
export function sidebarGroups(can: PermissionCheck): readonly { label?: string; items: readonly SidebarLink[] }[] {
  return allGroups.flatMap(({ label, items }) => {
    const allowed = allowedLinks(items, can);
    return allowed.length > 0 ? [{ label, items: allowed }] : [];
  });
}

function allowedLinks(links: readonly GuardedLink[], can: PermissionCheck): SidebarLink[] {
  return links.flatMap(({ permission, part, ...link }) => {
    if (part && isSwitchedOff(organization, part)) return [];
    return permission === undefined || can(permission) ? [link] : [];
  });
}

/** Adds to each list the number of its drafts on this device. */
export function withDraftCounts(
  groups: readonly SidebarGroup[],
  drafts: readonly { resource: string }[],
): readonly SidebarGroup[] {
  if (drafts.length === 0) return groups;
  const counts = Map.groupBy(drafts, ({ resource }) => new Map(Object.entries(dashboardUrls)).get(resource)?.list);
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const count = 'href' in item ? (counts.get(item.href)?.length ?? 0) : 0;
      return count > 0 ? { ...item, waiting: { count, text: count === 1 ? '1 unsaved' : `${count} unsaved` } } : item;
    }),
  }));
}

const sidebarLinks = allGroups.flatMap(({ items }) => items);

const allCreateLinks: readonly GuardedLink[] = creatableNames.map((name) => ({
  label: `Create ${entities[name].singular}`,
  href: dashboardUrls[name].create,
  icon: entities[name].sidebar.icon,
  permission: draftPermission(name),
  part: name,
}));

/** Links to the create forms that a user may use, labeled as in the lists. spec 2.5 */
export function createLinks(can: PermissionCheck): SidebarLink[] {
  return allowedLinks(allCreateLinks, can);
}

/**
 * URL of the sidebar item that a dashboard path belongs to; a list's item also covers its create, edit and show pages.
 */
export function currentItem(pathname: string): string | undefined {
  if (sidebarLinks.some(({ href }) => href === pathname)) return pathname;
  if (pathname.startsWith(urls.changeSet(''))) return urls.changeSets;
  const name = entityAt(pathname);
  return name && dashboardUrls[name].list;
}

/** Whether a user may visit a dashboard path: they may read what it shows, or send what its form sends. */
export function canVisit(pathname: string, can: PermissionCheck): boolean {
  const screen = pathname.startsWith(urls.changeSet('')) ? urls.changeSets : pathname;
  const permission = sidebarLinks.find(({ href }) => href === screen)?.permission;
  if (permission) return can(permission);
  const name = entityAt(pathname);
  if (!name) return true;
  const forms = [dashboardUrls[name], ...screenAliasUrls[name]].map(({ create, edit }) => ({ create, edit }));
  const isForm = isFurtherScreen(name, pathname) || forms.some((form) => isScreenOf(form, pathname));
  return can(isForm ? draftPermission(name) : listPermission(name));
}

/** The entity that a dashboard path belongs to. */
function entityAt(pathname: string): ResourceName | undefined {
  return resourceNames.find((each) => {
    const screens = [dashboardUrls[each], ...screenAliasUrls[each]];
    return isFurtherScreen(each, pathname) || screens.some((screen) => isScreenOf(screen, pathname));
  });
}

function isFurtherScreen(name: ResourceName, pathname: string): boolean {
  return Object.keys(entityOf(name).furtherScreens ?? {}).includes(pathname);
}

function isScreenOf({ list, create, edit, show }: Partial<DashboardUrls>, pathname: string): boolean {
  const ofRecord = [edit?.(''), show?.('')].some((start) => start && pathname.startsWith(start));
  return pathname === list || pathname === create || ofRecord;
}
