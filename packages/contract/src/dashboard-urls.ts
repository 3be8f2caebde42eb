import type { ResourceName } from './calls.ts';

/** Addresses of a resource's four dashboard screens. */
export interface DashboardUrls {
  list: string;
  create: string;
  edit: (id: number | string) => string;
  show: (id: number | string) => string;
  /** Where an edit leads that was saved. @default the list */
  edited?: string;
}

/**
 * @param plural last segment of the list, as in `articles`
 * @param noun what follows `create-`, `edit-` and `show-`, as in `article`
 */
function screens(plural: string, noun: string): DashboardUrls {
  return {
    list: `/dashboard/${plural}`,
    create: `/dashboard/create-${noun}`,
    edit: (id) => `/dashboard/edit-${noun}/${id}`,
    show: (id) => `/dashboard/show-${noun}/${id}`,
  };
}

/** Addresses of every entity's dashboard screens. spec 2.4 */
export const dashboardUrls: Readonly<Record<ResourceName, DashboardUrls>> = {
  story: screens('researches', 'research'),
  article: screens('articles', 'article'),
  event: screens('events', 'event'),
  election: screens('elections', 'election'),
  podcast: screens('podcasts', 'podcast'),
  gallery: screens('galleries', 'gallery'),
  team: screens('teams', 'team'),
  actionNetwork: { ...screens('action-networks', 'action-network'), edited: '/dashboard/actionNetworks' },
  email: screens('emails', 'email'),
  user: screens('users', 'user'),
  donation: screens('donations', 'donation'),
};
