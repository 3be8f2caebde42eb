import { mayWrite } from '@porchlight/contract/call-access';
import type { ListQuery } from '@porchlight/contract/calls';
import type { ResourceName } from '@porchlight/contract/entities';
import { fileFieldsOf } from '@porchlight/contract/fields';
import type { AskedState } from '@porchlight/contract/publication';
import { type Resource, resources } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { takeTurn } from '../db/dialect.ts';
import { isUniqueViolation } from '../db/failures.ts';
import type { ColumnValue, StoredRow, Tables } from '../db/tables.ts';
import type { FileKeys } from '../files/file-keys.ts';
import type { FileStore } from '../files/index.ts';
import { HttpError } from '../http-error.ts';
import type { StoredEntry } from '../security-log/append-entry.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { AnswerCache, ReadyAnswer } from './answer-cache.ts';
import type { Change, Changes } from './changes.ts';
import { check } from './check-input.ts';
import { type AnsweredRecord, present, toColumns, type Values } from './columns.ts';
import { claimIdempotencyKey, fulfilIdempotencyKey, holds } from './idempotency-keys.ts';
import { type Asker, KeptShapes } from './kept-shapes.ts';
import { readList } from './list-page.ts';
import { checkListQuery } from './list-query.ts';
import { withPictures } from './picture-facts.ts';
import { keepPictures, type PictureSizes, picturesChosen } from './pictures.ts';
import type { PlaceCache } from './place-cache.ts';
import type { Actor } from './record-change.ts';
import { type FileNames, recordFiles } from './record-files.ts';
import { recordPresenter } from './record-presenter.ts';
import { changesOf, draftColumns, isReplacing, refuseBesideNewer, replaceBy } from './replacements.ts';
import {
  findLiveRow,
  insertRow,
  liveRow,
  notFound,
  type RowChange,
  removeRow,
  restoreRow,
  updateRow,
} from './row-changes.ts';
import type { RowRules } from './row-rules.ts';
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

/** What a create call would store. */
interface ReadyToCreate {
  values: Values;
  columns: Record<string, ColumnValue>;
  sizes: PictureSizes;
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
  files: Pick<FileStore, 'pdf' | 'pictureSize' | 'has'>;
  now: () => Date;
  securityLog: Pick<SecurityLog, 'tell'>;
  /** Opens the files of records that are not published. @default none are opened */
  keys?: FileKeys;
}

/** The service of a row of the resource table. */
export function createService(name: ResourceName, context: ServiceContext, rules: RowRules): ResourceService {
  const resource: Resource = resources[name];
  const { db, cache, places, changes, slugs, now, securityLog } = context;
  const { listKey, singleKey } = resource.calls;
  const shapes = new KeptShapes();
  const hasFiles = Object.keys(fileFieldsOf(resource.fields)).length > 0;
  const { isSeen, described, presentToStaff, shortened } = recordPresenter(resource, context);
  const { pdfSizes, pictureSizes, fileColumns, requireFilms } = recordFiles(resource, context.files);

  async function change<T>(actor: Actor | undefined, task: (change: RowChange) => Promise<T>): Promise<T> {
    let tries = 0;
    let noted: StoredEntry[] = [];
    try {
      const made = await db.write((trx) => {
        tries += 1;
        // What the try before has chosen is not taken by it any more.
        if (tries > 1) slugs.forget();
        noted = [];
        const rest = { resource, slugs, now: now(), actor, noted };
        return rules.turn ? takeTurn(trx, rules.turn).then(() => task({ trx, ...rest })) : task({ trx, ...rest });
      });
      securityLog.tell(noted);
      return made;
    } catch (error) {
      slugs.forget();
      if (isUniqueViolation(error)) throw new HttpError('conflict', 'Somebody else has just used one of these values.');
      throw error;
    }
  }

  async function changed(row: StoredRow, others: readonly Change[] = []): Promise<AnsweredRecord> {
    for (const each of [{ resource: name, id: row.id }, ...others]) changes.emit(each);
    return presentToStaff(await described(row));
  }

  return {
    list(query = {}, asker = { kind: 'website' }) {
      const checked = checkListQuery(resource, query, now());
      const isForStaff = query.state !== undefined || !isSeen;
      const answered = isForStaff ? presentToStaff : (row: StoredRow) => present(name, row, false);
      return cache.answer(name, {
        key: `list ${isForStaff} ${JSON.stringify(checked)}`,
        beforeReading: asker.kind === 'visitor' ? asker.beforeReading : undefined,
        async read() {
          const { rows, totalCount, page } = await readList(db, places.of(name), resource, checked);
          const described = await withPictures(db.read, resource, rows);
          const records = described.map((row) => answered(shortened(row, checked.excerpt)));
          // Keys to files end.
          const keep = !(isForStaff && hasFiles) && shapes.keeps(checked, asker, rows.length);
          return { body: { [listKey]: records }, totalCount, page, keep };
        },
      });
    },
    single: (id, state) => {
      const isForStaff = state !== undefined || !isSeen;
      return cache.answer(name, {
        key: `single ${id} ${state}`,
        async read() {
          const row = await described(await liveRow({ trx: db.read, resource }, id, state ?? 'published'));
          const { sizes, isWhole } = await pdfSizes(row);
          const answered = isForStaff
            ? { ...presentToStaff(row), changes: await changesOf(db.read, resource, id) }
            : present(name, row, false);
          return {
            body: { [singleKey]: { ...answered, ...sizes } },
            keep: isWhole && !(isForStaff && hasFiles),
          };
        },
      });
    },
    async create(input, { files, actor, key, also } = {}) {
      const one = await readyToCreate(input, files);
      const { row, pictures } = await change(actor, (each) => created(each, one, keyOf(actor, key), also));
      return changed(row, pictures);
    },
    async createMany(inputs, { actor } = {}) {
      const refusals: Refusal[] = [];
      const ready: { one: ReadyToCreate; key?: string }[] = [];
      for (const [index, { input, files, key }] of inputs.entries()) {
        try {
          ready.push({ one: await readyToCreate(input, files), key });
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          refusals.push({ index, error });
        }
      }
      const made = await change(actor, async (each) => {
        const rows: Awaited<ReturnType<typeof created>>[] = [];
        for (const { one, key } of ready) rows.push(await created(each, one, keyOf(actor, key)));
        return rows;
      });
      return { records: await Promise.all(made.map(({ row, pictures }) => changed(row, pictures))), refusals };
    },
    async update(id, input, { files, actor, key, also } = {}) {
      const { version, confirm_own: isConfirmed, ...checked } = check(resource.update, input);
      if (actor) refuseRestricted(resource, checked, actor);
      const values = await prepared(checked, 'update');
      const columns = { ...toColumns(resource, values), ...(await fileColumns(files)) };
      await requireFilms(columns);
      const sizes = await pictureSizes(files);
      const idempotencyKey = keyOf(actor, key);
      let others: Change[] = [];
      const row = await change(actor, async (each) => {
        // What a request whose answer was lost has changed is no change by somebody else.
        const earlier = await claimIdempotencyKey(each, idempotencyKey);
        const known = earlier?.record_id === id ? earlier.version : 0;
        // What was sent twice has published changes the first time.
        if (earlier && earlier.record_id !== 0 && earlier.record_id !== id) return liveRow(each, earlier.record_id);
        const madeOn = version === undefined ? undefined : Math.max(Number(version), known);
        const all = { ...(await picturesChosen(each, values)), ...columns };
        const rows = await updateRow(each, id, all, madeOn);
        others = (await rules.afterUpdate?.(each, rows, { isConfirmed: isConfirmed === true })) ?? [];
        others.push(
          ...(await keepPictures(each, rows.after, { said: values, sizes, before: rows.before })).map(libraryChange),
        );
        await also?.(each.trx, rows.after);
        const after = isReplacing(rows.after) ? await replaceBy(each, rows.after) : rows.after;
        if (after.id !== id) others.push({ resource: name, id });
        await fulfilIdempotencyKey(each, idempotencyKey, after);
        return after;
      });
      return changed(row, others);
    },
    async remove(id, { actor } = {}) {
      const others = await change(actor, async (each) => {
        const taken = await rules.beforeRemove?.(each, await liveRow(each, id));
        await removeRow(each, id);
        return taken ?? [];
      });
      for (const each of [{ resource: name, id }, ...others]) changes.emit(each);
    },
    async restore(id, { actor } = {}) {
      if (!Number.isSafeInteger(id)) throw notFound(resource);
      let others: Change[] = [];
      const row = await change(actor, async (each) => {
        await refuseBesideNewer(each, id);
        const restored = await restoreRow(each, id);
        others = (await rules.afterRestore?.(each, restored)) ?? [];
        await keepPictures(each, restored);
        return restored;
      });
      return changed(row, others);
    },
    async revert(id, { columns, version, revertedTo }, { actor } = {}) {
      let others: Change[] = [];
      const row = await change(actor, async (each) => {
        const rows = await updateRow(each, id, columns, version, revertedTo);
        others = (await rules.afterUpdate?.(each, rows, {})) ?? [];
        await keepPictures(each, rows.after);
        return rows.after;
      });
      return changed(row, others);
    },
  };

  /** What a create call would store. @throws HttpError where it can't be */
  async function readyToCreate(input: unknown, files: FileNames | undefined) {
    const values = await prepared(check(resource.create, input), 'create');
    const columns = { ...toColumns(resource, values), ...(await fileColumns(files)) };
    await requireFilms(columns);
    return { values, columns, sizes: await pictureSizes(files) };
  }

  async function created(
    each: RowChange,
    { values, columns, sizes }: ReadyToCreate,
    key: ReturnType<typeof keyOf>,
    also?: ChangeOptions['also'],
  ) {
    // The answer to an earlier request was lost: its record is brought up to date, not made a second time.
    const earlier = await claimIdempotencyKey(each, key);
    const made = earlier && (await findLiveRow(each, earlier.record_id));
    if (made && holds(made, columns)) return { row: made, pictures: [] };
    const sent = { ...(await picturesChosen(each, values)), ...columns };
    const all = made ? sent : { ...sent, ...(await draftColumns(each, values, sent)) };
    const row = made ? (await updateRow(each, made.id, all, earlier?.version)).after : await insertRow(each, all);
    const pictures = (await keepPictures(each, row, { said: values, sizes })).map(libraryChange);
    await also?.(each.trx, row);
    await fulfilIdempotencyKey(each, key, row);
    return { row, pictures };
  }

  async function prepared(values: Values, action: 'create' | 'update'): Promise<Values> {
    return (await rules.prepare?.(values, action)) ?? values;
  }
}

function libraryChange({ id }: StoredRow): Change {
  return { resource: 'media', id };
}

/** @throws HttpError `forbidden` when somebody sets, of their own account, what is for others to set */
function refuseRestricted({ name, fields }: Resource, values: Values, { role }: Actor): void {
  const wrong = Object.keys(values).filter((field) => fields[field]?.restricted);
  if (wrong.length === 0 || mayWrite(role, name)) return;
  const message = 'Only an administrator may change this.';
  throw new HttpError('forbidden', message, { fields: Object.fromEntries(wrong.map((field) => [field, message])) });
}

function keyOf(actor: Actor | undefined, key: string | undefined) {
  return actor && key ? { actor, value: key } : undefined;
}
