import type { AnyRecord } from '@porchlight/contract/entity';
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
import { formatRelativeMoment } from '../dates/index.ts';
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
  /** Dialogs that saving may open. */
  children?: ReactNode;
}

/**
 * The form of a record. Asks Stay, Save or Leave before unsaved changes are lost, but not after saving; stores a draft
 * on the device and in the account, and offers drafts of earlier visits.
 */
export function EntityEditor<Result>({
  definition: whole,
  record,
  children,
  onSave,
  proposed,
  getSavedRecord,
  autoFocus = false,
  ...form
}: EntityEditorProps<Result>) {
  const may = usePermissionCheck();
  const definition = useMemo(() => editableDefinition(whole, may, record), [whole, may, record]);
  const handle = useRef<EntityFormHandle>(null);
  const listUrl = useListUrl(definition);
  const now = useRunningNow();
  const [openedAt] = useState(now);
  const [start] = useState(() => ({ ...proposedValues(definition, openedAt), ...proposed }));
  const [stored, setStored] = useState(record);
  const isNew = record === null;
  const fields = useMemo(() => formFields(definition, record, openedAt), [definition, record, openedAt]);
  const schema = useMemo(() => formSchema(definition.fields, isNew), [definition, isNew]);
  const drafts = useDrafts(definition, record, handle);
  const guard = useLeaveGuard(handle, drafts.giveUp, () => {
    const state = handle.current?.getState();
    if (state) drafts.takeUp(state);
  });
  const preview = usePreview(definition, record, handle);
  const { advice, follow } = useFormAdvice(definition, stored, handle);
  const focusFirst = useEffectEvent(() => {
    if (autoFocus) handle.current?.focusField('');
  });
  useEffect(() => {
    focusFirst();
  }, []);
  const hasTrouble = drafts.trouble !== undefined;
  useEffect(() => {
    if (hasTrouble) document.getElementById(troubleId)?.scrollIntoView({ block: 'nearest' });
  }, [hasTrouble]);

  const save = async (values: SubmittedValues, submission: EntityFormSubmission) => {
    const { key, base } = drafts.start.current;
    try {
      const result = await onSave(values, {
        ...submission,
        key,
        base,
        rebase: (current, kept, written) => {
          drafts.start.current.base = current;
          handle.current?.rebase(formDefaults(definition, current), kept, written);
        },
      });
      const next = getSavedRecord?.(result) ?? null;
      if (next) setStored(next);
      drafts.sent(next);
      void drafts.forget();
      return result;
    } catch (error) {
      throw error instanceof ApiError && error.status === 0 ? new ApiError(0, { message: brokenOffText }) : error;
    }
  };

  return (
    <>
      <div role="status">
        {drafts.atWork.map(({ username, saved_at }) => (
          <Notice key={username}>
            {`${username} is changing this too, last ${formatRelativeMoment(saved_at, now)}. Who saves second is asked about what both have changed.`}
          </Notice>
        ))}
      </div>
      <DraftNotice drafts={drafts.offered} onRestore={drafts.onRestore} onDiscard={drafts.onDiscard} />
      <div id={troubleId} role="status">
        {drafts.trouble && <Notice tone="important">{drafts.trouble}</Notice>}
      </div>
      <EntityForm
        {...form}
        fields={fields}
        schema={schema}
        defaultValues={record ? formDefaults(definition, record) : start}
        currentFiles={stored ? currentFiles(definition, stored) : undefined}
        submitLabels={submitLabels(definition, stored)}
        cancelHref={listUrl}
        onSubmit={save}
        onValuesChange={(state) => {
          void drafts.keep(state);
          preview.follow(state);
          follow(state);
        }}
        handleRef={handle}
        actions={preview.button}
        beside={preview.beside}
        advice={advice}
        draftStatus={drafts.kept}
      />
      {children}
      {preview.dialog}
      <ChoiceDialog {...guard} />
      <SignInAgain />
    </>
  );
}

const troubleId = 'draft-trouble';

const brokenOffText =
  'The connection broke off before this was saved. Everything you typed is still here: check your connection and save again.';
