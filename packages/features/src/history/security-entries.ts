import { entities } from '@porchlight/contract/entities';
import { roleNames, roles } from '@porchlight/contract/permissions';
import type { SecurityEntry, SecurityKind } from '@porchlight/contract/security-log';
import type { HistoryListEntry } from '@porchlight/ui/data-display/HistoryList';
import { formatRelativeDay, formatTime } from '../dates/index.ts';

/** The texts of an entry: who did what to what, and a note. */
interface EntryTexts {
  /** Who did it. @default the account's name */
  who?: string;
  action: string;
  subject?: string;
  note?: string;
}

/** An entry of the security log as an entry of a history list, which groups by day. */
export function securityEntry(entry: SecurityEntry, now: Date): HistoryListEntry {
  const { who, action, subject = '', note } = textsByKind[entry.kind](entry);
  return {
    id: entry.id,
    who: who ?? entry.by?.username ?? 'The server or its command line',
    action,
    subject,
    at: entry.at,
    time: formatTime(entry.at),
    day: formatRelativeDay(entry.at, now),
    versionText: entry.address && `from ${entry.address}`,
    changes: [],
    note,
  };
}

/** Texts of an entry about a rate limit: what was done too often. */
function rateLimitTexts(entry: SecurityEntry): Pick<EntryTexts, 'action' | 'subject'> {
  if (entry.subject === 'API key') return { action: 'was blocked for a while after too many unknown API keys' };
  if (entry.subject) return { action: 'was blocked for a while after too many requests for a', subject: entry.subject };
  return { action: 'was blocked for a while after too many attempts to sign in as', subject: triedName(entry) };
}

const keyProblems: ReadonlyMap<unknown, string> = new Map([
  ['unknown', 'Unknown API key.'],
  ['expired', 'The key has expired.'],
  ['revoked', 'The key was revoked.'],
]);

const triedName = ({ by }: SecurityEntry) => by?.username ?? 'an unknown account';

const textsByKind: Readonly<Record<SecurityKind, (entry: SecurityEntry) => EntryTexts>> = {
  sign_in: () => ({ action: 'signed in' }),
  sign_in_refused: (entry) => ({
    who: 'Someone',
    action: 'failed to sign in as',
    subject: triedName(entry),
    note: entry.by ? 'Wrong password.' : undefined,
  }),
  throttled: (entry) => ({ who: 'Someone', ...rateLimitTexts(entry) }),
  settings_changed: ({ details }) => ({
    action: 'changed the organization’s settings:',
    subject: String(details.fields),
  }),
  sign_out: () => ({ action: 'signed out' }),
  session_ended: ({ subject }) => ({ action: 'ended a session:', subject: subject || 'an unknown browser' }),
  factor_refused: (entry) => ({
    who: 'Someone',
    action: 'entered a wrong second factor as',
    subject: triedName(entry),
  }),
  recovery_code_used: ({ details }) => ({ action: 'used a recovery code', note: `${details.left} left.` }),
  factor_added: ({ details }) => ({ action: 'added a second factor:', subject: factorName(details) }),
  factor_removed: ({ subject, details }) => ({
    action: 'removed a second factor of',
    subject,
    note: factorName(details),
  }),
  password_refused: () => ({ action: 'entered a wrong current password' }),
  access_refused: ({ subject, details }) => ({
    action: 'was denied access to',
    subject,
    note: `The role ${roleName(details.role)} doesn’t allow it.`,
  }),
  account_created: ({ subject, details }) => ({
    action: 'created the account',
    subject,
    note: `Role: ${roleName(details.role)}.`,
  }),
  account_changed: ({ subject, details }) => ({
    action: 'changed the account',
    subject,
    note: fieldsText(details.fields),
  }),
  role_changed: ({ subject, details }) => ({
    action: 'changed the role of',
    subject,
    note: `From ${roleName(details.from)} to ${roleName(details.to)}.`,
  }),
  account_deleted: ({ subject }) => ({ action: 'deleted the account', subject }),
  account_restored: ({ subject, details }) => ({
    action: 'restored the account',
    subject,
    note: `Role: ${roleName(details.role)}.`,
  }),
  entry_readers_changed: ({ subject, details }) => ({
    action: 'decided who reads the entries of',
    subject,
    note: details.to ? `Administrators, and ${details.to}.` : 'Only administrators.',
  }),
  key_created: ({ subject, details }) => ({
    action: 'created the API key',
    subject,
    note: `Scope: ${roleName(details.scope)}. Valid for ${details.days} days.`,
  }),
  key_revoked: ({ subject }) => ({ action: 'revoked the API key', subject }),
  key_refused: ({ by, subject, details }) => ({
    who: by ? undefined : 'Someone',
    action: 'was denied access to',
    subject,
    note: [keyProblems.get(details.state), details.key && `It starts with ${details.key}.`].filter(Boolean).join(' '),
  }),
  preview_link_made: ({ subject }) => ({ action: 'created a preview link for', subject }),
  preview_link_ended: ({ subject }) => ({ action: 'deleted the preview link for', subject }),
  preview_opened: ({ subject }) => ({ who: 'Someone', action: 'opened the preview link for', subject }),
  secret_renewed: () => ({ action: 'replaced the key that opens private files' }),
  donors_exported: ({ subject }) => ({ action: 'exported', subject: listName(subject) }),
  personal_data_read: ({ subject }) => ({ action: 'read personal data of', subject: listName(subject) }),
  upload_refused: ({ subject, details }) => ({
    action: 'uploaded a file that was rejected:',
    subject,
    note: String(details.reason ?? ''),
  }),
  data_restored: ({ subject }) => ({ action: 'restored the backup of', subject }),
  purged: ({ details }) => ({ action: `removed entries older than ${details.days} days` }),
};

function factorName({ factor }: SecurityEntry['details']): string {
  const words = new Map<unknown, string>([
    ['totp', 'an authenticator app.'],
    ['passkey', 'a passkey.'],
    ['all', 'All of them.'],
  ]);
  return words.get(factor) ?? String(factor);
}

function roleName(role: unknown): string {
  const known = roles.find((each) => each === role);
  return known ? roleNames[known] : String(role);
}

/** The form labels of an account's fields, from their comma-separated names. */
function fieldsText(fields: unknown): string {
  const labels = new Map(Object.entries(entities.user.fields).map(([name, { label }]) => [name, label]));
  const names = String(fields ?? '').split(', ');
  return `${names.map((name) => labels.get(name) ?? name).join(', ')}.`;
}

function listName(name: string): string {
  return new Map(Object.entries(entities).map(([key, { plural }]) => [key, plural.toLowerCase()])).get(name) ?? name;
}
