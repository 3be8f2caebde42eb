import type { ListQuery } from '@porchlight/contract/calls';
import type { StateFilter } from '@porchlight/contract/publication';
import type { SeriesScope } from '@porchlight/contract/series-scope';
import type { Kysely } from 'kysely';
import type { FileKeys } from '../access/file-keys.ts';
import type { Actor } from '../access/staff.ts';
import type { EarlierVersion } from '../audit/earlier-version.ts';
import type { SecurityLog } from '../audit/security-log.ts';
import type { Database } from '../db/database.ts';
import type { ColumnValue, StoredRow, Tables } from '../db/tables.ts';
import type { HttpError } from '../errors/http-error.ts';
import type { ListRequester } from '../lists/list-cache-policy.ts';
import type { ListCountCache } from '../lists/list-count-cache.ts';
import type { ResponseCache, SerializedResponse } from '../lists/response-cache.ts';
import type { FileStore } from '../media/index.ts';
import type { FileNames } from '../media/record-files.ts';
import type { Change, Changes } from '../records/changes.ts';
import type { ResponseRecord } from '../records/columns.ts';
import type { ReadFacts } from '../records/fill-facts.ts';
import type { RowChange } from '../writes/row-changes.ts';
import type { SlugGenerator } from '../writes/slug-generator.ts';

/** Options of a change. */
export interface ChangeOptions {
  /** References to files that are already stored. */
  files?: FileNames;
  /** Who makes it; undefined for a visitor and for the server itself. */
  actor?: Actor;
  /** Called in the change's transaction with the written row. */
  afterWrite?: (trx: Kysely<Tables>, row: StoredRow) => Promise<void>;
  /** With a deletion: where visitors are sent from the record's page, see `redirectToSchema`. */
  redirectTo?: string;
  /** With a deletion: which events of a series. @default only this one */
  seriesScope?: SeriesScope;
  /** Idempotency key of the form, so that sending it again changes nothing twice. */
  key?: string;
}

/** The calls of one resource, without HTTP. They validate their input and throw `HttpError`. */
export interface ResourceService {
  /** @param requester decides what is cached. @default the website itself */
  list(query?: ListQuery | Record<string, unknown>, requester?: ListRequester): Promise<SerializedResponse>;
  /** @param state state of the record; only staff may pass one. @default published, as visitors see it */
  single(id: number, state?: StateFilter): Promise<SerializedResponse>;
  create(input: unknown, options?: ChangeOptions): Promise<ResponseRecord>;
  /**
   * Creates the valid ones in one transaction: all of them or, if it fails, none.
   * @param options.isDryRun whether the transaction is rolled back: then there are no records, only what is rejected
   */
  createMany(
    inputs: readonly { input: unknown; files?: FileNames; key?: string }[],
    options?: Pick<ChangeOptions, 'actor'> & { isDryRun?: boolean },
  ): Promise<{ records: ResponseRecord[]; rejected: RejectedInput[] }>;
  /** Creates a draft with the values of a record; see `copiedColumns`. */
  duplicate(id: number, options: Required<Pick<ChangeOptions, 'actor'>> & ChangeOptions): Promise<ResponseRecord>;
  update(id: number, input: unknown, options?: ChangeOptions): Promise<ResponseRecord>;
  /** @param options.mergeInto record of the same entity that takes its place everywhere, for topics */
  remove(id: number, options?: ChangeOptions & { mergeInto?: number }): Promise<void>;
  restore(id: number, options?: ChangeOptions): Promise<ResponseRecord>;
  /** Restores an earlier version as a new version. @throws HttpError as `update` does */
  revert(id: number, earlier: EarlierVersion, options?: ChangeOptions): Promise<ResponseRecord>;
  /** Prepares `update` for a transaction that changes other records too. */
  prepareUpdate(
    id: number,
    input: unknown,
    options?: ChangeOptions,
  ): Promise<(change: SharedChange) => Promise<SharedResult>>;
  /** `revert` in such a transaction. */
  revertIn(change: SharedChange, id: number, earlier: EarlierVersion): Promise<SharedResult>;
  /** Inserts a row in such a transaction. */
  insertIn(change: SharedChange, columns: Record<string, ColumnValue>): Promise<SharedResult>;
}

/** A transaction that changes records of several entities. */
export type SharedChange = Omit<RowChange, 'resource' | 'slugs'>;

/** What a part of it has done: emit the changes after the commit. */
export interface SharedResult {
  row: StoredRow;
  changes: readonly Change[];
}

/** The error of one of many inputs, with its index. */
export interface RejectedInput {
  index: number;
  error: HttpError;
}

/** Dependencies of all services. */
export interface ServiceContext {
  db: Database;
  cache: Pick<ResponseCache, 'getOrRead'>;
  listCounts: Pick<ListCountCache, 'of'>;
  changes: Changes;
  slugs: SlugGenerator;
  files: Pick<FileStore, 'find' | 'pictureSize' | 'has'>;
  now: () => Date;
  /** URL of the site, with which links to its own pages may begin. */
  publicUrl?: string;
  readFacts: ReadFacts;
  securityLog: Pick<SecurityLog, 'emit'>;
  /** Signs keys for files of unpublished records. @default no keys */
  keys?: FileKeys;
}
