import type { ResourceName } from '@porchlight/contract/entities';
import { type Resource, resources } from '@porchlight/contract/resources';
import { isSeriesScope } from '@porchlight/contract/series-scope';
import type { Actor } from '../access/staff.ts';
import type { StoredSecurityEntry } from '../audit/append-entry.ts';
import type { EarlierVersion } from '../audit/earlier-version.ts';
import { acquireTransactionLock } from '../db/dialect.ts';
import { isUniqueViolation } from '../db/failures.ts';
import { inSavepoint } from '../db/savepoint.ts';
import type { ColumnValue, StoredRow } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';
import { check } from '../http/check-input.ts';
import { chosenPictureColumns, type PictureSizes, syncPictureLibrary } from '../media/picture-library.ts';
import { type FileNames, recordFiles } from '../media/record-files.ts';
import { draftColumns, isReplacing, mergePublishedDraft, rejectIfNewerDraft } from '../publication/replacements.ts';
import type { Change } from '../records/changes.ts';
import { type ResponseRecord, toColumns, type Values } from '../records/columns.ts';
import { findLiveRow, liveRow, notFound } from '../records/live-rows.ts';
import { recordPresenter } from '../records/record-presenter.ts';
import { claimIdempotencyKey, fulfilIdempotencyKey, hasColumns } from '../writes/idempotency-keys.ts';
import { resolveReferences } from '../writes/resolve-references.ts';
import { rejectRestrictedFields } from '../writes/restricted-fields.ts';
import { insertRow, type RowChange, removeRow, restoreRow, updateRow } from '../writes/row-changes.ts';
import { copiedColumns } from './copied-columns.ts';
import { mergeRow } from './merge-rows.ts';
import { recordReads } from './record-reads.ts';
import type {
  ChangeOptions,
  RejectedInput,
  ResourceService,
  ServiceContext,
  SharedResult,
} from './resource-service.ts';
import type { RowRules } from './row-rules.ts';

/** What a create or update request would store. */
interface PreparedWrite {
  values: Values;
  columns: Record<string, ColumnValue>;
  sizes: PictureSizes;
}

/** A written row, with the changes of other records that came of it. */
interface Written {
  row: StoredRow;
  others: readonly Change[];
}

/** Creates the service of a resource. */
export function createService(name: ResourceName, context: ServiceContext, rules: RowRules): ResourceService {
  const resource: Resource = resources[name];
  const { db, changes, slugs, now, securityLog } = context;
  const presenter = recordPresenter(resource, context);
  const { withFacts, presentToStaff } = presenter;
  const { pictureSizes, fileColumns, requireFilms, requireSectionFiles } = recordFiles(resource, context.files);

  async function change<T>(actor: Actor | undefined, task: (change: RowChange) => Promise<T>): Promise<T> {
    let tries = 0;
    let logEntries: StoredSecurityEntry[] = [];
    try {
      const result = await db.write((trx) => {
        tries += 1;
        // A retry: the slugs reserved by the rolled-back try are free again.
        if (tries > 1) slugs.clear();
        logEntries = [];
        const changeContext = { resource, slugs, now: now(), actor, logEntries };
        return rules.lock
          ? acquireTransactionLock(trx, rules.lock).then(() => task({ trx, ...changeContext }))
          : task({ trx, ...changeContext });
      });
      securityLog.emit(logEntries);
      return result;
    } catch (error) {
      slugs.clear();
      throw isUniqueViolation(error) ? takenMeanwhile() : error;
    }
  }

  async function toResponse({ row, others }: Written): Promise<ResponseRecord> {
    for (const each of [{ resource: name, id: row.id }, ...others]) changes.emit(each);
    return presentToStaff(await withFacts(row));
  }

  return {
    ...recordReads(resource, context, presenter),
    async create(input, { files, actor, key, afterWrite } = {}) {
      const prepared = await prepareWrite(check(resource.create, input), 'create', files);
      return toResponse(await change(actor, (each) => writeNew(each, prepared, keyOf(actor, key), afterWrite)));
    },
    async createMany(inputs, { actor, isDryRun = false } = {}) {
      const invalid: RejectedInput[] = [];
      const valid: { index: number; prepared: PreparedWrite; key?: string }[] = [];
      for (const [index, { input, files, key }] of inputs.entries()) {
        try {
          valid.push({ index, prepared: await prepareWrite(check(resource.create, input), 'create', files), key });
        } catch (error) {
          invalid.push({ index, error: refusalIn(error) });
        }
      }
      const { written, refused } = await change(actor, async (each) => {
        const result: { written: Written[]; refused: RejectedInput[] } = { written: [], refused: [] };
        for (const { index, prepared, key } of valid) {
          try {
            result.written.push(await inSavepoint(each.trx, () => writeNew(each, prepared, keyOf(actor, key))));
          } catch (error) {
            // Its value is that of another record, perhaps of the same batch.
            slugs.clear();
            result.refused.push({ index, error: refusalIn(error) });
          }
        }
        if (isDryRun) throw new RolledBack(result.refused);
        return result;
      }).catch((error: unknown) => {
        if (error instanceof RolledBack) return { written: [], refused: error.refused };
        throw error;
      });
      return { records: await Promise.all(written.map(toResponse)), rejected: [...invalid, ...refused] };
    },
    async duplicate(id, { actor, key }) {
      const written = await change(actor, async (each): Promise<Written> => {
        const idempotencyKey = keyOf(actor, key);
        const earlier = await claimIdempotencyKey(each, idempotencyKey);
        if (earlier) return { row: await liveRow(each, earlier.record_id), others: [] };
        const row = await insertRow(each, await copiedColumns(each, await liveRow(each, id)));
        await fulfilIdempotencyKey(each, idempotencyKey, row);
        return { row, others: [] };
      });
      return toResponse(written);
    },
    async update(id, input, options = {}) {
      const write = await prepareUpdate(id, input, options);
      return toResponse(await change(options.actor, write));
    },
    async prepareUpdate(id, input, options = {}) {
      const write = await prepareUpdate(id, input, options);
      return async (shared) => changesOf(await write({ ...shared, resource, slugs }));
    },
    async remove(id, { actor, mergeInto, redirectTo, seriesScope } = {}) {
      const others = await change(actor, async (each) => {
        const row = await liveRow(each, id);
        const affected = (await rules.beforeRemove?.(each, row)) ?? [];
        const removed = await removeRow(each, id);
        // The address of a merged one leads to the other one.
        const isMerged = mergeInto !== undefined && name === 'topic';
        const others = isMerged
          ? await mergeRow(each, name, row, mergeInto)
          : ((await rules.afterRemove?.(each, removed, redirectTo, seriesScope)) ?? []);
        return [...affected, ...others];
      });
      for (const each of [{ resource: name, id }, ...others]) changes.emit(each);
    },
    async restore(id, { actor } = {}) {
      if (!Number.isSafeInteger(id)) throw notFound(resource);
      const written = await change(actor, async (each) => {
        await rejectIfNewerDraft(each, id);
        const row = await restoreRow(each, id);
        await rules.requireValid?.(each.trx, row);
        const others = (await rules.afterRestore?.(each, row)) ?? [];
        await syncPictureLibrary(each, row);
        return { row, others };
      });
      return toResponse(written);
    },
    async revert(id, earlier, { actor } = {}) {
      return toResponse(await change(actor, (each) => revertIn(each, id, earlier)));
    },
    async revertIn(shared, id, earlier) {
      return changesOf(await revertIn({ ...shared, resource, slugs }, id, earlier));
    },
    async insertIn(shared, columns) {
      const each = { ...shared, resource, slugs };
      const row = await insertRow(each, columns);
      return changesOf({ row, others: await syncPictures(each, row) });
    },
  };

  function changesOf({ row, others }: Written): SharedResult {
    return { row, changes: [{ resource: name, id: row.id }, ...others] };
  }

  async function revertIn(
    each: RowChange,
    id: number,
    { columns, version, revertedTo }: EarlierVersion,
  ): Promise<Written> {
    // The rule of a series is not that of one event.
    const { repeats: _, ...ofEvent } = columns;
    const isInSeries = Boolean((await findLiveRow(each, id))?.series);
    const rows = await updateRow(each, id, isInSeries ? ofEvent : columns, version, revertedTo);
    await rules.requireValid?.(each.trx, rows.after);
    const others = (await rules.afterUpdate?.(each, rows, {})) ?? [];
    await syncPictureLibrary(each, rows.after);
    return { row: rows.after, others };
  }

  /** Prepares an update up to its transaction. @throws HttpError when its values are invalid */
  async function prepareUpdate(
    id: number,
    input: unknown,
    { files, actor, key, afterWrite }: ChangeOptions,
  ): Promise<(change: RowChange) => Promise<Written>> {
    const {
      version,
      confirm_own: isConfirmed,
      keep_moments: keepsMoments,
      review_note: note,
      redirect_to: redirectTo,
      series_scope: seriesScope,
      ...checked
    } = check(resource.update, input);
    if (actor) rejectRestrictedFields(resource, checked, actor);
    const scope = isSeriesScope(seriesScope) ? { seriesScope } : {};
    const { values, columns, sizes } = await prepareWrite(checked, 'update', files, id);
    const idempotencyKey = keyOf(actor, key);
    return async (each) => {
      // Changes by an earlier request whose response was lost are not someone else's.
      const earlier = await claimIdempotencyKey(each, idempotencyKey);
      const earlierVersion = earlier?.record_id === id ? earlier.version : 0;
      // The first request has already published this draft of changes.
      if (earlier && earlier.record_id !== 0 && earlier.record_id !== id)
        return { row: await liveRow(each, earlier.record_id), others: [] };
      const baseVersion = version === undefined ? undefined : Math.max(Number(version), earlierVersion);
      const allColumns = {
        ...(await chosenPictureColumns(each, values)),
        ...columns,
        ...(typeof note === 'string' && { review_note: note }),
      };
      const resolved = await resolveReferences(each, allColumns, await findLiveRow(each, id));
      const rows = await updateRow(each, id, resolved.columns, baseVersion);
      await rules.requireValid?.(each.trx, rows.after);
      const others = [
        ...resolved.created,
        ...((await rules.afterUpdate?.(each, rows, {
          isConfirmed: isConfirmed === true,
          keepsMoments: keepsMoments === true,
          ...(typeof redirectTo === 'string' && { redirectTo }),
          ...scope,
        })) ?? []),
      ];
      others.push(...(await syncPictures(each, rows.after, { input: values, sizes, before: rows.before })));
      await afterWrite?.(each.trx, rows.after);
      const merged = isReplacing(rows.after) ? await mergePublishedDraft(each, rows.after) : undefined;
      if (merged) others.push(...((await rules.afterMerge?.(each, merged, scope)) ?? []), { resource: name, id });
      const row = await latest(each, merged?.after ?? rows.after);
      await fulfilIdempotencyKey(each, idempotencyKey, row);
      return { row, others };
    };
  }

  /** Prepares checked values. @throws HttpError when they are invalid */
  async function prepareWrite(
    checked: Values,
    action: 'create' | 'update',
    files: FileNames | undefined,
    id?: number,
  ): Promise<PreparedWrite> {
    const values = (await rules.prepare?.(checked, action, id)) ?? checked;
    const columns = { ...toColumns(resource, values), ...(await fileColumns(files)) };
    await requireFilms(columns);
    await requireSectionFiles(columns);
    return { values, columns, sizes: await pictureSizes(files) };
  }

  async function writeNew(
    each: RowChange,
    { values, columns, sizes }: PreparedWrite,
    key: ReturnType<typeof keyOf>,
    afterWrite?: ChangeOptions['afterWrite'],
  ): Promise<Written> {
    // The response to an earlier request was lost: its record is updated, not created again.
    const earlier = await claimIdempotencyKey(each, key);
    const existing = earlier && (await findLiveRow(each, earlier.record_id));
    if (existing && hasColumns(existing, columns)) return { row: existing, others: [] };
    const resolved = await resolveReferences(each, columns, existing);
    const sentColumns = { ...(await chosenPictureColumns(each, values)), ...resolved.columns };
    const allColumns = existing ? sentColumns : { ...sentColumns, ...(await draftColumns(each, values, sentColumns)) };
    const row = existing
      ? (await updateRow(each, existing.id, allColumns, earlier?.version)).after
      : await insertRow(each, allColumns);
    await rules.requireValid?.(each.trx, row);
    const others = [...resolved.created, ...(await syncPictures(each, row, { input: values, sizes }))];
    others.push(...((await rules.afterCreate?.(each, row)) ?? []));
    await afterWrite?.(each.trx, row);
    await fulfilIdempotencyKey(each, key, row);
    return { row: await latest(each, row), others };
  }

  /** The row as the rules have left it: the series of an event is written after it. */
  async function latest(each: RowChange, row: StoredRow): Promise<StoredRow> {
    return rules.afterCreate ? ((await findLiveRow(each, row.id)) ?? row) : row;
  }
}

/** Keeps a row's pictures in the library. @returns the library's changes */
async function syncPictures(...args: Parameters<typeof syncPictureLibrary>): Promise<Change[]> {
  return (await syncPictureLibrary(...args)).map(({ id }) => ({ resource: 'media', id }));
}

/** Thrown at the end of a dry run, so that its transaction leaves nothing behind. */
class RolledBack extends Error {
  readonly refused: RejectedInput[];

  constructor(refused: RejectedInput[]) {
    super('This was a dry run.');
    this.refused = refused;
  }
}

function keyOf(actor: Actor | undefined, key: string | undefined) {
  return actor && key ? { actor, value: key } : undefined;
}

function takenMeanwhile(): HttpError {
  return new HttpError('conflict', 'Someone else has just used one of these values.');
}

/** Returns why an input was refused. @throws any error that isn't the input's */
function refusalIn(error: unknown): HttpError {
  if (isUniqueViolation(error)) return takenMeanwhile();
  if (error instanceof HttpError) return error;
  throw error;
}
