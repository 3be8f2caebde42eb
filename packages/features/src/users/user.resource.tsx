import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { passwordAdvice } from '@porchlight/contract/texts';
import type { EntityDefinition } from '../crud/index.ts';

/** Staff accounts. */
export const userDefinition: EntityDefinition<'user'> = {
  name: 'user',
  singular: 'user',
  plural: 'Users',
  urls: dashboardUrls.user,
  fields: {
    username: { label: 'Username', help: 'What this person signs in with.' },
    email: { label: 'Email' },
    password: {
      label: 'Password',
      help: passwordAdvice,
      helpInEdit: `Leave this empty to keep the password as it is. ${passwordAdvice}`,
    },
  },
  columns: ['username', 'email'],
  secondLine: 'email',
  defaultSort: 'username',
};
