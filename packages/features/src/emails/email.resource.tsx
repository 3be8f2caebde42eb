import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import type { EntityDefinition } from '../crud/index.ts';

/** Subscribers of the e-mail list. */
export const emailDefinition: EntityDefinition<'email'> = {
  name: 'email',
  singular: 'email',
  plural: 'Email list',
  urls: dashboardUrls.email,
  fields: {
    email: { label: 'Email' },
  },
  columns: ['email'],
  defaultSort: '-created_at',
  importUrl: '/dashboard/import-emails',
};
