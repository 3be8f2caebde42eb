import type { AnyRecord } from '@porchlight/contract/entity';
import { hasStates, stateOf } from '@porchlight/contract/publication';
import { formSchema } from '@porchlight/contract/schemas';
import { type EntityFormSubmission, useEntityForm } from '@porchlight/ui/inputs/EntityForm';
import { useMemo, useState } from 'react';
import { ApiError, type SubmittedValues, usePermissionCheck } from '../api/index.ts';
import { formatTime } from '../dates/index.ts';
import { type EntityDefinition, editableDefinition } from '../entity/index.ts';
import { useRunningNow } from '../site/index.ts';
import { formDefaults, formFields, proposedValues } from './form-fields.ts';
import type { SaveWithMergeResult } from './save-with-merge.ts';
import { useDrafts } from './useDrafts.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useRecordCreation } from './useRecordCreation.ts';
import { useRecordUpdate } from './useRecordUpdate.ts';

export interface RecordEditorOptions {
  /** Initial values for a new record, merged over those that its definition proposes. @default {} */
  proposed?: Readonly<Record<string, string | number>>;
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
  { proposed, onKept }: RecordEditorOptions = {},
) {
  const can = usePermissionCheck();
  const definition = useMemo(() => editableDefinition(fullDefinition, can, record), [fullDefinition, can, record]);
  const now = useRunningNow();
  const [openedAt] = useState(now);
  const [defaultValues] = useState(() =>
    record ? formDefaults(definition, record) : { ...proposedValues(definition, openedAt), ...proposed },
  );
  /** The record as last saved. */
  const [stored, setStored] = useState(record);
  const [keptAt, setKeptAt] = useState<string>();
  const isNew = record === null;
  const fields = useMemo(() => formFields(definition, record, openedAt), [definition, record, openedAt]);
  const schema = useMemo(
    () => formSchema(definition.fields, isNew, hasStates(definition) ? definition.mainField : undefined),
    [definition, isNew],
  );
  const create = useRecordCreation(definition);
  const update = useRecordUpdate(definition);

  const send = async (values: SubmittedValues, submission: EntityFormSubmission): Promise<SaveWithMergeResult> => {
    const { key, base } = drafts.own;
    try {
      const result = stored
        ? await update(stored, values, {
            ...submission,
            key,
            base: base ?? stored,
            onRebase: (current, changedFields, mergedTexts) => {
              drafts.own.rebase(current);
              form.rebase(formDefaults(definition, current), changedFields, mergedTexts);
            },
          })
        : await create(values, { ...submission, key });
      setStored(result.record);
      void drafts.own.onSaved(result.record);
      return result;
    } catch (error) {
      throw error instanceof ApiError && error.status === 0 ? new ApiError(0, { message: connectionLostText }) : error;
    }
  };
  const form = useEntityForm({ fields, schema, defaultValues, onSubmit: send });
  const drafts = useDrafts(definition, stored, form, fields);

  const isDraft = stored === null || stateOf(stored) === 'draft';
  const canKeep = hasStates(definition) && isDraft;
  /** Saves without publishing, and the form stays. @returns whether it was saved */
  const keep = async (): Promise<boolean> => {
    const outcome = await form.save(canKeep ? { state: 'draft' } : {});
    if (outcome.saved && canKeep) {
      setKeptAt(formatTime(new Date().toISOString()));
      onKept?.(outcome.result.record);
    }
    return outcome.saved;
  };
  const guard = useLeaveGuard({
    isDirty: form.isDirty,
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
    /** Saves without publishing; undefined for what has no drafts. */
    keep: canKeep ? keep : undefined,
    draftStatus: drafts.status ?? (keptAt && !form.hasChanges ? `Saved as a draft ${keptAt}` : undefined),
    /** Props of the dialog that asks before unsaved changes are lost. */
    guard,
  };
}

const connectionLostText =
  'The connection was lost before this was saved. Everything you typed is still here. Check your connection and save again.';
