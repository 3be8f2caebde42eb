import { ChoiceDialog } from '@porchlight/ui/feedback/ChoiceDialog';
import { DraftNotice } from '@porchlight/ui/feedback/DraftNotice';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { EntityForm } from '@porchlight/ui/inputs/EntityForm';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SignInAgain } from '../auth/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import { useListUrl } from '../list/index.ts';
import { useRunningNow } from '../site/index.ts';
import { currentFiles, submitLabels } from './form-fields.ts';
import type { SaveWithMergeResult } from './save-with-merge.ts';
import { useFormAdvice } from './useFormAdvice.ts';
import { usePreview } from './usePreview.tsx';
import type { RecordEditor } from './useRecordEditor.ts';

export interface EntityEditorProps {
  editor: RecordEditor;
  label: string;
  submitLabel: string;
  /** Called after saving, when the form no longer blocks navigation: leave the page here. */
  onSaved: (result: SaveWithMergeResult) => void;
  /** A second submit button. */
  alternative?: { label: string; onSaved: (result: SaveWithMergeResult) => void };
  /** Focuses the first field, for entering several records one after another. */
  autoFocus?: boolean;
}

/** The form of a record with all around it: drafts of earlier visits, who else is editing, advice and the preview. */
export function EntityEditor({
  editor,
  label,
  submitLabel,
  onSaved,
  alternative,
  autoFocus = false,
}: EntityEditorProps) {
  const { definition, fields, form, drafts, stored, keep } = editor;
  const now = useRunningNow();
  const listUrl = useListUrl(definition);
  const preview = usePreview(editor);
  const advice = useFormAdvice(editor);
  const draftProblem = useRef<HTMLDivElement>(null);

  const focusFirst = useEffectEvent(() => {
    if (autoFocus) form.focusField();
  });
  useEffect(() => {
    focusFirst();
  }, []);
  const hasDraftProblem = drafts.problem !== undefined;
  useEffect(() => {
    if (hasDraftProblem) draftProblem.current?.scrollIntoView({ block: 'nearest' });
  }, [hasDraftProblem]);

  const saveThen = async (onDone: (result: SaveWithMergeResult) => void) => {
    const outcome = await form.save();
    if (outcome.saved) onDone(outcome.result);
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
      <div ref={draftProblem} id="draft-trouble" role="status">
        {drafts.problem && <Notice tone="important">{drafts.problem}</Notice>}
      </div>
      <EntityForm
        ref={form.element}
        form={form.form}
        label={label}
        fields={fields}
        currentFiles={stored ? currentFiles(definition, stored) : undefined}
        problems={form.problems}
        summaryRef={form.summary}
        upload={form.upload}
        onSubmit={() => void saveThen(onSaved)}
        submitLabel={submitLabel}
        submitLabels={submitLabels(definition, stored)}
        cancelHref={listUrl}
        actions={preview.button}
        alternative={alternative && { label: alternative.label, onClick: () => void saveThen(alternative.onSaved) }}
        keep={keep && { label: 'Keep as draft', onClick: () => void keep() }}
        advice={advice}
        draftStatus={editor.draftStatus}
        beside={preview.beside}
      />
      {preview.dialog}
      <ChoiceDialog {...editor.guard} />
      <SignInAgain />
    </>
  );
}
