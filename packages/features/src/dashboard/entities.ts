import type { ResourceName } from '@porchlight/contract/calls';
import { type DashboardUrls, dashboardUrls } from '@porchlight/contract/dashboard-urls';
import type { NavIconName } from '@porchlight/ui/NavIcon';

/** An entity as the frame of the dashboard knows it: without its fields, which weigh more than all of this. */
export interface FrameEntity {
  /** Its entry in the sidebar, in the specification's words. spec 2.3 */
  label: string;
  /** 'article', as in 'Create article'. */
  singular: string;
  icon: NavIconName;
  urls: DashboardUrls;
}

const entity = (name: ResourceName, label: string, icon: NavIconName, singular: string = name): FrameEntity => ({
  label,
  icon,
  singular,
  urls: dashboardUrls[name],
});

/** All entities, by name, in the order of the sidebar. A test keeps them equal to their definitions. */
export const frameEntities: Readonly<Record<ResourceName, FrameEntity>> = {
  story: entity('story', 'Researches', 'book'),
  article: entity('article', 'Articles', 'article'),
  event: entity('event', 'Events', 'event'),
  election: entity('election', 'Election', 'vote'),
  podcast: entity('podcast', 'Podcasts', 'podcast'),
  gallery: entity('gallery', 'Gallery', 'picture', 'gallery picture'),
  team: entity('team', 'Team', 'people', 'team member'),
  actionNetwork: entity('actionNetwork', 'Actions', 'network', 'action network'),
  email: entity('email', 'Email list', 'mail'),
  user: entity('user', 'Users', 'users'),
  donation: entity('donation', 'Donations', 'gift'),
};
