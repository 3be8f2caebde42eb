import { z } from 'zod';
import { type ResourceName, resourceNames } from './entities.ts';

const id = z.int().positive();
/** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
const moment = z.string();
const resource = z.enum(resourceNames);
const anyRecord = z.looseObject({ id, version: id });
/** `before` of the next page; null on the last one. */
const next = id.nullable();
const fieldValue = z.union([z.string(), z.number(), z.null()]);

/**
 * Kind of a change to a record. `revert` restored an earlier version, `restore` the record from the trash. The server
 * made `publish` when a scheduled record was due, and `archive` at the end of `visible_until`.
 */
export const historyActions = ['create', 'update', 'delete', 'restore', 'revert', 'publish', 'archive'] as const;
/** What the server does at a time that a person has chosen. */
export type ScheduledAction = Extract<HistoryAction, 'publish' | 'archive'>;
/** One of {@link historyActions}. */
export type HistoryAction = (typeof historyActions)[number];

/** The change of one field's value. */
export const fieldChangeSchema = z.object({
  /** Name of the field in the contract. */
  field: z.string(),
  /** The value as in a record; null for none, and always null for a password. A file is given by its name. */
  from: fieldValue,
  to: fieldValue,
  /**
   * For files: the query of an address that shows the file for some minutes although no record references it any more.
   */
  from_key: z.string().optional(),
  to_key: z.string().optional(),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** Who made a change. */
export const historyPersonSchema = z.object({
  /** Id of the account; negative for a program with an API key. */
  id: z.int(),
  /** At that time. */
  username: z.string(),
  /** What they are called now; missing for an account without a display name. */
  name: z.string().optional(),
});
export type HistoryPerson = z.infer<typeof historyPersonSchema>;

/** One change of one record. */
export const historyEntrySchema = z.object({
  /** Increases with every change of any record. */
  id,
  /** Moment of the change, UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  at: moment,
  /** Who made it; null for a visitor who subscribed and for the server itself. */
  by: historyPersonSchema.nullable(),
  resource,
  record_id: id,
  /** Version of the record after the change. */
  version: id,
  action: z.enum(historyActions),
  /** With `revert`: the version that was restored. */
  reverted_to: id.nullable(),
  /** The record's main field after the change; '' if the record was purged. */
  title: z.string(),
  /** Changed fields, in the order of the form. Empty if the record was purged. */
  changes: z.array(fieldChangeSchema),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

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
export const historyResponseSchema = z.object({
  history: z.array(historyEntrySchema),
  next,
});
export type HistoryResponse = z.infer<typeof historyResponseSchema>;

/** The latest change of one record. */
export type LastChange = Pick<HistoryEntry, 'record_id' | 'at' | 'by'>;

/** Response of `GET /api/get-last-changes`, in any order; without records that have no history entry. */
export const lastChangesResponseSchema = z.object({
  changes: z.array(historyEntrySchema.pick({ record_id: true, at: true, by: true })),
});
export type LastChangesResponse = z.infer<typeof lastChangesResponseSchema>;

/** Response of `GET /api/get-history-people`, sorted by username: accounts that made changes, including deleted ones. */
export const historyPeopleResponseSchema = z.object({
  people: z.array(historyPersonSchema),
});
export type HistoryPeopleResponse = z.infer<typeof historyPeopleResponseSchema>;

/** Request body of `POST /api/restore-version/{id}`: the id in its path is that of a history entry. */
export interface RestoreVersionInput {
  /** The record's version in the browser; any other is rejected with 409. */
  version: number;
  /** `after` restores the values after the entry's change, `before` those before it. @default 'after' */
  state?: 'after' | 'before';
}

/** Response of `POST /api/restore-version/{id}`. */
export const restoreVersionResponseSchema = z.object({
  /** The restored record. */
  record: anyRecord,
  /** Files of that version that no longer exist, by field; the field keeps its current file. */
  missing_files: z.record(z.string(), z.string()),
});
export type RestoreVersionResponse = z.infer<typeof restoreVersionResponseSchema>;

/** Response of `GET /api/get-missing-links/{id}`: the id in its path is that of a history entry. */
export const missingLinksResponseSchema = z.object({
  /** What links in the changed fields of that version lead to that visitors can't see. */
  links: z.array(
    z.object({
      /** The record's name, or what people read as the link. */
      name: z.string(),
      /** A path of this site. */
      target: z.string(),
      problem: z.enum(['draft', 'in_review', 'scheduled', 'archived', 'deleted', 'removed', 'missing']),
    }),
  ),
});
export type MissingLinksResponse = z.infer<typeof missingLinksResponseSchema>;

/** A record in the trash. */
export const deletedRecordSchema = z.object({
  /** Id of the history entry of its deletion. */
  id,
  resource,
  record_id: id,
  /** Its main field. */
  title: z.string(),
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  deleted_at: moment,
  /** Who deleted it; null for the server itself. */
  deleted_by: historyPersonSchema.nullable(),
  /** End of the period in which it can be restored, UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  restorable_until: moment,
  /** Its field values; in a list without long texts. */
  record: anyRecord.optional(),
  /** By field: the query of an address that shows its file for some minutes, as in `FieldChange`. */
  file_keys: z.record(z.string(), z.string()).optional(),
});
export type DeletedRecord = z.infer<typeof deletedRecordSchema>;

/** Response of `GET /api/get-all-deleted`, latest first. */
export const deletedResponseSchema = z.object({
  deleted: z.array(deletedRecordSchema),
  next,
});
export type DeletedResponse = z.infer<typeof deletedResponseSchema>;

/** Response of `GET /api/get-single-deleted/{id}`: the id in its path is that of the deletion's history entry. */
export const deletedRecordResponseSchema = z.object({
  /** With all its field values. */
  deleted: deletedRecordSchema,
});
export type DeletedRecordResponse = z.infer<typeof deletedRecordResponseSchema>;
