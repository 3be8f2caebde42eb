import type { AnyRecord } from '@porchlight/contract/entity';
import { changesStates, stateOf } from '@porchlight/contract/publication';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import type { EntityFormSubmission } from '@porchlight/ui/inputs/EntityForm';
import { useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  anyStateFilter,
  loadChunk,
  type RecordChange,
  reportFailure,
  type SubmittedValues,
  staffListQuery,
} from '../api/index.ts';
import {
  askSeriesScope,
  confirmHiding,
  type EntityDefinition,
  pictureVersions,
  toApiValues,
  useRecordChange,
} from '../entity/index.ts';
import { useRunningNow } from '../site/index.ts';
import { type SaveWithMergeOptions, type SaveWithMergeResult, saveWithMerge } from './save-with-merge.ts';

/** How a form's values are sent. */
export interface RecordSubmission extends Pick<EntityFormSubmission, 'onProgress' | 'signal'> {
  /** The idempotency key: the same until the form has been saved. */
  key: string;
}

/** How a form's changes of a record are sent. */
export interface UpdateSubmission
  extends RecordSubmission,
    Pick<SaveWithMergeOptions, 'base' | 'changed' | 'onRebase'> {
  /** Takes a published record back from visitors, where its state would save changes beside it. */
  unpublishes: boolean;
}

/**
 * Saves a form's changes of a stored record: merges them with others' changes, saves changes of a published record as a
 * draft where the form says so, and asks before people change their own role.
 * @returns the function, which throws `ApiError`
 */
export function useRecordUpdate(
  definition: EntityDefinition,
): (record: AnyRecord, values: SubmittedValues, submission: UpdateSubmission) => Promise<SaveWithMergeResult> {
  const change = useRecordChange();
  const client = useQueryClient();
  const dialogs = useDialogs();
  const now = useRunningNow();

  /** Updates the record; asks for confirmation before users change their own role. */
  const send = async (edit: RecordChange): Promise<AnyRecord> => {
    try {
      return await change(edit);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'confirmation_required') throw error;
      const options = { title: 'Change your own role?', cancelText: 'Keep role', okText: 'Change role' };
      if (await dialogs.confirm(error.message, options))
        return change({ ...edit, values: { ...edit.values, confirm_own: 'true' } });
      throw new ApiError(409, {
        code: error.code,
        message: 'Nothing is saved yet. Choose your role again, or save and confirm the change.',
      });
    }
  };
  /** Whether there is anything with a time, so that it matters what a new time zone keeps. */
  const hasMoments = async (): Promise<boolean> => {
    const lists = (['event', 'election'] as const).map((name) =>
      staffListQuery(name, { ...anyStateFilter(name), limit: 1 }),
    );
    const found = await Promise.all(lists.map((list) => client.fetchQuery(list)));
    return found.some(({ records }) => records.length > 0);
  };
  /** After a change of the time zone, asks what to keep: the times shown, or the moments. */
  const timeZoneChoice = async ({ time_zone }: SubmittedValues): Promise<SubmittedValues> => {
    if (definition.name !== 'organization' || time_zone === undefined || !(await hasMoments())) return {};
    const keepsMoments = await dialogs.confirm(
      'You can keep an event at 6:30 PM at 6:30 PM in the new time zone. Or you can keep its moment, so that a different time is shown. This also applies to elections, the banner and scheduled publications.',
      {
        title: 'Keep the times of events as they are shown?',
        cancelText: 'Keep times',
        okText: 'Keep moments',
      },
    );
    return keepsMoments ? { keep_moments: 'true' } : {};
  };
  /**
   * Asks before a record that others link to is archived or unpublished.
   * @returns where visitors are sent, for the request
   * @throws ApiError if the person keeps it
   */
  const confirmState = async (record: AnyRecord, action: 'Archive' | 'Unpublish'): Promise<SubmittedValues> => {
    const redirect_to = await confirmHiding({ client, dialogs, definition }, record, action);
    if (redirect_to !== null) return redirect_to === '' ? {} : { redirect_to };
    throw new ApiError(409, {
      code: 'confirmation_required',
      message: 'Nothing is saved yet. Visitors still see the published version.',
    });
  };
  /**
   * Asks which events of a series a change is for that visitors see.
   * @throws ApiError if the person goes on editing
   */
  const seriesChoice = async (
    record: AnyRecord,
    { state = stateOf(record) }: SubmittedValues,
    changed: readonly string[],
  ): Promise<SubmittedValues> => {
    if (changed.length === 0 || (record.replaces && state !== 'published')) return {};
    const hasNewRule = changed.includes('repeats');
    const series_scope = await askSeriesScope(dialogs, record, hasNewRule ? 'saveRule' : 'save');
    if (series_scope !== null) return series_scope === undefined ? {} : { series_scope };
    throw new ApiError(409, {
      code: 'confirmation_required',
      message: 'Nothing is saved yet. Save again, and choose which events the change is for.',
    });
  };
  return async (record, values, { changed, base, onRebase, onProgress, signal, key, unpublishes }) => {
    const id = String(record.id);
    const hides = unpublishes || values.state === 'archived';
    const redirect = hides ? await confirmState(record, unpublishes ? 'Unpublish' : 'Archive') : {};
    const common = { resource: definition.name, onProgress, signal, key } as const;
    try {
      if (!unpublishes && stateOf(record) === 'published' && changesStates.includes(String(values.state))) {
        const replacedVersion = { replaces: record.id, replaces_version: base.version };
        const draftValues = { ...toApiValues(definition, values), ...replacedVersion };
        return { record: await change({ ...common, call: 'create', values: draftValues }), merged: [] };
      }
      const series = await seriesChoice(record, values, changed);
      return await saveWithMerge({
        // Conflicts are rare, so their dialogs are loaded on demand.
        resolveConflicts: async (versions) => {
          const { resolveConflicts } = await loadChunk('conflict', () => import('./resolve-conflicts.tsx'));
          return resolveConflicts({ client, dialogs, definition, now }, versions);
        },
        resolveDeletion: async () => {
          const { DeletedRecordDialog } = await loadChunk('deleted', () => import('./DeletedRecordDialog.tsx'));
          return dialogs.open(DeletedRecordDialog, definition.singular);
        },
        definition,
        base,
        values,
        changed,
        update: async (changedValues, baseVersion) =>
          send({
            ...common,
            call: 'update',
            id,
            values: {
              ...toApiValues(definition, changedValues),
              ...pictureVersions(definition, baseVersion),
              ...redirect,
              ...series,
              ...(await timeZoneChoice(changedValues)),
            },
            version: baseVersion.version,
          }),
        create: (allValues) => change({ ...common, call: 'create', values: toApiValues(definition, allValues) }),
        restore: () => change({ resource: definition.name, call: 'restore', id }),
        onRebase,
      });
    } catch (error) {
      reportFailure(`update ${definition.singular} ${id}`, error);
      throw error;
    }
  };
}
