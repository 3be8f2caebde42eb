import type { AccountLinkKind } from '@porchlight/contract/account-calls';
import type { PasswordProblem } from '@porchlight/contract/account-texts';
import type { ApiKeyScope } from '@porchlight/contract/api-keys';
import { byName, entities, type ResourceName } from '@porchlight/contract/entities';
import type { FileKind } from '@porchlight/contract/fields';
import type { HistoryAction } from '@porchlight/contract/history';
import type { SecurityKind } from '@porchlight/contract/security-log';
import type { Generated } from 'kysely';

/** What a column holds. */
export type ColumnValue = string | number | null;

/** A row of a resource's table: `id`, `version`, the three moments and the entity's columns. */
export interface Row {
  [column: string]: ColumnValue;
}

/** A row as it is stored: what every table of an entity has, and the entity's columns. */
export interface StoredRow extends Row {
  id: number;
  version: number;
  created_at: string;
  updated_at: string;
  /** Null for a live row. */
  deleted_at: string | null;
}

/** A sign-in. Only the SHA-256 of the token is kept, so a copied database opens no door. */
export interface TokenTable {
  /** SHA-256 of the token, base64url. */
  hash: string;
  user_id: number;
  /** Milliseconds since 1970. */
  created_at: number;
  /** Milliseconds since 1970; written at most once a minute. */
  last_used_at: number;
  /** When the password or a factor was given last, in milliseconds since 1970. */
  confirmed_at: number;
  /** What was wrong with the password; null once it was changed, and for most. */
  password_problem: PasswordProblem | null;
  /** What it was signed in with, such as 'Firefox on Windows'; '' for what does not say. */
  device: string;
  /** Address that it was used from last. */
  address: string;
  /** 1 where the person is kept signed in on the device. */
  is_kept: number;
}

/** A place that an account was signed in from: no guess from elsewhere keeps its owner out there. */
export interface SignInPlaceTable {
  user_id: number;
  /** A network as `networkOf` gives it, or the SHA-256 of a browser's cookie, base64url. */
  place: string;
  /** Milliseconds since 1970. */
  last_at: number;
}

/** A link that lets its bearer choose an account's password. Only the SHA-256 of its token is kept. */
export interface AccountLinkTable {
  /** SHA-256 of the token, base64url. */
  hash: string;
  user_id: number;
  kind: AccountLinkKind;
  /** Milliseconds since 1970. */
  expires_at: number;
}

/** An account whose person was invited and has not chosen a password yet. */
export interface InvitationTable {
  user_id: number;
  /** The name that whoever invited them had then. */
  invited_by: string;
  /** When the last mail was asked for, in milliseconds since 1970. */
  sent_at: number;
}

/** What a mail is about. */
export type MailKind = AccountLinkKind | 'new-device' | 'factor-changed';

/** A mail that waits to be sent, that could not be, or that stands in the outbox; one that was sent is forgotten. */
export interface MailTable {
  id: Generated<number>;
  kind: MailKind;
  /** The account that it is about; null where that is found out when it is sent. */
  user_id: number | null;
  /** JSON: texts by name, no secret. */
  facts: string;
  /** Milliseconds since 1970. */
  created_at: number;
  /** When it is to be tried next, or when the node that has it has lost it, in milliseconds since 1970. */
  next_at: number;
  tries: number;
  state: 'waiting' | 'failed' | 'outbox';
  /** What the mail server said last. */
  problem: string | null;
}

/** An app that shows a code every half minute: an account's second factor, once its first code was given. */
export interface TotpFactorTable {
  user_id: number;
  /** Base32. The server has to read it: docs/decisions/0047. */
  secret: string;
  /** Of the last code that was taken: none before it is taken any more. */
  last_counter: number;
  /** Milliseconds since 1970; null while it is being set up. */
  confirmed_at: number | null;
}

/** A passkey: opens its account alone, or after the password. */
export interface PasskeyTable {
  /** The credential's, base64url. */
  id: string;
  user_id: number;
  /** What its owner calls it. */
  name: string;
  /** COSE, base64url. */
  public_key: string;
  /** Of its uses, where the authenticator counts; 0 else. */
  counter: number;
  /** Milliseconds since 1970. */
  created_at: number;
  /** Null before it was used. */
  last_used_at: number | null;
}

/** What a passkey has to sign, once. */
export interface PasskeyChallengeTable {
  /** Base64url. */
  challenge: string;
  /** The account that one is made for; null where one is to be used. */
  user_id: number | null;
  /** Milliseconds since 1970. */
  expires_at: number;
}

/** A code that stands in for a lost factor, once: its row goes with it. */
export interface RecoveryCodeTable {
  /** SHA-256 of the code, base64url. */
  hash: string;
  user_id: number;
}

/** A sign-in whose password was right and that waits for a second factor. */
export interface PendingSignInTable {
  /** SHA-256 of its token, base64url. */
  hash: string;
  user_id: number;
  /** Milliseconds since 1970. */
  expires_at: number;
  /** 1 where the person wants to be kept signed in on the device. */
  is_kept: number;
  /** What is wrong with the password. */
  password_problem: PasswordProblem | null;
}

/** A key by which a program of the organization calls. */
export interface ApiKeyTable {
  /** Random, and part of the key. */
  id: number;
  name: string;
  scope: ApiKeyScope;
  /** SHA-256 of the whole key, base64url. */
  hash: string;
  /** The name that whoever made it had then. */
  created_by: string;
  /** Milliseconds since 1970, like those below. */
  created_at: number;
  expires_at: number;
  /** Null before it was used; written at most once a minute. */
  last_used_at: number | null;
  /** Null while nobody has ended it. */
  revoked_at: number | null;
}

/** A link by which somebody without an account sees a record that is not published; a record has one at most. */
export interface PreviewLinkTable {
  resource: ResourceName;
  record_id: number;
  /** Opens nothing that the database doesn't hold, and can be shown again. */
  secret: string;
  /** Milliseconds since 1970. */
  expires_at: number;
}

/** A stored file that a record names, in a field or in a text; records in the trash have theirs too. */
export interface NamedFileTable {
  resource: ResourceName;
  record_id: number;
  name: string;
}

/** What somebody has typed into a form and not saved. */
export interface DraftTable {
  user_id: number;
  /** The idempotency key that the form is sent with. */
  id: string;
  resource: ResourceName;
  /** Id of the record, 'new' for one that is being created. */
  record: string;
  title: string;
  /** The rest as JSON. */
  body: string;
  /** Milliseconds since 1970. */
  saved_at: number;
}

/** What the server remembers about the database itself. */
export interface SettingTable {
  name: string;
  value: string;
}

/** How often something was done that there is a limit to. */
export interface LimitCountTable {
  /** Whose doing it is, and which limit: see `countKey`. */
  key: string;
  count: number;
  /** Milliseconds since 1970: of the first that counts, or of the last, as the limit has it. */
  at: number;
  /** From when on it counts no more, in milliseconds since 1970. */
  expires_at: number;
}

/** A secret that all nodes share. */
export interface SharedSecretTable {
  name: string;
  /** Random bytes, base64url. */
  value: string;
}

/** What a form that was sent with a key has stored. */
export interface IdempotencyKeyTable {
  /** Below zero for a program with an API key, as in the history. */
  user_id: number;
  /** The form's own key. */
  key: string;
  resource: ResourceName;
  record_id: number;
  /** The record's version after it. */
  version: number;
  /** Milliseconds since 1970. */
  sent_at: number;
}

/** One change of one record, written in the transaction that makes it. */
export interface HistoryTable {
  id: Generated<number>;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  at: string;
  /** Null for a visitor and for the server itself, below zero for a program with an API key. */
  user_id: number | null;
  /** The name that person had then. */
  username: string;
  resource: ResourceName;
  record_id: number;
  /** Version of the record after the change. */
  version: number;
  action: HistoryAction;
  /** With `revert`: the version that was brought back. */
  reverted_to: number | null;
  /** The record's main field after the change. */
  title: string;
  /** JSON: `{ field: [from, to] }` with values as records have them; a password is `[null, null]`. */
  changes: string;
  /** Names of the files that the change replaced, parted by spaces: they stay as long as the trash does. */
  old_files: string | null;
  /** 1 on the entry of a deletion while its record is in the trash. */
  in_trash: number | null;
}

/** One thing that concerns the site's safety. Rows are added and never changed: the database refuses it. */
export interface SecurityLogTable {
  /** One more than the entry before. */
  id: number;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  at: string;
  kind: SecurityKind;
  /** The account that it was done or tried with; null for none. */
  user_id: number | null;
  /** The name it had then. */
  username: string;
  subject: string;
  /** JSON. */
  details: string;
  address: string;
  request_id: string;
  /** With `purged`: the last entry that it lets go. */
  through: number | null;
  /** Hash of the entry before; '' for the first. */
  previous_hash: string;
  /** SHA-256 over all of it, hex. */
  hash: string;
}

/** An upload that is under way, or waits for the record that will name it; forgotten a day after it began. */
export interface UploadTable {
  id: string;
  /** Whose it is. */
  user_id: number;
  kind: FileKind;
  /** The file's own name. With its size and its moment it tells the file when it is chosen again. */
  name: string;
  /** When it was changed last on the device, in milliseconds. */
  modified_at: number;
  /** Its whole size. */
  bytes: number;
  /** How many bytes have arrived. */
  received: number;
  /** Names of the stored parts, in their order, parted by blanks. */
  parts: string;
  /** Name of the stored file; null while it isn't whole. */
  stored: string | null;
  /** UTC. */
  created_at: string;
}

/** Table of each entity. */
export const tableNames = byName((name) => entities[name].table);

/** Name of a table that holds an entity's rows. */
export type ResourceTable = (typeof entities)[ResourceName]['table'];

/** All tables, for Kysely. */
export type Tables = Record<ResourceTable, Row> & {
  tokens: TokenTable;
  sign_in_places: SignInPlaceTable;
  account_links: AccountLinkTable;
  api_keys: ApiKeyTable;
  preview_links: PreviewLinkTable;
  named_files: NamedFileTable;
  drafts: DraftTable;
  mails: MailTable;
  invitations: InvitationTable;
  totp_factors: TotpFactorTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  recovery_codes: RecoveryCodeTable;
  pending_sign_ins: PendingSignInTable;
  settings: SettingTable;
  idempotency_keys: IdempotencyKeyTable;
  limit_counts: LimitCountTable;
  uploads: UploadTable;
  shared_secrets: SharedSecretTable;
  history: HistoryTable;
  security_log: SecurityLogTable;
};
