import { defineEntity } from '../entity.ts';

/** Donations, as entered by staff. */
export const donation = defineEntity(
  {
    email: {
      kind: 'email',
      label: 'Email',
      help: 'The email address of the donor. Leave it empty if you don’t know it.',
    },
    amount: { kind: 'money', label: 'Amount', help: 'In US dollars.', required: true },
    date: { kind: 'date', label: 'Date', help: 'If you leave it empty, today’s date is used.', range: 'past' },
  },
  {
    table: 'donations',
    noun: 'donation',
    listKey: 'donations',
    singleKey: 'donation',
    area: 'donations',
    holdsPersonalData: true,
    singular: 'donation',
    plural: 'Donations',
    sidebar: { label: 'Donations', icon: 'gift', group: 'Giving' },
    screens: { list: 'donations', one: 'donation' },
    mainField: 'email',
    columns: ['email', 'amount', 'date'],
    defaultSort: '-date',
  },
);
