import type { EntityDefinition } from '../crud/index.ts';
import { dashboardUrls } from '../urls/index.ts';

/** Subscribers of the e-mail list. */
export const emailDefinition: EntityDefinition<'email'> = {
  name: 'email',
  singular: 'email',
  plural: 'Email list',
  urls: dashboardUrls('emails', 'email'),
  fields: {
    email: { label: 'Email' },
  },
  columns: ['email'],
  defaultSort: '-created_at',
  importUrl: '/dashboard/import-emails',
};
