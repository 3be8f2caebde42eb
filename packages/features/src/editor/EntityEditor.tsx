import { personName } from '@porchlight/contract/person-names';
import { type SetOfRecord, stateOf, states } from '@porchlight/contract/publication';
import { settingsInSets } from '@porchlight/contract/settings-in-sets';
import { ChoiceDialog } from '@porchlight/ui/feedback/ChoiceDialog';
import { DraftNotice } from '@porchlight/ui/feedback/DraftNotice';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { Snackbar } from '@porchlight/ui/feedback/Snackbar';
import { EntityForm, type FormValues } from '@porchlight/ui/inputs/EntityForm';
import { Link } from '@porchlight/ui/navigation/Link';
import { type ComponentType, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { SignInAgain } from '../auth/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import {
  type PublicationAction,
  publicationActions,
  StateLine,
  savedDraftState,
  submitLabel,
} from '../entity/index.ts';
import { useDuplicate } from '../frame/index.ts';
import { useListUrl } from '../list/index.ts';
import { useRunningNow } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { currentFiles } from './form-fields.ts';
import type { SaveWithMergeResult } from './save-with-merge.ts';
import { useFormAdvice } from './useFormAdvice.ts';
import { usePreview } from './usePreview.tsx';
import type { RecordEditor } from './useRecordEditor.ts';

export interface EntityEditorProps {
  editor: RecordEditor;
  label: string;
  /** Label of the first button where it changes no state, such as 'Update Research'. */
  updateLabel: string;
  /** Called after saving, when the form no longer blocks navigation: leave the page here. */
  onSaved: (result: SaveWithMergeResult) => void;
  /**
   * A second way to save: a button with this label, or an action in the menu, named like the first button with `and`
   * after it.
   */
  alternative?: { label: string; and: string; onSaved: (result: SaveWithMergeResult) => void };
  /** Focuses the first field, the title. @default false */
  autoFocus?: boolean;
}

interface TabAsideProps {
  Part: ComponentType<{ values: FormValues }>;
  control: Control<FormValues>;
}

/** What is beside a tab; apart, so that typing renders only this. */
function TabAside({ Part, control }: TabAsideProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Part values={useWatch({ control }) as FormValues} />
    </Suspense>
  );
}

/** The form of a record with all around it: drafts of earlier visits, who else is editing, advice and the preview. */
export function EntityEditor({
  editor,
  label,
  updateLabel,
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

  const [chosen, end] = useWatch({ control: form.form.control, name: ['state', 'visible_until'] });
  const choice = states.find((state) => state === chosen);
  // Few records have an end: its field is there once somebody asks for it.
  const [asksEnd, setAsksEnd] = useState(false);
  const hidesEnd = (!asksEnd && !end) || choice === 'archived';
  const shownFields = fields.map((field) =>
    field.name === 'visible_until' && hidesEnd ? { ...field, hidden: true } : field,
  );
  const saveThen = async (onDone: (result: SaveWithMergeResult) => void, save = form.save) => {
    const outcome = await save();
    if (outcome.saved) onDone(outcome.result);
  };
  const act = (action: PublicationAction) => {
    if (action.how !== 'choose') return saveThen(onSaved, () => editor.publish(action));
    form.setValues({ state: action.state });
    if (action.field === 'visible_until') setAsksEnd(true);
    const { field } = action;
    // Its field is there once the choice has been rendered.
    if (field) requestAnimationFrame(() => form.focusField(field));
  };

  const [savedText, setSavedText] = useState('');
  const saveDraft = async () => {
    setSavedText('');
    const label =
      stored && (stateOf(stored) === 'published' || stored.replaces)
        ? 'Saved. Visitors don’t see it yet.'
        : 'Draft saved';
    if (await keep?.onClick()) setSavedText(label);
  };
  const duplicate = useDuplicate(definition);
  const copy = async () => {
    // What was typed belongs to both.
    const record = form.hasChanges ? await editor.saveDraft() : stored;
    if (record) await duplicate?.(record.id);
  };
  const navigate = useNavigate();
  const [set, setSet] = useState(stored?.change_set as SetOfRecord | undefined);
  const addToSet = async () => {
    const chosen = await editor.addToSet();
    if (!chosen) return;
    if (keep) setSet(chosen);
    else await navigate(urls.changeSet(chosen.id));
  };
  const isForSets = settingsInSets.includes(definition.name) || (keep !== undefined && choice !== 'archived');
  const submitText = keep ? submitLabel(definition, stored, choice, updateLabel) : updateLabel;
  const actions = keep ? publicationActions(definition, stored, choice) : [];
  // What changes its state is done with.
  const canGoOn = keep && (stored === null || stateOf(stored) === choice);
  const more = [
    ...(alternative && canGoOn
      ? [{ label: `${submitText} and ${alternative.and}`, onSelect: () => saveThen(alternative.onSaved) }]
      : []),
    ...actions.map((action) => ({ label: action.label, onSelect: () => act(action) })),
    ...(isForSets && !(keep && set) ? [{ label: 'Add to a set…', onSelect: addToSet }] : []),
    // Their page of fields is reached from nowhere else.
    ...(stored && definition.singleton
      ? [{ label: 'History', onSelect: () => navigate(`${definition.urls.show(stored.id)}?tab=history`) }]
      : []),
    ...(stored && duplicate ? [{ label: 'Duplicate', onSelect: copy }] : []),
  ];

  const tabAsides = Object.fromEntries(
    Object.entries(definition.tabAsides ?? {}).map(([tab, Part]) => [
      tab,
      <TabAside key={tab} Part={Part} control={form.form.control} />,
    ]),
  );

  return (
    <>
      {keep && <StateLine definition={definition} record={stored} hasChanges={form.hasChanges} set={set} />}
      {!keep && set && (
        <Notice sx={{ mb: 2 }}>
          Changes of these settings wait in the set <Link href={urls.changeSet(set.id)}>“{set.name}”</Link>. This form
          shows what visitors see now.
        </Notice>
      )}
      <div role="status">
        {drafts.concurrentEditors.map(({ username, name, saved_at }) => (
          <Notice key={username}>
            {`${personName({ username, name })} is editing this too. Last change: ${formatRelativeMoment(saved_at, now)}. If you both change the same field, the second to save chooses which version to keep.`}
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
        fields={shownFields}
        currentFiles={stored ? currentFiles(definition, stored) : undefined}
        problems={form.problems}
        summaryRef={form.summary}
        upload={form.upload}
        tab={form.tab}
        onTabChange={form.setTab}
        onSubmit={() => void saveThen(onSaved)}
        submitLabel={submitText}
        cancelHref={listUrl}
        actions={preview.button}
        alternative={
          alternative && !keep
            ? { label: alternative.label, onClick: () => void saveThen(alternative.onSaved) }
            : undefined
        }
        keep={
          keep && choice !== savedDraftState(stored)
            ? { label: keep.label, onClick: () => void saveDraft() }
            : undefined
        }
        more={more}
        advice={advice}
        draftStatus={drafts.status}
        beside={preview.beside}
        tabAsides={tabAsides}
      />
      {/* What is typed next closes it. */}
      <Snackbar open={savedText !== '' && !form.hasChanges} message={savedText} onDismiss={() => setSavedText('')} />
      {preview.dialog}
      <ChoiceDialog {...editor.guard} />
      <SignInAgain />
    </>
  );
}
