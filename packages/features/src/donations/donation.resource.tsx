import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import type { EntityDefinition } from '../crud/index.ts';

/** Donations, as they are written down by staff. */
export const donationDefinition: EntityDefinition<'donation'> = {
  name: 'donation',
  singular: 'donation',
  plural: 'Donations',
  urls: dashboardUrls.donation,
  fields: {
    email: { label: 'Email', help: 'Of the person who gave. Leave it empty if you don’t know it.' },
    amount: { label: 'Amount', help: 'In US dollars.' },
    date: { label: 'Date', help: 'Today when left empty.' },
  },
  columns: ['email', 'amount', 'date'],
  defaultSort: '-date',
};
