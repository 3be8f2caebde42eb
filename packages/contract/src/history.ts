import type { ResourceName } from './entities.ts';

/**
 * Kind of a change to a record. `revert` restored an earlier version, `restore` the record from the trash, and
 * `publish` was made by the server when a scheduled record was due.
 */
export const historyActions = ['create', 'update', 'delete', 'restore', 'revert', 'publish'] as const;
/** One of {@link historyActions}. */
export type HistoryAction = (typeof historyActions)[number];

/** The change of one field's value. */
export interface FieldChange {
  /** Name of the field in the contract. */
  field: string;
  /** The value as in a record; null for none, and always null for a password. A file is given by its name. */
  from: string | number | null;
  to: string | number | null;
  /**
   * For files: the query of an address that shows the file for some minutes although no record references it any more.
   * Optional for a backend.
   */
  from_key?: string;
  to_key?: string;
}

/** Who made a change, by their username at that time. */
export interface HistoryPerson {
  /** Id of the account; negative for a program with an API key. */
  id: number;
  username: string;
}

/** One change of one record. */
export interface HistoryEntry {
  /** Increases with every change of any record. */
  id: number;
  /** Moment of the change, UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  at: string;
  /** Who made it; null for a visitor who subscribed and for the server itself. */
  by: HistoryPerson | null;
  resource: ResourceName;
  record_id: number;
  /** Version of the record after the change. */
  version: number;
  action: HistoryAction;
  /** With `revert`: the version that was restored. */
  reverted_to: number | null;
  /** The record's main field after the change; '' if the record was purged. */
  title: string;
  /** Changed fields, in the order of the form. Empty if the record was purged. */
  changes: FieldChange[];
}

/** Query parameters of `GET /api/get-all-history`, all optional. */
export interface HistoryQuery {
  resource?: ResourceName;
  /** Id of a record; needs `resource`. */
  record?: number;
  /** Id of the account that made the changes. */
  user?: number;
  /** Words that must occur in the record's main field after the change, ignoring case and accents. */
  title?: string;
  /** Only entries older than this id; `next` of the previous page. */
  before?: number;
  /** Maximum number of entries, 1 to 100. A page with very long texts has fewer. */
  limit?: number;
}

/** Response of `GET /api/get-all-history`, newest first. */
export interface HistoryAnswer {
  history: HistoryEntry[];
  /** `before` of the next page; null on the last one. */
  next: number | null;
}

/** Query parameters of `GET /api/get-last-changes`: records of one resource by their ids, 1 to 100, as in '3,14,15'. */
export interface LastChangesQuery {
  resource: ResourceName;
  records: string;
}

/** The latest change of one record. */
export type LastChange = Pick<HistoryEntry, 'record_id' | 'at' | 'by'>;

/** Response of `GET /api/get-last-changes`, in any order; without records that have no history entry. */
export interface LastChangesAnswer {
  changes: LastChange[];
}

/** Response of `GET /api/get-history-people`, sorted by username: accounts that made changes, including deleted ones. */
export interface HistoryPeopleAnswer {
  people: HistoryPerson[];
}

/** Request body of `POST /api/restore-version/{id}`: the id in its path is that of a history entry. */
export interface RestoreVersionInput {
  /** The record's version in the browser; any other is rejected with 409. */
  version: number;
  /** `after` restores the values after the entry's change, `before` those before it. @default 'after' */
  state?: 'after' | 'before';
}

/** Response of `POST /api/restore-version/{id}`. */
export interface RestoreVersionAnswer {
  /** The restored record. */
  record: { id: number; version: number } & Record<string, unknown>;
  /** Files of that version that no longer exist, by field; the field keeps its current file. */
  missing_files: Record<string, string>;
}

/** A record in the trash. */
export interface DeletedRecord {
  /** Id of the history entry of its deletion. */
  id: number;
  resource: ResourceName;
  record_id: number;
  /** Its main field. */
  title: string;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  deleted_at: string;
  /** Who deleted it; null for the server itself. */
  deleted_by: HistoryPerson | null;
  /** End of the period in which it can be restored, UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  restorable_until: string;
  /** Its field values; in a list without long texts. Optional for a backend. */
  record?: { id: number; version: number } & Record<string, unknown>;
  /** By field: the query of an address that shows its file for some minutes, as in `FieldChange`. */
  file_keys?: Record<string, string>;
}

/** Query parameters of `GET /api/get-all-deleted`, all optional. */
export type DeletedQuery = Pick<HistoryQuery, 'resource' | 'before' | 'limit'>;

/** Response of `GET /api/get-all-deleted`, latest first. */
export interface DeletedAnswer {
  deleted: DeletedRecord[];
  /** `before` of the next page; null on the last one. */
  next: number | null;
}

/** Response of `GET /api/get-single-deleted/{id}`: the id in its path is that of the deletion's history entry. */
export interface DeletedRecordAnswer {
  /** With all its field values. */
  deleted: DeletedRecord;
}
