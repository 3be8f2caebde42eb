import { defineEntity } from '../entity.ts';

/** Subscribers of the email list. Visitors may add an address; the response doesn't reveal whether it was known. */
export const email = defineEntity(
  { email: { kind: 'email', label: 'Email', required: true, unique: true } },
  {
    table: 'emails',
    noun: 'email',
    listKey: 'emails',
    singleKey: 'email',
    area: 'subscribers',
    holdsPersonalData: true,
    open: ['create'],
    singular: 'email',
    plural: 'Email list',
    sidebar: { label: 'Email list', icon: 'mail', group: 'People' },
    screens: { list: 'emails', one: 'email' },
    mainField: 'email',
    columns: ['email'],
    defaultSort: '-created_at',
    furtherScreens: { '/dashboard/import-emails': 'Import CSV' },
  },
);
