import type { AccountLinkKind, SwitchableMail } from '@porchlight/contract/account-calls';
import type { PasswordProblem } from '@porchlight/contract/account-texts';
import type { ApiKeyScope } from '@porchlight/contract/api-keys';
import type { changeSetName } from '@porchlight/contract/change-sets';
import type { DeliveryState } from '@porchlight/contract/email-list-calls';
import { byName, entities, type ResourceName } from '@porchlight/contract/entities';
import type { FileKind } from '@porchlight/contract/fields';
import type { HistoryAction } from '@porchlight/contract/history';
import type { RegistrationState } from '@porchlight/contract/registrations';
import type { CheckIn } from '@porchlight/contract/registrations/check-in';
import type { SuppressionReason } from '@porchlight/contract/schemas';
import type { SecurityKind } from '@porchlight/contract/security-log';
import type { Generated } from 'kysely';

/** Milliseconds since 1970. */
type EpochMs = number;

/** Value of a column. */
export type ColumnValue = string | number | null;

/** A hash of an address that is not added to the email list again without its owner's consent. */
export interface SuppressedAddressTable {
  /** HMAC of the address as the list compares it: see `suppressed-addresses.ts`. */
  hash: string;
  reason: SuppressionReason;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  at: string;
}

/** One email to many people of the email list. */
export interface MailingTable {
  id: Generated<number>;
  /** What it is: so far only the email that asks for consent. */
  kind: 'consent';
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  created_at: string;
  /** Name of the person who began it. */
  created_by: string;
}

/** One email of a mailing to one person. There is at most one of both, and it decides whether the email is sent. */
export interface DeliveryTable {
  id: Generated<number>;
  mailing_id: number;
  /** Id of the row in `emails`. */
  subscriber_id: number;
  state: DeliveryState;
  /** Time of the next try; while it is being sent, the time from which nobody knows whether it was. */
  next_at: EpochMs;
  tries: number;
  /** The mail server's last error. */
  problem: string | null;
}

/** A row of a resource's table: `id`, `version`, the three timestamps and the entity's columns. */
export interface Row {
  [column: string]: ColumnValue;
}

/** A stored row: the columns of every entity's table, and the entity's own. */
export interface StoredRow extends Row {
  id: number;
  version: number;
  created_at: string;
  updated_at: string;
  /** Null for a live row. */
  deleted_at: string | null;
}

/**
 * A session. Only the SHA-256 of its token is stored, so that a stolen copy of the database can't be used to sign in.
 */
export interface TokenTable {
  /** SHA-256 of the token, base64url. */
  hash: string;
  user_id: number;
  created_at: EpochMs;
  /** Written at most once a minute. */
  last_used_at: EpochMs;
  /** When the password or a factor was last confirmed. */
  confirmed_at: EpochMs;
  /** Problem with the password found at sign-in; null when there is none, or once the password was changed. */
  password_problem: PasswordProblem | null;
  /** Browser and system of the sign-in, such as 'Firefox on Windows'; '' when unknown. */
  device: string;
  /** IP address of the last request. */
  address: string;
  /** 1 for a session that outlives the browser session ("keep me signed in"). */
  is_kept: number;
}

/**
 * A network or browser that an account has signed in from: sign-ins from it are not blocked by wrong passwords from
 * elsewhere.
 */
export interface SignInPlaceTable {
  user_id: number;
  /** A network as `networkOf` gives it, or the SHA-256 of a browser's cookie, base64url. */
  place: string;
  last_at: EpochMs;
}

/** A link for choosing an account's password. Only the SHA-256 of its token is stored. */
export interface AccountLinkTable {
  /** SHA-256 of the token, base64url. */
  hash: string;
  user_id: number;
  kind: AccountLinkKind;
  expires_at: EpochMs;
}

/** Kind of a mail. */
export type MailKind =
  | AccountLinkKind
  | 'new-device'
  | 'factor-changed'
  | 'review-requested'
  | 'review-published'
  | 'review-returned'
  | 'set-failed'
  | 'mention'
  | 'subscription'
  | 'form-entry'
  | 'form-confirmation'
  | 'registration'
  | 'form-reply';

/** A mail that is queued, has failed, or is in the outbox; sent ones are deleted. */
export interface MailTable {
  id: Generated<number>;
  kind: MailKind;
  /** The account it concerns; null when the account is looked up on sending. */
  user_id: number | null;
  /** JSON object of texts; contains no secrets. */
  facts: string;
  created_at: EpochMs;
  /** Time of the next try, or when the claim of the node that is sending it expires. */
  next_at: EpochMs;
  tries: number;
  state: 'waiting' | 'failed' | 'outbox';
  /** The mail server's last error. */
  problem: string | null;
}

/** An authenticator app (TOTP): a second factor of an account once its first code was confirmed. */
export interface TotpFactorTable {
  user_id: number;
  /** Base32, not hashed, because the server needs it: docs/decisions/0047. */
  secret: string;
  /** Counter of the last accepted code: codes up to it are refused. */
  last_counter: number;
  /** Null while it is being set up. */
  confirmed_at: EpochMs | null;
}

/** A passkey: signs in alone, or as a second factor. */
export interface PasskeyTable {
  /** Credential ID, base64url. */
  id: string;
  user_id: number;
  /** Name given by its owner. */
  name: string;
  /** COSE, base64url. */
  public_key: string;
  /** The authenticator's signature counter; 0 when it has none. */
  counter: number;
  created_at: EpochMs;
  /** Null before its first use. */
  last_used_at: EpochMs | null;
}

/** A single-use WebAuthn challenge. */
export interface PasskeyChallengeTable {
  /** Base64url. */
  challenge: string;
  /** The account that registers a passkey; null for a sign-in. */
  user_id: number | null;
  expires_at: EpochMs;
}

/** A single-use recovery code; its row is deleted when it is used. */
export interface RecoveryCodeTable {
  /** SHA-256 of the code, base64url. */
  hash: string;
  user_id: number;
}

/** A sign-in with the right password that still needs a second factor. */
export interface PendingSignInTable {
  /** SHA-256 of the token, base64url. */
  hash: string;
  user_id: number;
  expires_at: EpochMs;
  /** 1 when the session is to outlive the browser session. */
  is_kept: number;
  /** Problem with the password. */
  password_problem: PasswordProblem | null;
}

/** An API key. */
export interface ApiKeyTable {
  /** Random, and part of the key. */
  id: number;
  name: string;
  scope: ApiKeyScope;
  /** 1 when it may read personal data of donors and subscribers. */
  personal_data: number;
  /** SHA-256 of the whole key, base64url. */
  hash: string;
  /** Name of the creating account at that time. */
  created_by: string;
  created_at: EpochMs;
  expires_at: EpochMs;
  /** Null before its first use; written at most once a minute. */
  last_used_at: EpochMs | null;
  /** Null unless revoked. */
  revoked_at: EpochMs | null;
}

/** A link that shows an unpublished record to people without an account; a record has at most one. */
export interface PreviewLinkTable {
  /** The kind of record; `change_set` for a set. */
  resource: ResourceName | typeof changeSetName;
  record_id: number;
  /** Stored in clear, so that the link can be shown again: it gives access only to data that this database contains. */
  secret: string;
  expires_at: EpochMs;
}

/** A stored file that a record references, in a field or in a text, also while the record is in the trash. */
export interface NamedFileTable {
  resource: ResourceName;
  record_id: number;
  name: string;
}

/** An unsaved form. */
export interface DraftTable {
  user_id: number;
  /** Idempotency key of the form's request. */
  id: string;
  resource: ResourceName;
  /** Id of the record, or 'new' for one that is being created. */
  record: string;
  title: string;
  /** The rest of the draft as JSON. */
  body: string;
  saved_at: EpochMs;
}

/** Metadata of the database, as key and value. */
export interface SettingTable {
  name: string;
  value: string;
}

/** A counter of a rate limit. */
export interface LimitCountTable {
  /** Identifies the limit and who is counted: see `countKey`. */
  key: string;
  count: number;
  /** Time of the first or the last counted attempt, depending on the limit. */
  at: EpochMs;
  expires_at: EpochMs;
}

/** A secret that all nodes share. */
export interface SharedSecretTable {
  name: string;
  /** Random bytes, base64url. */
  value: string;
}

/** What a request with an idempotency key has changed. */
export interface IdempotencyKeyTable {
  /** Negative for an API key, as in the history. */
  user_id: number;
  /** Idempotency key of the form. */
  key: string;
  resource: ResourceName;
  record_id: number;
  /** The record's version after the change. */
  version: number;
  sent_at: EpochMs;
}

/** One change of one record, written in the same transaction. */
export interface HistoryTable {
  id: Generated<number>;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  at: string;
  /** Null for a visitor and for the server itself, negative for an API key. */
  user_id: number | null;
  /** Name of the account at that time. */
  username: string;
  resource: ResourceName;
  record_id: number;
  /** Version of the record after the change. */
  version: number;
  action: HistoryAction;
  /** With `revert`: the restored version. */
  reverted_to: number | null;
  /** The record's main field after the change. */
  title: string;
  /** JSON: `{ field: [from, to] }` with values as in records; a password is `[null, null]`. */
  changes: string;
  /** Space-separated names of the files that the change replaced: they are stored as long as records in the trash. */
  old_files: string | null;
  /** 1 on a deletion's entry while the record is in the trash. */
  in_trash: number | null;
  /** Id of the record whose change was made to the other dates of its series too; null for a change of its own. */
  series_of: number | null;
}

/**
 * An entry of the security log. Triggers of the database refuse changes; only entries that a `purged` entry covers may
 * be deleted.
 */
export interface SecurityLogTable {
  /** The previous entry's id plus one. */
  id: number;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  at: string;
  kind: SecurityKind;
  /** The account that did or tried it; null for none. */
  user_id: number | null;
  /** Its name at that time. */
  username: string;
  subject: string;
  /** JSON. */
  details: string;
  address: string;
  request_id: string;
  /** With `purged`: id of the last deleted entry. */
  through: number | null;
  /** Hash of the previous entry; '' for the first. */
  previous_hash: string;
  /** SHA-256 of the whole entry, hex. */
  hash: string;
}

/** An upload that is in progress, or not yet used by a record; deleted a day after it began. */
export interface UploadTable {
  id: string;
  /** Owner of the upload. */
  user_id: number;
  kind: FileKind;
  /** Original name of the file. With size and modification time it identifies the file when it is chosen again. */
  name: string;
  /** Modification time on the device, in milliseconds. */
  modified_at: number;
  /** Size of the whole file. */
  bytes: number;
  /** Bytes received so far. */
  received: number;
  /** Space-separated names of the stored parts, in order. */
  parts: string;
  /** Name of the stored file; null until it is complete. */
  stored: string | null;
  /** UTC. */
  created_at: string;
}

/** An address that visitors requested in vain, without anything about the visitors. */
export interface MissedAddressTable {
  /** As `pathKey` compares it. */
  path: string;
  /** How often it was requested. */
  count: number;
  /** When it was last requested, `YYYY-MM-DD`. */
  last_day: string;
  /** 1 if staff don't want to see it. */
  is_ignored: number;
}

/** A search without results, without anything about the visitors. */
export interface MissedSearchTable {
  /** In lower case. */
  words: string;
  /** How often it was searched for. */
  count: number;
  /** When it was last searched for, `YYYY-MM-DD`. */
  last_day: string;
  /** 1 if staff don't want to see it. */
  is_ignored: number;
}

/** A link of a record to a page or a record of this site, or to another site, also while the record is in the trash. */
export interface LinkTable {
  resource: ResourceName;
  record_id: number;
  /** Its place among the links of the record, from 0. */
  position: number;
  /** Name of the field that has it. */
  field: string;
  /** Id of the section that has it; '' outside of sections. */
  section: string;
  /** What people read as the link. */
  text: string;
  /** As `linkTarget` returns it. */
  target: string;
}

/** The last check of a page of another site that records link to. */
export interface LinkCheckTable {
  /** As `linkTarget` returns it. */
  url: string;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  checked_at: string;
  /** When it is checked again, UTC. */
  next_at: string;
  /** The status of the response; null without one. */
  status: number | null;
  /** Why there was no response; '' if there was one. */
  problem: string;
  /** Number of failed checks since the last one that didn't fail. */
  failures: number;
}

/** A typed copy of a fact that staff don't want to see. */
export interface IgnoredCopyTable {
  resource: ResourceName;
  record_id: number;
  field: string;
  /** The text as it was typed. */
  copy: string;
}

/** A form that a visitor has sent: sending it again stores nothing. */
export interface FormSendingTable {
  /** The key in the form's token. */
  key: string;
  /** SHA-256 of the answers, base64url: other answers are another entry. */
  answers_hash: string;
  /** Null while it is being stored. */
  entry_id: number | null;
  sent_at: EpochMs;
}

/** A reply by email to who has sent an entry. */
export interface EntryReplyTable {
  entry_id: number;
  /** Chosen by who has written it: see `EntryReply`. */
  key: string;
  text: string;
  user_id: number;
  username: string;
  created_at: string;
}

/** A file that a visitor has sent with a form. */
export interface EntryFileTable {
  /** Its name in the store. */
  name: string;
  /** The key of the page that it was sent from: see `FormToken`. */
  page_key: string;
  /** Id of the question. */
  question: string;
  /** Null until the form is accepted. */
  entry_id: number | null;
  /** What the sender has called it. */
  title: string;
  /** Media type. */
  type: string;
  bytes: number;
  stored_at: EpochMs;
}

/** Who may read the entries of a form besides administrators: a role, or an account. */
export interface FormReaderTable {
  form_id: number;
  /** '' for an account. */
  role: string;
  /** 0 for a role. */
  user_id: number;
}

/** A comment of a colleague on a record; not of unpublished changes, whose comments are those of their record. */
export interface CommentTable {
  id: Generated<number>;
  resource: ResourceName;
  record_id: number;
  /** Negative for a program. */
  user_id: number;
  /** At that time. */
  username: string;
  text: string;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  created_at: string;
  /** UTC; null for an open one. */
  resolved_at: string | null;
  /** What who resolved it was called; '' for an open one. */
  resolved_by: string;
}

/** A change set: records whose unpublished changes are published together. */
export interface ChangeSetTable {
  id: Generated<number>;
  /** Increases with each change of the set itself, and of which records it has. */
  version: number;
  name: string;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`, as all moments of this table. */
  created_at: string;
  /** Username at that time. */
  created_by: string;
  /** Negative for a program. */
  created_by_id: number;
  /** When it is published; null unless it is scheduled. */
  publish_at: string | null;
  /** Who scheduled it. */
  scheduled_by: string;
  scheduled_by_id: number | null;
  /** Why its scheduled publication failed; '' otherwise. */
  problem: string;
  /** Null before its publication. */
  published_at: string | null;
  published_by: string;
  /** When its last publication was taken back; null if it was not. */
  taken_back_at: string | null;
  taken_back_by: string;
  deleted_at: string | null;
}

/** A record in a change set. */
export interface ChangeSetMemberTable {
  id: Generated<number>;
  set_id: number;
  resource: ResourceName;
  /** The draft; once it is published, the record that visitors see. */
  record_id: number;
  /** The published record that the draft changes; null for a new one. */
  replaces: number | null;
  /** Its name when it was last seen, for a record that is gone. */
  title: string;
  /** For settings, which have no drafts: their changed fields as JSON. */
  pending: string | null;
  /** With `pending`: the version that these changes are based on. */
  base_version: number | null;
  /** JSON of `PublishedMember`; null before its publication. */
  published: string | null;
}

/** A kind of email that a person has switched off. */
export interface MutedMailTable {
  user_id: number;
  kind: SwitchableMail;
}

/** A view of a list that a person has saved. */
export interface SavedViewTable {
  id: Generated<number>;
  version: number;
  resource: ResourceName;
  user_id: number;
  name: string;
  /** The name as names are compared. */
  name_key: string;
  /** What the view shows, as JSON. */
  settings: string;
  /** 1 for a view that everyone has, 0 otherwise. */
  is_shared: number;
  /** Null unless it was deleted. */
  deleted_at: EpochMs | null;
}

/** A record that was merged into another one of its entity. What refers to it means the other one. */
export interface MergedRecordTable {
  resource: ResourceName;
  record_id: number;
  into_id: number;
}

/** Events that repeat: their rule. Each of its dates is an event. */
export interface EventSeriesTable {
  id: Generated<number>;
  /** As `recurrence.ts` of the contract writes it. */
  rule: string;
  /** The IANA time zone of its wall times. */
  zone: string;
  /** When its rule begins, a wall time. */
  starts_at: string;
  /** The last day for which its dates are stored. */
  stored_until: string;
  /** How often its rule or its words were changed: `SEQUENCE` of RFC 5545. */
  sequence: number;
  created_at: string;
  updated_at: string;
}

/** A registration for an event: an entry of its form with seats. docs/decisions/0191 */
export interface RegistrationTable {
  id: Generated<number>;
  /** Increases with each change. */
  version: Generated<number>;
  event_id: number;
  /** Id of the row in `form_entries` with the name, the email address and the answers. */
  entry_id: number;
  seats: number;
  state: RegistrationState;
  /** While it waits or is offered seats: its place in the waiting list. */
  waiting_since: EpochMs | null;
  /** While it is offered seats: until when. */
  offered_until: EpochMs | null;
  /** How many people of it have arrived. */
  checked_in: Generated<number>;
  /** When the last of them arrived. */
  checked_in_at: EpochMs | null;
  /** `SEQUENCE` of the last calendar entry that it was sent. RFC 5545 */
  sequence: Generated<number>;
  /** What it was told last about the event's time and place: see `announced-event.ts`. */
  told: Generated<string>;
  /** When the reminder was sent; null before. */
  reminded_at: EpochMs | null;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  created_at: string;
  updated_at: string;
}

/** What was pressed at the door of an event; never changed. docs/decisions/0193 */
export interface CheckInTable {
  /** Of an event, they increase in the order in which readers see them. */
  id: Generated<number>;
  event_id: number;
  registration_id: number;
  /** The device's random key: the same press is stored once. */
  key: string;
  kind: CheckIn['kind'];
  seats: number;
  /** For `undo`, the key of the other press; '' otherwise. */
  undoes: string;
  /** Random key of the device. */
  door: string;
  /** By the device's clock, but not later than it arrived. */
  pressed_at: EpochMs;
  /** Whose session sent it. Negative for a program. */
  user_id: number;
}

/** The code that a registration shows at the door. */
export interface CheckInCodeTable {
  registration_id: number;
  /** Such as `7KQ4-M2XD`. */
  code: string;
}

/** Table name of each entity. */
export const tableNames = byName((name) => entities[name].table);

/** Name of an entity's table. */
export type ResourceTable = (typeof entities)[ResourceName]['table'];

/** All tables, for Kysely. */
export type Tables = Record<ResourceTable, Row> & {
  tokens: TokenTable;
  sign_in_places: SignInPlaceTable;
  account_links: AccountLinkTable;
  api_keys: ApiKeyTable;
  preview_links: PreviewLinkTable;
  named_files: NamedFileTable;
  links: LinkTable;
  link_checks: LinkCheckTable;
  suppressed_addresses: SuppressedAddressTable;
  mailings: MailingTable;
  deliveries: DeliveryTable;
  missed_addresses: MissedAddressTable;
  missed_searches: MissedSearchTable;
  ignored_copies: IgnoredCopyTable;
  merged_records: MergedRecordTable;
  comments: CommentTable;
  event_series: EventSeriesTable;
  registrations: RegistrationTable;
  check_ins: CheckInTable;
  check_in_codes: CheckInCodeTable;
  change_sets: ChangeSetTable;
  change_set_members: ChangeSetMemberTable;
  form_sendings: FormSendingTable;
  form_readers: FormReaderTable;
  entry_files: EntryFileTable;
  entry_replies: EntryReplyTable;
  muted_mails: MutedMailTable;
  saved_views: SavedViewTable;
  drafts: DraftTable;
  mails: MailTable;
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
