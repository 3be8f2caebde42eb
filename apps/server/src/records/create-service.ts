import type { ResourceName } from '@porchlight/contract/entities';
import { type Resource, resources } from '@porchlight/contract/resources';
import { takeTurn } from '../db/dialect.ts';
import { isUniqueViolation } from '../db/failures.ts';
import type { ColumnValue, StoredRow } from '../db/tables.ts';
import { HttpError } from '../http-error.ts';
import type { StoredEntry } from '../security-log/append-entry.ts';
import type { Change } from './changes.ts';
import { check, refuseRestricted } from './check-input.ts';
import { type AnsweredRecord, toColumns, type Values } from './columns.ts';
import { claimIdempotencyKey, fulfilIdempotencyKey, holds } from './idempotency-keys.ts';
import { keepPictures, type PictureSizes, picturesChosen } from './pictures.ts';
import type { Actor } from './record-change.ts';
import { type FileNames, recordFiles } from './record-files.ts';
import { recordPresenter } from './record-presenter.ts';
import { recordReads } from './record-reads.ts';
import { draftColumns, isReplacing, refuseBesideNewer, replaceBy } from './replacements.ts';
import type { ChangeOptions, Refusal, ResourceService, ServiceContext } from './resource-service.ts';
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

/** What a create request would store. */
interface ReadyToCreate {
  values: Values;
  columns: Record<string, ColumnValue>;
  sizes: PictureSizes;
}

/** Creates the service of a resource. */
export function createService(name: ResourceName, context: ServiceContext, rules: RowRules): ResourceService {
  const resource: Resource = resources[name];
  const { db, changes, slugs, now, securityLog } = context;
  const presenter = recordPresenter(resource, context);
  const { described, presentToStaff } = presenter;
  const { pictureSizes, fileColumns, requireFilms } = recordFiles(resource, context.files);

  async function change<T>(actor: Actor | undefined, task: (change: RowChange) => Promise<T>): Promise<T> {
    let tries = 0;
    let noted: StoredEntry[] = [];
    try {
      const made = await db.write((trx) => {
        tries += 1;
        // A retry: the slugs reserved by the rolled-back try are free again.
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
    ...recordReads(resource, context, presenter),
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
        // Changes by an earlier request whose response was lost are not somebody else's.
        const earlier = await claimIdempotencyKey(each, idempotencyKey);
        const known = earlier?.record_id === id ? earlier.version : 0;
        // The first request has already published this draft of changes.
        if (earlier && earlier.record_id !== 0 && earlier.record_id !== id) return liveRow(each, earlier.record_id);
        const madeOn = version === undefined ? undefined : Math.max(Number(version), known);
        const all = { ...(await picturesChosen(each, values)), ...columns };
        const rows = await updateRow(each, id, all, madeOn);
        others = (await rules.afterUpdate?.(each, rows, { isConfirmed: isConfirmed === true })) ?? [];
        others.push(
          ...(await keepPictures(each, rows.after, { given: values, sizes, before: rows.before })).map(libraryChange),
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

  /** Validates the input of a create request. @throws HttpError when it is invalid */
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
    // The response to an earlier request was lost: its record is updated, not created again.
    const earlier = await claimIdempotencyKey(each, key);
    const made = earlier && (await findLiveRow(each, earlier.record_id));
    if (made && holds(made, columns)) return { row: made, pictures: [] };
    const sent = { ...(await picturesChosen(each, values)), ...columns };
    const all = made ? sent : { ...sent, ...(await draftColumns(each, values, sent)) };
    const row = made ? (await updateRow(each, made.id, all, earlier?.version)).after : await insertRow(each, all);
    const pictures = (await keepPictures(each, row, { given: values, sizes })).map(libraryChange);
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

function keyOf(actor: Actor | undefined, key: string | undefined) {
  return actor && key ? { actor, value: key } : undefined;
}
