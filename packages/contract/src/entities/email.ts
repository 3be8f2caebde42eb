import { defineEntity } from '../entity.ts';

/**
 * The states of a subscription; the first is that of addresses from before people were asked. Only those that are
 * confirmed may be written to. docs/decisions/0189
 */
export const subscriptionStatuses = {
  unasked: 'Not asked yet',
  unconfirmed: 'Unconfirmed',
  confirmed: 'Confirmed',
  left: 'Left',
  bounced: 'Bounced',
} as const;

/** How a person agrees to get emails. */
const consents = {
  email: 'By email, with a link to confirm',
  given: 'In person or on paper',
} as const;

/** Subscribers of the email list. Visitors may add an address; the response doesn't reveal whether it was known. */
export const email = defineEntity(
  {
    email: { kind: 'email', label: 'Email', required: true, unique: true },
    status: { kind: 'choice', label: 'Status', options: subscriptionStatuses, computed: true, recorded: true },
    status_at: { kind: 'dateTime', label: 'Since', computed: true },
    topics: { kind: 'references', label: 'Topics', to: 'topic' },
    consent: {
      kind: 'choice',
      label: 'Consent',
      options: consents,
      proposed: 'first',
    },
    consent_note: {
      kind: 'text',
      label: 'How they agreed',
      shownWhen: { field: 'consent', value: 'given' },
    },
    asked_at: { kind: 'dateTime', label: 'Asked to confirm', computed: true },
    consent_at: { kind: 'dateTime', label: 'Agreed', computed: true },
    consent_page: { kind: 'text', label: 'Page of the form', computed: true },
    consent_wording: { kind: 'text', label: 'What they agreed to', computed: true },
  },
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
    columns: ['email', 'status', 'status_at'],
    secondLine: 'status',
    defaultSort: '-created_at',
    views: Object.entries(subscriptionStatuses).map(([status, label]) => ({ label, filters: { status } })),
    defaultView: subscriptionStatuses.confirmed,
    furtherScreens: { '/dashboard/import-emails': 'Import CSV' },
  },
);
