import { byName, entities, type ResourceName } from '@porchlight/contract/entities';
import type { HistoryAction } from '@porchlight/contract/history';
import type { PasswordProblem } from '@porchlight/contract/texts';
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
  /** What was wrong with the password; null once it was changed, and for most. */
  password_problem: PasswordProblem | null;
}

/** A place that an account was signed in from: no guess from elsewhere keeps its owner out there. */
export interface SignInPlaceTable {
  user_id: number;
  /** A network as `networkOf` gives it, or the SHA-256 of a browser's cookie, base64url. */
  place: string;
  /** Milliseconds since 1970. */
  last_at: number;
}

/** What the server remembers about the database itself. */
export interface SettingTable {
  name: string;
  value: string;
}

/** What a form that was sent with a key has stored. */
export interface IdempotencyKeyTable {
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
  /** Null for a visitor and for the server itself. */
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

/** Table of each entity. */
export const tableNames = byName((name) => entities[name].table);

/** Name of a table that holds an entity's rows. */
export type ResourceTable = (typeof entities)[ResourceName]['table'];

/** All tables, for Kysely. */
export type Tables = Record<ResourceTable, Row> & {
  tokens: TokenTable;
  sign_in_places: SignInPlaceTable;
  settings: SettingTable;
  idempotency_keys: IdempotencyKeyTable;
  history: HistoryTable;
};
