import { defineEntity } from '../entity.ts';
import { urls } from '../page-urls.ts';

/** Entries of the action network. spec 2.5 */
export const actionNetwork = defineEntity(
  {
    image: { kind: 'image', label: 'Image' },
    title: { kind: 'text', label: 'Title', required: true },
    slug: { kind: 'slug', label: 'Slug' },
    link: { kind: 'url', label: 'Link', help: 'Where people can take part, starting with https://.' },
    description: { kind: 'longText', label: 'Description' },
  },
  {
    table: 'action_networks',
    noun: 'action-network',
    listKey: 'actionNetworks',
    singleKey: 'actionNetwork',
    paths: { update: '/api/update-single-actionNetwork/{id}' },
    area: 'content',
    open: ['list', 'single'],
    singular: 'action network',
    plural: 'Action networks',
    sidebar: { label: 'Actions', icon: 'network', group: 'People' },
    screens: { list: 'action-networks', one: 'action-network' },
    screenAliases: [{ list: 'actionNetworks' }],
    edited: 'actionNetworks',
    mainField: 'title',
    columns: ['title', 'link'],
    secondLine: 'link',
    defaultSort: 'title',
    publicUrl: () => urls.actionNetwork,
    search: { code: 8, one: 'Action network', many: 'Action networks', body: 'description' },
  },
);
