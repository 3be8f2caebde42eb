import { fileSizeKey, type ListQuery } from '@porchlight/contract/calls';
import type { ResourceName } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/entity';
import { type Resource, resources } from '@porchlight/contract/resources';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { isUniqueViolation } from '../db/failures.ts';
import { excerpt } from '../db/search/excerpts.ts';
import type { ColumnValue, StoredRow } from '../db/tables.ts';
import type { FileStore } from '../files/index.ts';
import { HttpError, invalid } from '../http-error.ts';
import type { AnswerCache, ReadyAnswer } from './answer-cache.ts';
import type { Changes } from './changes.ts';
import { type AnsweredRecord, present, toColumns, type Values } from './columns.ts';
import { claimIdempotencyKey, fulfilIdempotencyKey, holds } from './idempotency-keys.ts';
import { type Asker, KeptShapes } from './kept-shapes.ts';
import { readList } from './list-page.ts';
import { checkListQuery } from './list-query.ts';
import type { Actor } from './record-change.ts';
import { insertRow, liveRow, notFound, type RowChange, removeRow, restoreRow, updateRow } from './row-changes.ts';
import type { RowRules } from './row-rules.ts';
import type { SlugNames } from './slug-names.ts';

/** Names of stored files by the field that holds them. */
export type FileNames = Record<string, string>;

/** What comes along with a change. */
export interface ChangeOptions {
  /** Files that are stored already. */
  files?: FileNames;
  /** Who makes it; undefined for a visitor and for the server itself. */
  actor?: Actor;
  /** Key of the form it was sent with, so that sending it again changes nothing twice. */
  key?: string;
}

/** The calls of one resource, without HTTP. They check what they are given and throw `HttpError`. */
export interface ResourceService {
  /** @param asker decides what is kept. @default the website itself */
  list(query?: ListQuery | Record<string, unknown>, asker?: Asker): Promise<ReadyAnswer>;
  single(id: number): Promise<ReadyAnswer>;
  create(input: unknown, options?: ChangeOptions): Promise<AnsweredRecord>;
  update(id: number, input: unknown, options?: ChangeOptions): Promise<AnsweredRecord>;
  remove(id: number, options?: ChangeOptions): Promise<void>;
  restore(id: number, options?: ChangeOptions): Promise<AnsweredRecord>;
  /** Writes the columns of an earlier version as a new one. @throws HttpError as `update` does */
  revert(id: number, earlier: EarlierVersion, options?: ChangeOptions): Promise<AnsweredRecord>;
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
  changes: Changes;
  slugs: SlugNames;
  files: Pick<FileStore, 'pdfBytes'>;
  now: () => Date;
}

/** The service of a row of the resource table. */
export function createService(name: ResourceName, context: ServiceContext, rules: RowRules): ResourceService {
  const resource: Resource = resources[name];
  const { db, cache, changes, slugs, files: store, now } = context;
  const { listKey, singleKey } = resource.calls;
  const pdfs = fieldsOfKind(resource.fields, 'pdf');
  const longTexts = fieldsOfKind(resource.fields, 'longText');
  const shapes = new KeptShapes();

  async function change<T>(actor: Actor | undefined, task: (change: RowChange) => Promise<T>): Promise<T> {
    let tries = 0;
    try {
      return await db.write((trx) => {
        tries += 1;
        // What the try before has chosen is not taken by it any more.
        if (tries > 1) slugs.forget();
        return task({ trx, resource, slugs, now: now(), actor });
      });
    } catch (error) {
      slugs.forget();
      if (isUniqueViolation(error)) throw new HttpError('conflict', 'Somebody else has just used one of these values.');
      throw error;
    }
  }

  function changed(row: StoredRow): AnsweredRecord {
    changes.emit({ resource: name, id: row.id });
    return present(name, row);
  }

  return {
    list(query = {}, asker = { kind: 'website' }) {
      const checked = checkListQuery(resource, query, now());
      return cache.answer(name, {
        key: `list ${JSON.stringify(checked)}`,
        beforeReading: asker.kind === 'visitor' ? asker.beforeReading : undefined,
        async read() {
          const { rows, totalCount, page } = await readList(db, resource, checked);
          const records = rows.map((row) => present(name, shortened(row, longTexts, checked.excerpt)));
          return { body: { [listKey]: records }, totalCount, page, keep: shapes.keeps(checked, asker, rows.length) };
        },
      });
    },
    single: (id) =>
      cache.answer(name, {
        key: `single ${id}`,
        async read() {
          const row = await liveRow({ trx: db.read, resource }, id);
          return { body: { [singleKey]: { ...present(name, row), ...(await pdfSizes(row)) } }, keep: true };
        },
      }),
    async create(input, { files, actor, key } = {}) {
      const values = await prepared(check(resource.create, input), 'create');
      const columns = { ...toColumns(resource, values), ...files };
      const idempotencyKey = keyOf(actor, key);
      const row = await change(actor, async (each) => {
        // The answer to an earlier request was lost: its record is brought up to date, not made a second time.
        const earlier = await claimIdempotencyKey(each, idempotencyKey);
        const made = earlier && (await liveRow(each, earlier.record_id).catch(() => undefined));
        if (made && holds(made, columns)) return made;
        const row = made
          ? (await updateRow(each, made.id, columns, earlier?.version)).after
          : await insertRow(each, columns);
        await fulfilIdempotencyKey(each, idempotencyKey, row);
        return row;
      });
      return changed(row);
    },
    async update(id, input, { files, actor, key } = {}) {
      const { version, ...checked } = check(resource.update, input);
      const values = await prepared(checked, 'update');
      const columns = { ...toColumns(resource, values), ...files };
      const idempotencyKey = keyOf(actor, key);
      const row = await change(actor, async (each) => {
        // What a request whose answer was lost has changed is no change by somebody else.
        const earlier = await claimIdempotencyKey(each, idempotencyKey);
        const known = earlier?.record_id === id ? earlier.version : 0;
        const madeOn = version === undefined ? undefined : Math.max(Number(version), known);
        const rows = await updateRow(each, id, columns, madeOn);
        await rules.afterUpdate?.(each.trx, rows, actor);
        await fulfilIdempotencyKey(each, idempotencyKey, rows.after);
        return rows.after;
      });
      return changed(row);
    },
    async remove(id, { actor } = {}) {
      await change(actor, async (each) => {
        await liveRow(each, id);
        await rules.beforeRemove?.(each.trx, id, actor);
        await removeRow(each, id);
      });
      changes.emit({ resource: name, id });
    },
    async restore(id, { actor } = {}) {
      if (!Number.isSafeInteger(id)) throw notFound(resource);
      return changed(await change(actor, (each) => restoreRow(each, id)));
    },
    async revert(id, { columns, version, revertedTo }, { actor } = {}) {
      const row = await change(actor, async (each) => {
        const rows = await updateRow(each, id, columns, version, revertedTo);
        await rules.afterUpdate?.(each.trx, rows, actor);
        return rows.after;
      });
      return changed(row);
    },
  };

  /** What somebody on a slow line wants to know before fetching a PDF. */
  async function pdfSizes(row: StoredRow) {
    const named = pdfs.filter((field) => row[field] !== null);
    const sizes = named.map(async (field) => [fileSizeKey(field), await store.pdfBytes(String(row[field]))] as const);
    return Object.fromEntries(await Promise.all(sizes));
  }

  async function prepared(values: Values, action: 'create' | 'update'): Promise<Values> {
    return (await rules.prepare?.(values, action)) ?? values;
  }
}

function keyOf(actor: Actor | undefined, key: string | undefined) {
  return actor && key ? { actor, value: key } : undefined;
}

/**
 * Input as the schema normalizes it; fields the schema doesn't know are dropped.
 * @throws HttpError `bad_request` when it is no object, `validation` with the first message of each field
 */
export function check<T extends object>(schema: z.ZodType<T>, input: unknown): T {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new HttpError('bad_request', 'The body has to be an object with a record’s fields.');
  }
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[String(path[0])] ??= message;
  throw invalid(fields);
}

function shortened(row: StoredRow, longTexts: string[], maxGraphemes: number | undefined): StoredRow {
  if (maxGraphemes === undefined) return row;
  const cut = longTexts.map((field) => [field, excerpt(String(row[field]), maxGraphemes)]);
  return { ...row, ...Object.fromEntries(cut) };
}
