import { defineEntity } from '../entity.ts';

/** Addresses without a page, and where visitors who request them are sent. */
export const redirect = defineEntity(
  {
    path: {
      kind: 'freePath',
      label: 'From',
      help: 'The part of the address after the site’s name, such as /old-page. End it with /* to include everything below it.',
      required: true,
      unique: true,
    },
    target: {
      kind: 'link',
      label: 'To',
      help: 'Not needed for a page that is removed permanently.',
      allowsSitePaths: true,
      linkTypes: ['page', 'record', 'website'],
    },
    code: {
      kind: 'choice',
      label: 'Kind',
      proposed: 'first',
      options: { 301: '301: moved permanently', 302: '302: moved temporarily', 410: '410: removed permanently' },
    },
  },
  {
    table: 'redirects',
    noun: 'redirect',
    listKey: 'redirects',
    singleKey: 'redirect',
    area: 'redirects',
    singular: 'redirect',
    plural: 'Redirects',
    sidebar: { label: 'Redirects', icon: 'redirect', group: 'Site' },
    screens: { list: 'redirects', one: 'redirect' },
    mainField: 'path',
    columns: ['path', 'target', 'code'],
    defaultSort: 'path',
    furtherScreens: {
      '/dashboard/missed-addresses': 'Addresses not found',
      '/dashboard/import-redirects': 'Import CSV',
    },
  },
);
