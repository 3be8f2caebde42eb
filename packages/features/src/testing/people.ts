import type { Donation, EmailSubscriber, User } from '@porchlight/contract/entities';
import { subscribeConsentText } from '@porchlight/contract/texts';

const row = { version: 1, updated_at: '2026-01-02T15:00:00Z' };

/** Staff accounts: one with an email address, one without, one with a name that is too long. */
export const sampleUsers: User[] = [
  {
    ...row,
    id: 1,
    username: 'ada',
    name: 'Ada Pickens',
    role: 'administrator',
    handed_over: false,
    ...{ access: 'active', last_seen: '2026-03-14T15:50:00Z', second_factor: 'both', invited_at: null, invited_by: '' },
    email: 'ada.pickens@porchlight.example.org',
    created_at: '2024-06-05T15:00:00Z',
  },
  {
    ...row,
    id: 2,
    username: 'wanjiru',
    name: '',
    role: 'editor',
    handed_over: true,
    ...{ access: 'invited', last_seen: null, second_factor: 'none' },
    ...{ invited_at: '2026-03-13T15:00:00Z', invited_by: 'Ada Pickens' },
    email: '',
    created_at: '2025-11-20T15:00:00Z',
  },
  {
    ...row,
    id: 3,
    username: 'imani.leverett.for.the.reading.room.and.the.porch.on.thursdays',
    name: 'Imani Leverett, who counts for the reading room and the porch',
    role: 'treasurer',
    handed_over: false,
    ...{ access: 'active', last_seen: '2026-02-02T15:00:00Z', second_factor: 'app' },
    ...{ invited_at: '2026-02-01T15:00:00Z', invited_by: 'ada' },
    email: 'imani.leverett.for.the.reading.room@the-plow-and-pew-democracy-center.example.org',
    created_at: '2026-02-01T15:00:00Z',
  },
];

const plainDonation: Omit<Donation, 'id' | 'email' | 'amount' | 'date' | 'created_at'> = {
  ...row,
  ...{ name: '', method: 'unknown', item: '', fund: '', note: '' },
  ...{ in_return: 'unknown', return_description: '', return_value: null },
};

/** Donations: small and large, with and without a name or an address, one in kind, one without a date. */
export const sampleDonations: Donation[] = [
  {
    ...plainDonation,
    ...{ id: 4, name: 'Delphine Mensah', email: 'delphine@example.org', amount: 25 },
    ...{ method: 'check', fund: 'Food pantry', in_return: 'none', note: 'Check 1042' },
    ...{ date: '2026-03-14', created_at: '2026-03-14T13:00:00Z' },
  },
  {
    ...plainDonation,
    ...{ id: 3, email: 'grants@example.org', amount: 12500, method: 'transfer' },
    ...{ date: '2026-02-27', created_at: '2026-02-27T15:00:00Z' },
  },
  {
    ...plainDonation,
    ...{ id: 2, name: 'Isaiah Pickens', email: '', amount: 7.5, method: 'in_kind', item: 'Six jars of fig preserves' },
    ...{ date: '2025-12-24', created_at: '2025-12-24T15:00:00Z' },
  },
  {
    ...plainDonation,
    ...{ id: 1, email: 'ruth@example.org', amount: 100, date: null, created_at: '2025-06-19T15:00:00Z' },
  },
];

const plainSubscriber: Omit<EmailSubscriber, 'id' | 'email' | 'status' | 'status_at' | 'created_at'> = {
  ...row,
  ...{ topics: [], consent: 'email', consent_note: '', asked_at: null },
  ...{ consent_at: null, consent_page: '', consent_wording: '' },
};

/** Subscribers to the email list: confirmed by email and on paper, not asked yet, and one who has left. */
export const sampleEmails: EmailSubscriber[] = [
  {
    ...plainSubscriber,
    ...{ id: 4, email: 'odessa@example.org', status: 'confirmed', status_at: '2026-03-12T15:20:00Z' },
    ...{ asked_at: '2026-03-12T15:00:00Z', consent_at: '2026-03-12T15:20:00Z', consent_page: '/events' },
    consent_wording: subscribeConsentText,
    created_at: '2026-03-12T15:00:00Z',
  },
  {
    ...plainSubscriber,
    ...{ id: 3, email: 'hosea.pickens@example.org', status: 'confirmed', status_at: '2026-01-30T15:00:00Z' },
    ...{ consent: 'given', consent_note: 'Signed the list at the supper.', consent_at: '2026-01-30T15:00:00Z' },
    created_at: '2026-01-30T15:00:00Z',
  },
  {
    ...plainSubscriber,
    id: 2,
    email: 'the.usher.board.of.the.first.bethel.african.methodist.episcopal.church@upper-pine-level.example.org',
    ...{ status: 'unasked', status_at: '2024-08-18T15:00:00Z', created_at: '2024-08-18T15:00:00Z' },
  },
  {
    ...plainSubscriber,
    ...{ id: 1, email: 'ruth@example.org', status: 'left', status_at: '2026-03-01T15:00:00Z' },
    created_at: '2024-06-19T15:00:00Z',
  },
];
