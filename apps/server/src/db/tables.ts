import type { ResourceName } from '@porchlight/contract/calls';

/** What a column holds. */
export type ColumnValue = string | number | null;

/** A row of a resource's table: `id`, `version`, the three moments and the entity's columns. */
export interface Row {
  [column: string]: ColumnValue;
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
}

/** What the server remembers about the database itself. */
export interface SettingTable {
  name: string;
  value: string;
}

/** What a form that was sent with a key has stored. */
export interface SendingTable {
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

/** Table of each resource. */
export const tableNames = {
  user: 'users',
  story: 'stories',
  article: 'articles',
  donation: 'donations',
  gallery: 'gallery_items',
  podcast: 'podcasts',
  event: 'events',
  election: 'elections',
  email: 'emails',
  team: 'team_members',
  actionNetwork: 'action_networks',
} as const satisfies Record<ResourceName, string>;

/** Name of a table that holds a resource's rows. */
export type ResourceTable = (typeof tableNames)[ResourceName];

/** All tables, for Kysely. */
export type Tables = Record<ResourceTable, Row> & {
  tokens: TokenTable;
  settings: SettingTable;
  sendings: SendingTable;
};
