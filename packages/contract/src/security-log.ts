import type { HistoryPerson } from './history.ts';
import { keysOf } from './records-by-key.ts';

/** Kinds of entries of the security log, with their labels. docs/decisions/0044 */
export const securityKinds = {
  sign_in: 'Sign-in',
  sign_in_refused: 'Failed sign-in',
  throttled: 'Too many attempts',
  sign_out: 'Sign-out',
  session_ended: 'Session ended',
  password_refused: 'Wrong current password',
  factor_refused: 'Wrong code',
  recovery_code_used: 'Recovery code used',
  factor_added: 'Second factor added',
  factor_removed: 'Second factor removed',
  access_refused: 'Access denied',
  account_created: 'Account created',
  account_changed: 'Account changed',
  role_changed: 'Role changed',
  account_deleted: 'Account deleted',
  account_restored: 'Account restored',
  entry_readers_changed: 'Readers of entries changed',
  key_created: 'API key created',
  key_revoked: 'API key revoked',
  key_refused: 'API key rejected',
  preview_link_made: 'Preview link created',
  preview_link_ended: 'Preview link deleted',
  preview_opened: 'Preview opened',
  secret_renewed: 'Secret replaced',
  settings_changed: 'Settings changed',
  donors_exported: 'Donors exported',
  personal_data_read: 'Personal data read by a program',
  upload_refused: 'Upload rejected',
  data_restored: 'Backup restored',
  purged: 'Old entries removed',
} as const;

/** Kind of an entry of the security log. */
export type SecurityKind = keyof typeof securityKinds;

/** All kinds, in the order of `securityKinds`. */
export const securityKindNames = keysOf(securityKinds);

/** One entry of the security log. */
export interface SecurityEntry {
  /** Incremented by one with every entry. */
  id: number;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  at: string;
  kind: SecurityKind;
  /** The account that did it or was tried, by its username at that time. Null for none. */
  by: HistoryPerson | null;
  /** What it concerned: a username, a call. '' for nothing. */
  subject: string;
  /** Further details, depending on the kind: `from` and `to` of a role, `rows` of an export. */
  details: Record<string, string | number>;
  /** IP address of the client; '' for the server itself and its command line. */
  address: string;
  /** Id of the request, as in the server's log; '' for none. */
  request_id: string;
  /** SHA-256 of the entry and the previous entry's hash, in hex. */
  hash: string;
}

/** Query parameters of `GET /api/get-security-log`, all optional. */
export interface SecurityLogQuery {
  kind?: SecurityKind;
  /** Id of an account. */
  user?: number;
  /** Days in the organization's time zone, both inclusive, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** Words that must occur in an entry's username, subject or address, ignoring case and accents. */
  q?: string;
  /** Only entries older than this id; `next` of the previous page. */
  before?: number;
  /** Maximum number of entries, 1 to 100. */
  limit?: number;
}

/** Response of `GET /api/get-security-log`, newest first. */
export interface SecurityLogResponse {
  entries: SecurityEntry[];
  /** `before` of the next page; null on the last one. */
  next: number | null;
}
