import type { AnyRecord } from '@porchlight/contract/entity';
import { hasStates, stateOf } from '@porchlight/contract/publication';
import { formSchema } from '@porchlight/contract/schemas';
import { ChoiceDialog } from '@porchlight/ui/ChoiceDialog';
import { DraftNotice } from '@porchlight/ui/DraftNotice';
import {
  EntityForm,
  type EntityFormHandle,
  type EntityFormProps,
  type EntityFormSubmission,
} from '@porchlight/ui/EntityForm';
import { Notice } from '@porchlight/ui/Notice';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ApiError, type SubmittedValues, usePermissionCheck } from '../api/index.ts';
import { SignInAgain } from '../auth/index.ts';
import { formatRelativeMoment, formatTime } from '../dates/index.ts';
import { useRunningNow } from '../site/index.ts';
import { type EntityDefinition, editableDefinition } from './entity-definition.ts';
import { currentFiles, formDefaults, formFields, proposedValues, submitLabels } from './form-fields.ts';
import type { SaveWithMergeOptions } from './save-with-merge.ts';
import { useDrafts } from './useDrafts.ts';
import { useFormAdvice } from './useFormAdvice.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useListUrl } from './useListRestoration.ts';
import { usePreview } from './usePreview.tsx';

/** Second argument of `onSave`: what it can use besides the values. */
export interface EditorSubmission extends EntityFormSubmission {
  /** The idempotency key: the same until the form has been saved. */
  key: string;
  /** The record that the form started from, null for a new one. */
  base: AnyRecord | null;
  /** Makes the form start from another version of the record. */
  rebase: SaveWithMergeOptions['onRebase'];
}

export interface EntityEditorProps<Result> {
  definition: EntityDefinition;
  /** The stored record, null for a new one. */
  record: AnyRecord | null;
  label: string;
  submitLabel: string;
  onSave: (values: SubmittedValues, submission: EditorSubmission) => Promise<Result>;
  /** Called after saving, when the form no longer blocks navigation: leave the page here. */
  onSaved: (result: Result) => void;
  /** Initial values for a new record, merged over those that its definition proposes. @default {} */
  proposed?: Readonly<Record<string, string | number>>;
  /** Focuses the first field, for entering several records one after another. */
  autoFocus?: boolean;
  /** A second submit button, which saves without leaving the form. */
  alternative?: EntityFormProps<Result>['alternative'];
  /** Returns the record in `onSave`'s result, for a form that stays open after saving. */
  getSavedRecord?: (result: Result) => AnyRecord;
  /** Called after a draft was saved and the form stays. */
  onKept?: (record: AnyRecord) => void;
  /** Dialogs that saving may open. */
  children?: ReactNode;
}

/**
 * The form of a record. Asks Stay, Save or Leave before unsaved changes are lost, but not after saving; stores a draft
 * on the device and in the account, and offers drafts of earlier visits.
 */
export function EntityEditor<Result>({
  definition: fullDefinition,
  record,
  children,
  onSave,
  proposed,
  getSavedRecord,
  onKept,
  autoFocus = false,
  ...form
}: EntityEditorProps<Result>) {
  const can = usePermissionCheck();
  const definition = useMemo(() => editableDefinition(fullDefinition, can, record), [fullDefinition, can, record]);
  const handle = useRef<EntityFormHandle>(null);
  const listUrl = useListUrl(definition);
  const now = useRunningNow();
  const [openedAt] = useState(now);
  const [initialValues] = useState(() => ({ ...proposedValues(definition, openedAt), ...proposed }));
  const [stored, setStored] = useState(record);
  const isNew = record === null;
  const fields = useMemo(() => formFields(definition, record, openedAt), [definition, record, openedAt]);
  const schema = useMemo(
    () => formSchema(definition.fields, isNew, hasStates(definition) ? definition.mainField : undefined),
    [definition, isNew],
  );
  const drafts = useDrafts(definition, stored, handle);
  const guard = useLeaveGuard(
    handle,
    () => drafts.own.discard(),
    () => {
      const state = handle.current?.getState();
      if (state) drafts.resume(state);
    },
  );
  const preview = usePreview(definition, record, handle);
  const { advice, onStateChange } = useFormAdvice(definition, stored, handle);
  const focusFirst = useEffectEvent(() => {
    if (autoFocus) handle.current?.focusField('');
  });
  useEffect(() => {
    focusFirst();
  }, []);
  const hasDraftProblem = drafts.problem !== undefined;
  useEffect(() => {
    if (hasDraftProblem) document.getElementById(draftProblemId)?.scrollIntoView({ block: 'nearest' });
  }, [hasDraftProblem]);

  const [keptAt, setKeptAt] = useState<string>();
  const isDraft = stored === null || stateOf(stored) === 'draft';
  const keep = hasStates(definition) &&
    isDraft && {
      label: 'Keep as draft',
      values: { state: 'draft' },
      onSaved: (result: Result) => {
        const savedRecord = getSavedRecord?.(result);
        setKeptAt(formatTime(new Date().toISOString()));
        if (savedRecord) onKept?.(savedRecord);
      },
    };

  const save = async (values: SubmittedValues, submission: EntityFormSubmission) => {
    const { key, base } = drafts.own;
    try {
      const result = await onSave(values, {
        ...submission,
        key,
        base,
        rebase: (current, changedFields, mergedTexts) => {
          drafts.own.rebase(current);
          handle.current?.rebase(formDefaults(definition, current), changedFields, mergedTexts);
        },
      });
      const savedRecord = getSavedRecord?.(result) ?? null;
      if (savedRecord) setStored(savedRecord);
      void drafts.own.onSaved(savedRecord);
      return result;
    } catch (error) {
      throw error instanceof ApiError && error.status === 0 ? new ApiError(0, { message: connectionLostText }) : error;
    }
  };

  return (
    <>
      <div role="status">
        {drafts.concurrentEditors.map(({ username, saved_at }) => (
          <Notice key={username}>
            {`${username} is editing this too. Last change: ${formatRelativeMoment(saved_at, now)}. If you both change the same field, the second to save chooses which version to keep.`}
          </Notice>
        ))}
      </div>
      <DraftNotice drafts={drafts.offered} onRestore={drafts.onRestore} onDiscard={drafts.onDiscard} />
      <div id={draftProblemId} role="status">
        {drafts.problem && <Notice tone="important">{drafts.problem}</Notice>}
      </div>
      <EntityForm
        {...form}
        fields={fields}
        schema={schema}
        defaultValues={record ? formDefaults(definition, record) : initialValues}
        currentFiles={stored ? currentFiles(definition, stored) : undefined}
        submitLabels={submitLabels(definition, stored)}
        cancelHref={listUrl}
        onSubmit={save}
        onValuesChange={(state) => {
          drafts.save(state);
          preview.onStateChange(state);
          onStateChange(state);
        }}
        handleRef={handle}
        actions={preview.button}
        beside={preview.beside}
        advice={advice}
        keep={keep || undefined}
        draftStatus={drafts.status ?? (keptAt && `Saved as a draft ${keptAt}`)}
      />
      {children}
      {preview.dialog}
      <ChoiceDialog {...guard} />
      <SignInAgain />
    </>
  );
}

const draftProblemId = 'draft-trouble';

const connectionLostText =
  'The connection was lost before this was saved. Everything you typed is still here. Check your connection and save again.';
