import type { EntityDefinition } from '../crud/index.ts';
import { dashboardUrls } from '../urls/index.ts';

/** Staff accounts. */
export const userDefinition: EntityDefinition<'user'> = {
  name: 'user',
  singular: 'user',
  plural: 'Users',
  urls: dashboardUrls('users', 'user'),
  fields: {
    username: { label: 'Username', help: 'What this person signs in with.' },
    email: { label: 'Email' },
    password: {
      label: 'Password',
      help: 'A few words that nobody else would put together.',
      helpInEdit: 'Leave this empty to keep the password as it is.',
    },
  },
  columns: ['username', 'email', 'created_at'],
  defaultSort: 'username',
};
