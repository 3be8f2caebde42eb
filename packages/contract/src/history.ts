import type { ResourceName } from './entities.ts';

/**
 * What was done to a record. `revert` brought back an earlier version of it, `restore` the record itself from the trash,
 * `publish` is the server's own: its time had come.
 */
export type HistoryAction = 'create' | 'update' | 'delete' | 'restore' | 'revert' | 'publish';

/** One field that a change set to another value. */
export interface FieldChange {
  /** Name of the field in the contract. */
  field: string;
  /** The value as a record has it; null for none, and always null for a password. A file stands by its name. */
  from: string | number | null;
  to: string | number | null;
  /**
   * Where the field names a file: the query of an address under which the file can be seen for some minutes, though no
   * record names it any more. A backend may lack it.
   */
  from_key?: string;
  to_key?: string;
}

/** Who made a change: the name they had then. */
export interface HistoryPerson {
  /** Of the account; below zero for a program with an API key. */
  id: number;
  username: string;
}

/** One change of one record. */
export interface HistoryEntry {
  /** Goes up with every change of any record. */
  id: number;
  /** Moment of the change, UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  at: string;
  /** Who made it; null for a visitor who subscribed and for what the server did itself. */
  by: HistoryPerson | null;
  resource: ResourceName;
  record_id: number;
  /** Version of the record after the change. */
  version: number;
  action: HistoryAction;
  /** With `revert`: the version that was brought back. */
  reverted_to: number | null;
  /** The record's main field after the change; '' when the record is gone for good. */
  title: string;
  /** Fields that differ, in the order of the form. Empty when the record is gone for good. */
  changes: FieldChange[];
}

/** What `GET /api/get-all-history` may be asked for, all optional. */
export interface HistoryQuery {
  resource?: ResourceName;
  /** Id of a record; needs `resource`. */
  record?: number;
  /** Id of the person who made the changes. */
  user?: number;
  /** Words that the record's main field held after the change, whatever their case and accents. */
  title?: string;
  /** Only entries older than this one: its id, as `next` of the page before says. */
  before?: number;
  /** How many entries at most, 1 to 100. A page of very long texts has fewer. */
  limit?: number;
}

/** Answer of `GET /api/get-all-history`, newest first. */
export interface HistoryAnswer {
  history: HistoryEntry[];
  /** `before` of the next page, null on the last. */
  next: number | null;
}

/** What `GET /api/get-last-changes` has to be asked: records of one resource by their ids, 1 to 100, as in '3,14,15'. */
export interface LastChangesQuery {
  resource: ResourceName;
  records: string;
}

/** The latest change of one record. */
export type LastChange = Pick<HistoryEntry, 'record_id' | 'at' | 'by'>;

/** Answer of `GET /api/get-last-changes`, in any order; records that nobody has changed since there is a history are missing. */
export interface LastChangesAnswer {
  changes: LastChange[];
}

/** Answer of `GET /api/get-history-people`, by name: whoever made changes and still has an account. */
export interface HistoryPeopleAnswer {
  people: HistoryPerson[];
}

/** What `POST /api/restore-version/{id}` takes: the id in its path is that of a history entry. */
export interface RestoreVersionInput {
  /** The record's version as the person saw it; another one is refused with 409. */
  version: number;
  /** `after` brings back what the entry led to, `before` what it changed. @default 'after' */
  state?: 'after' | 'before';
}

/** Answer of `POST /api/restore-version/{id}`. */
export interface RestoreVersionAnswer {
  /** The record as it is now. */
  record: { id: number; version: number } & Record<string, unknown>;
  /** Files of that version that are gone, by the field that named them; the field keeps the file it had. */
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
  /** Who deleted it; null for what the server did itself. */
  deleted_by: HistoryPerson | null;
  /** Until then it can be restored, UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  restorable_until: string;
  /** What it holds; in a list without its long texts. A backend may lack it. */
  record?: { id: number; version: number } & Record<string, unknown>;
  /** By field: the query of an address under which its file can be seen for some minutes, as of a `FieldChange`. */
  file_keys?: Record<string, string>;
}

/** What `GET /api/get-all-deleted` may be asked for, all optional. */
export type DeletedQuery = Pick<HistoryQuery, 'resource' | 'before' | 'limit'>;

/** Answer of `GET /api/get-all-deleted`, latest first. */
export interface DeletedAnswer {
  deleted: DeletedRecord[];
  /** `before` of the next page, null on the last. */
  next: number | null;
}

/** Answer of `GET /api/get-single-deleted/{id}`: the id in its path is that of the history entry of the deletion. */
export interface DeletedRecordAnswer {
  /** With all that it holds. */
  deleted: DeletedRecord;
}
