import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import type { EntityDefinition } from '../crud/index.ts';
import { urls } from '../urls/index.ts';

/** Entries of the action network. spec 2.5 */
export const actionNetworkDefinition: EntityDefinition<'actionNetwork'> = {
  name: 'actionNetwork',
  singular: 'action network',
  plural: 'Action networks',
  // The specification has the list under two addresses, and leads to this one after an edit. spec 2.4
  urls: dashboardUrls.actionNetwork,
  fields: {
    image: { label: 'Image' },
    title: { label: 'Title' },
    slug: { label: 'Slug' },
    link: { label: 'Link', help: 'Where people can take part, starting with https://.' },
    description: { label: 'Description', help: 'Leave an empty line between paragraphs.' },
  },
  columns: ['title', 'link'],
  secondLine: 'link',
  defaultSort: 'title',
  publicUrl: () => urls.actionNetwork,
};
