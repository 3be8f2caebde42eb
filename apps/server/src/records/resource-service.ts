import type { ListQuery } from '@porchlight/contract/calls';
import type { AskedState } from '@porchlight/contract/publication';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ColumnValue, StoredRow, Tables } from '../db/tables.ts';
import type { FileKeys } from '../files/file-keys.ts';
import type { FileStore } from '../files/index.ts';
import type { HttpError } from '../http-error.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { AnswerCache, ReadyAnswer } from './answer-cache.ts';
import type { Changes } from './changes.ts';
import type { AnsweredRecord } from './columns.ts';
import type { Asker } from './kept-shapes.ts';
import type { PlaceCache } from './place-cache.ts';
import type { Actor } from './record-change.ts';
import type { FileNames } from './record-files.ts';
import type { SlugNames } from './slug-names.ts';

/** What comes along with a change. */
export interface ChangeOptions {
  /** Files that are stored already. */
  files?: FileNames;
  /** Who makes it; undefined for a visitor and for the server itself. */
  actor?: Actor;
  /** What else is done in its transaction, last. */
  also?: (trx: Kysely<Tables>, row: StoredRow) => Promise<void>;
  /** Key of the form it was sent with, so that sending it again changes nothing twice. */
  key?: string;
}

/** The calls of one resource, without HTTP. They check what they are given and throw `HttpError`. */
export interface ResourceService {
  /** @param asker decides what is kept. @default the website itself */
  list(query?: ListQuery | Record<string, unknown>, asker?: Asker): Promise<ReadyAnswer>;
  /** @param state which it has to be in; what is asked for by one is for staff. @default published, as visitors see it */
  single(id: number, state?: AskedState): Promise<ReadyAnswer>;
  create(input: unknown, options?: ChangeOptions): Promise<AnsweredRecord>;
  /** Creates those that can be, in one transaction: all of them or, where it fails, none. */
  createMany(
    inputs: readonly { input: unknown; files?: FileNames; key?: string }[],
    options?: Pick<ChangeOptions, 'actor'>,
  ): Promise<{ records: AnsweredRecord[]; refusals: Refusal[] }>;
  update(id: number, input: unknown, options?: ChangeOptions): Promise<AnsweredRecord>;
  remove(id: number, options?: ChangeOptions): Promise<void>;
  restore(id: number, options?: ChangeOptions): Promise<AnsweredRecord>;
  /** Writes the columns of an earlier version as a new one. @throws HttpError as `update` does */
  revert(id: number, earlier: EarlierVersion, options?: ChangeOptions): Promise<AnsweredRecord>;
}

/** One of many that can't be created, by its place among them. */
export interface Refusal {
  index: number;
  error: HttpError;
}

/** An earlier version of a record, to be brought back. */
export interface EarlierVersion {
  /** Which it is. */
  revertedTo: number;
  /** Values that differ from the record as it is. */
  columns: Record<string, ColumnValue>;
  /** The record's version that the columns were found for; another one is refused. */
  version: number;
}

/** What all services share. */
export interface ServiceContext {
  db: Database;
  cache: AnswerCache;
  places: PlaceCache;
  changes: Changes;
  slugs: SlugNames;
  files: Pick<FileStore, 'find' | 'pictureSize' | 'has'>;
  now: () => Date;
  securityLog: Pick<SecurityLog, 'tell'>;
  /** Opens the files of records that are not published. @default none are opened */
  keys?: FileKeys;
}
