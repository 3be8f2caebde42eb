import type { HistoryPerson } from './history.ts';

/** What the security log tells of, with its words in the choice of kinds. docs/decisions/0044 */
export const securityKinds = {
  sign_in: 'Sign-in',
  sign_in_refused: 'Sign-in refused',
  throttled: 'Too many tries',
  sign_out: 'Sign-out',
  session_ended: 'Session ended',
  password_refused: 'Wrong present password',
  factor_refused: 'Wrong code',
  recovery_code_used: 'Recovery code used',
  factor_added: 'Factor added',
  factor_removed: 'Factor removed',
  access_refused: 'Call refused',
  account_created: 'Account created',
  account_changed: 'Account changed',
  role_changed: 'Role changed',
  account_deleted: 'Account deleted',
  account_restored: 'Account restored',
  key_created: 'API key created',
  key_revoked: 'API key revoked',
  key_refused: 'API key refused',
  preview_link_made: 'Preview link made',
  preview_link_ended: 'Preview link ended',
  preview_opened: 'Preview opened',
  secret_renewed: 'Secret renewed',
  settings_changed: 'Settings changed',
  donors_exported: 'Donors exported',
  upload_refused: 'Upload refused',
  data_restored: 'Backup restored',
  purged: 'Old entries removed',
} as const;

/** Kind of an entry of the security log. */
export type SecurityKind = keyof typeof securityKinds;

/** All kinds, in the order of their words. */
export const securityKindNames = Object.keys(securityKinds) as SecurityKind[];

/** One entry of the security log. */
export interface SecurityEntry {
  /** Goes up by one with every entry. */
  id: number;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  at: string;
  kind: SecurityKind;
  /** Whose account it was done with, or with which it was tried: the name of then. Null for nobody's. */
  by: HistoryPerson | null;
  /** What it was done to: the name of an account, a call. '' for nothing. */
  subject: string;
  /** More of it, by names of the kind's own: `from` and `to` of a role, `rows` of an export. */
  details: Record<string, string | number>;
  /** Network address that it came from; '' for what the server and its command line do. */
  address: string;
  /** Id of the request, as in the server's log; '' without one. */
  request_id: string;
  /** SHA-256 over the entry and the hash of the one before it, hex. */
  hash: string;
}

/** What `GET /api/get-security-log` may be asked for, all optional. */
export interface SecurityLogQuery {
  kind?: SecurityKind;
  /** Id of an account. */
  user?: number;
  /** Days where the organization is, both included, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** Words that an entry's name, subject or address hold, whatever their case and accents. */
  q?: string;
  /** Only entries older than this one: its id, as `next` of the page before says. */
  before?: number;
  /** How many entries at most, 1 to 100. */
  limit?: number;
}

/** Answer of `GET /api/get-security-log`, newest first. */
export interface SecurityLogAnswer {
  entries: SecurityEntry[];
  /** `before` of the next page, null on the last. */
  next: number | null;
}
