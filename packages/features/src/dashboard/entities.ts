import type { ResourceName } from '@porchlight/contract/calls';
import type { NavIconName } from '@porchlight/ui/NavIcon';
import { type DashboardUrls, dashboardUrls } from '../urls/index.ts';

/** An entity as the frame of the dashboard knows it: without its fields, which weigh more than all of this. */
export interface FrameEntity {
  /** Its entry in the sidebar, in the specification's words. spec 2.3 */
  label: string;
  /** 'article', as in 'Create article'. */
  singular: string;
  icon: NavIconName;
  urls: DashboardUrls;
}

const entity = (
  label: string,
  icon: NavIconName,
  plural: string,
  noun: string,
  singular = noun.replaceAll('-', ' '),
): FrameEntity => ({ label, icon, singular, urls: dashboardUrls(plural, noun) });

/** All entities, by name, in the order of the sidebar. A test keeps them equal to their definitions. */
export const frameEntities: Readonly<Record<ResourceName, FrameEntity>> = {
  story: entity('Researches', 'book', 'researches', 'research', 'story'),
  article: entity('Articles', 'article', 'articles', 'article'),
  event: entity('Events', 'event', 'events', 'event'),
  election: entity('Election', 'vote', 'elections', 'election'),
  podcast: entity('Podcasts', 'podcast', 'podcasts', 'podcast'),
  gallery: entity('Gallery', 'picture', 'galleries', 'gallery', 'gallery picture'),
  team: entity('Team', 'people', 'teams', 'team', 'team member'),
  actionNetwork: entity('Actions', 'network', 'action-networks', 'action-network'),
  email: entity('Email list', 'mail', 'emails', 'email'),
  user: entity('Users', 'users', 'users', 'user'),
  donation: entity('Donations', 'gift', 'donations', 'donation'),
};
