import type { EntityDefinition } from '../crud/index.ts';
import { dashboardUrls } from '../urls/index.ts';

/** Entries of the action network. spec 2.5 */
export const actionNetworkDefinition: EntityDefinition<'actionNetwork'> = {
  name: 'actionNetwork',
  singular: 'action network',
  plural: 'Action networks',
  urls: dashboardUrls('action-networks', 'action-network'),
  fields: {
    image: { label: 'Image' },
    title: { label: 'Title' },
    slug: { label: 'Slug', help: 'Made from the title when left empty.' },
    link: { label: 'Link', help: 'Where people can take part, starting with https://.' },
    description: { label: 'Description', help: 'Leave an empty line between paragraphs.' },
  },
  columns: ['title', 'link'],
  defaultSort: 'title',
};
