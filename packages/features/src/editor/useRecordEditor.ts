import type { ChangeSet } from '@porchlight/contract/change-sets';
import type { AnyRecord } from '@porchlight/contract/entity';
import { hasStates, stateOf } from '@porchlight/contract/publication';
import { formSchema } from '@porchlight/contract/schemas';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { type EntityFormSubmission, useEntityForm } from '@porchlight/ui/inputs/EntityForm';
import { useMemo, useRef, useState } from 'react';
import { ApiError, type SubmittedValues, usePermissionCheck } from '../api/index.ts';
import {
  type EntityDefinition,
  editableDefinition,
  type PublicationAction,
  proposedState,
  savedDraftState,
  toApiValues,
} from '../entity/index.ts';
import { useRunningNow } from '../site/index.ts';
import { askForSet } from './ask-for-set.ts';
import { formDefaults, formFields, proposedValues } from './form-fields.ts';
import type { SaveWithMergeResult } from './save-with-merge.ts';
import { undescribedPictures } from './undescribed-pictures.ts';
import { useDrafts } from './useDrafts.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useRecordCreation } from './useRecordCreation.ts';
import { useRecordUpdate } from './useRecordUpdate.ts';

export interface RecordEditorOptions {
  /** Initial values for a new record, merged over those that its definition proposes. @default {} */
  proposed?: Readonly<Record<string, string | number>>;
  /** Label of the tab that is selected at first. @default the first */
  initialTab?: string;
  /** Called after a draft was saved and the form stays. */
  onKept?: (record: AnyRecord) => void;
}

/** What `useRecordEditor` returns. */
export type RecordEditor = ReturnType<typeof useRecordEditor>;

/**
 * Everything about the form of a record but its looks: its values and rules, saving, merging with others' changes, the
 * draft on the device and in the account, and the question before unsaved changes are lost. `EntityEditor` shows it.
 * @param record the stored record, null for a new one. Read once: use another `key` for another record
 */
export function useRecordEditor(
  fullDefinition: EntityDefinition,
  record: AnyRecord | null,
  { proposed, initialTab, onKept }: RecordEditorOptions = {},
) {
  const can = usePermissionCheck();
  const dialogs = useDialogs();
  const definition = useMemo(() => editableDefinition(fullDefinition, can, record), [fullDefinition, can, record]);
  const now = useRunningNow();
  const [openedAt] = useState(now);
  const withStates = hasStates(definition);
  /** The form's values of a stored record, with the state that its first button proposes. */
  const valuesOf = (stored: AnyRecord) => {
    const state = proposedState(definition, stored);
    return { ...formDefaults(definition, stored), ...(withStates && state && { state }) };
  };
  const [defaultValues] = useState(() =>
    record ? valuesOf(record) : { ...proposedValues(definition, openedAt), ...proposed },
  );
  /** The record as last saved. */
  const [stored, setStored] = useState(record);
  const unpublishes = useRef(false);
  /** Whether the changes of settings are put into a change set, and that set afterwards. */
  const intoSet = useRef<{ set?: ChangeSet } | null>(null);
  const isNew = record === null;
  const fields = useMemo(() => formFields(definition, record, openedAt), [definition, record, openedAt]);
  const schema = useMemo(
    () => formSchema(definition.fields, isNew, withStates ? definition.mainField : undefined),
    [definition, isNew, withStates],
  );
  const create = useRecordCreation(definition);
  const update = useRecordUpdate(definition);

  const send = async (values: SubmittedValues, submission: EntityFormSubmission): Promise<SaveWithMergeResult> => {
    if (stored && intoSet.current) {
      const changed = Object.fromEntries(submission.changed.map((name) => [name, values[name] ?? '']));
      const change = {
        ...toApiValues(definition, changed),
        version: String(drafts.own.base?.version ?? stored.version),
      };
      const set = await askForSet(dialogs, { resource: definition.name, record: stored.id, values: change });
      if (!set) throw new ApiError(409, { code: 'confirmation_required', message: 'Nothing is in a set yet.' });
      intoSet.current.set = set;
      void drafts.own.onSaved(stored);
      return { record: stored, merged: [] };
    }
    const undescribed = undescribedPictures(definition, values);
    if (Object.keys(undescribed).length > 0)
      throw new ApiError(422, { code: 'validation', message: 'Check what you entered.', fields: undescribed });
    const { key, base } = drafts.own;
    const resumeAutosave = drafts.own.pauseAutosave();
    try {
      const result = stored
        ? await update(stored, values, {
            ...submission,
            changed: withStates ? withState(submission.changed, values, stored) : submission.changed,
            unpublishes: unpublishes.current,
            key,
            base: base ?? stored,
            onRebase: (current, changedFields, mergedTexts) => {
              drafts.own.rebase(current);
              form.rebase(valuesOf(current), changedFields, mergedTexts);
            },
          })
        : await create(values, { ...submission, key });
      setStored(result.record);
      void drafts.own.onSaved(result.record);
      return result;
    } catch (error) {
      throw error instanceof ApiError && error.status === 0 ? new ApiError(0, { message: connectionLostText }) : error;
    } finally {
      resumeAutosave();
    }
  };
  const form = useEntityForm({ fields, schema, defaultValues, initialTab, onSubmit: send });
  const drafts = useDrafts(definition, stored, form, fields);

  const keepLabel = withStates && savedDraftState(stored) === 'draft' ? 'Save draft' : 'Save';
  /**
   * Saves so that visitors see no more than before, and the form stays.
   * @returns the saved record; undefined if it was not saved
   */
  const saveDraft = async (): Promise<AnyRecord | undefined> => {
    const outcome = await form.save(withStates ? { state: savedDraftState(stored) } : {});
    if (!outcome.saved) return undefined;
    if (withStates) onKept?.(outcome.result.record);
    return outcome.result.record;
  };
  const keep = async (): Promise<boolean> => (await saveDraft()) !== undefined;
  /** Does what the form's menu offers about its record's publication, which saves the form. */
  const publish = async ({ state, how }: PublicationAction) => {
    unpublishes.current = how === 'unpublish';
    try {
      return await form.save({ state });
    } finally {
      unpublishes.current = false;
    }
  };
  /**
   * Puts the record into a change set that the person chooses: its draft, which is saved first, or the changes of
   * settings, which are not saved then.
   * @returns that set; null if they have chosen none, or nothing could be saved
   */
  const addToSet = async (): Promise<ChangeSet | null> => {
    if (!withStates) {
      intoSet.current = {};
      try {
        await form.save();
        return intoSet.current.set ?? null;
      } finally {
        intoSet.current = null;
      }
    }
    const draft = form.isDirty() || !stored ? await saveDraft() : { id: draftOf(stored) };
    return draft ? askForSet(dialogs, { resource: definition.name, record: draft.id }) : null;
  };
  const guard = useLeaveGuard({
    isDirty: form.isDirty,
    saveLabel: keepLabel,
    save: keep,
    onSaveFailed: () => form.summary.current?.focus(),
    onGiveUp: () => drafts.own.discard(),
    onStayed: drafts.resume,
  });

  return {
    definition,
    fields,
    form,
    drafts,
    /** The record as last saved, null before a new one is. */
    stored,
    /** Saves so that visitors see no more than before; undefined for what has no states. */
    keep: withStates ? { label: keepLabel, onClick: keep } : undefined,
    saveDraft,
    publish,
    addToSet,
    /** Props of the dialog that asks before unsaved changes are lost. */
    guard,
  };
}

/** The id of a published record's unpublished changes; of any other record, its own. */
function draftOf({ id, changes }: AnyRecord): number {
  return typeof changes === 'object' && changes !== null && 'id' in changes ? Number(changes.id) : id;
}

/** The changed fields, with the state if the form saves with another one than the stored. */
function withState(changed: readonly string[], { state }: SubmittedValues, stored: AnyRecord): readonly string[] {
  const others = changed.filter((name) => name !== 'state');
  return state === undefined || state === stateOf(stored) ? others : [...others, 'state'];
}

const connectionLostText =
  'The connection was lost before this was saved. Everything you typed is still here. Check your connection and save again.';
