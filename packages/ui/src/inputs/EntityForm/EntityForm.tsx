import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { ErrorSummary, type ErrorSummaryItem } from '../../feedback/ErrorSummary/index.ts';
import { Tabs } from '../../navigation/Tabs/index.ts';
import { ActionMenu, type ActionMenuItem } from '../ActionMenu/index.ts';
import { Button } from '../Button/index.ts';
import type { StoredFile } from '../FileField/index.ts';
import { fillPictureDescription, resetPictureDescription } from './describe-picture.ts';
import type { EntityFormAdvice, EntityFormField, EntityFormProblem, FormValues } from './entity-form-types.ts';
import { FileControl } from './FileControl.tsx';
import { FormFootnote } from './FormFootnote.tsx';
import { fieldControls } from './field-controls.tsx';
import { asideFields, groupedFields } from './field-groups.ts';
import {
  Actions,
  Aside,
  acrossColumns,
  Column,
  Foot,
  Form,
  FormColumns,
  FormContainer,
  Group,
  PhoneEnd,
  PhoneEndButton,
  sideColumnScreens,
} from './form-layout.ts';
import { formTabs, tabOf } from './form-tabs.ts';
import { fieldLabel, isFileField } from './form-values.ts';
import { LibraryControl } from './LibraryControl.tsx';
import { requestedName } from './requested-name.ts';
import { SoundLinkControl } from './SoundLinkControl.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { markUnreadable } from './unread-values.ts';
import { useAsideHeight } from './useAsideHeight.ts';
import { useChoiceValues } from './useChoiceValues.ts';
import { useEndProposal } from './useEndProposal.ts';
import { useRequestedField } from './useRequestedField.ts';
import { useScrollPadding } from './useScrollPadding.ts';
import { useSlugSuggestion } from './useSlugSuggestion.ts';

export interface EntityFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** The form of React Hook Form, from `useEntityForm`. */
  form: UseFormReturn<FormValues>;
  /** Accessible name, such as 'Create article'. */
  label: string;
  /** The fields, in order. */
  fields: readonly EntityFormField[];
  /** The stored files, by field. They are kept unless a new one is chosen. */
  currentFiles?: Readonly<Record<string, StoredFile | null | undefined>>;
  /** What prevented the last save, for the summary, which gets the focus when they change. @default none */
  problems?: readonly EntityFormProblem[];
  /** Ref to the summary of the problems. */
  summaryRef?: RefObject<HTMLDivElement | null>;
  /** Called to save. */
  onSubmit: () => void;
  /** Text of the submit button, such as 'Update Research'. */
  submitLabel: string;
  /** The running upload, with its progress from 0 to 1. @default none */
  upload?: { progress: number; onStop: () => void } | null;
  /** Target of the link 'Cancel'; without it there is no such link. */
  cancelHref?: string;
  /** More buttons after the submit button, such as for a preview. */
  actions?: ReactNode;
  /** A second way to save, such as 'Create and add another'. */
  alternative?: EntityFormAction;
  /** A way to save that publishes nothing, such as 'Save draft'. It has the shortcut for saving. */
  keep?: EntityFormAction;
  /** What else can be done, in a menu, such as 'Archive'. @default none */
  more?: readonly ActionMenuItem[];
  /** Suggestions by field, which don't prevent saving. */
  advice?: readonly EntityFormAdvice[];
  /** When and where the draft was last stored, such as 'Unsaved work kept on this device at 4:16 PM'. */
  draftStatus?: string;
  /** Content beside the whole form, such as a preview. */
  beside?: ReactNode;
  /** For fields with tabs: content beside those of a tab, by its label, such as a preview. @default none */
  tabAsides?: Readonly<Record<string, ReactNode>>;
  /** For fields with tabs: label of the selected one. @default the first, as for one that is not there */
  tab?: string;
  /** Called with the label of the tab to select. */
  onTabChange?: (tab: string) => void;
}

/** A button of the form. */
export interface EntityFormAction {
  label: string;
  onClick: () => void;
}

const noFiles = {};
const noProblems: readonly EntityFormProblem[] = [];

const saveShortcut = 'Control+S Meta+S';
const submitShortcut = 'Control+Enter Meta+Enter';

/**
 * The form of one record, generated from its field descriptions. It shows the errors of `form` at the fields and in a
 * summary, and the progress of uploads; whoever owns the record saves it, with `useEntityForm`. Renders a `form`.
 * Picture previews use `blob:` URLs, which a content security policy must allow.
 *
 * - **When**: creating or editing one record in the dashboard.
 * - **Not for**: the public site’s single-field forms: `SubscribeBox`, `SearchBox`.
 * - **Keys**: Tab through the fields, Enter saves, without publishing where there is `keep`; after a failed save the summary has the focus and links to the
 *   fields.
 */
export function EntityForm({
  form,
  label,
  fields,
  currentFiles = noFiles,
  problems = noProblems,
  summaryRef,
  onSubmit,
  submitLabel,
  upload = null,
  cancelHref,
  actions,
  alternative,
  keep,
  more = [],
  advice = [],
  draftStatus,
  beside,
  tabAsides = {},
  tab,
  onTabChange,
  ...rest
}: EntityFormProps) {
  const formId = useId();
  const controlId = (name: string) => `${formId}-${name}`;
  const ownSummary = useRef<HTMLDivElement>(null);
  const summary = summaryRef ?? ownSummary;
  const foot = useRef<HTMLDivElement>(null);
  useScrollPadding(foot);
  const { errors, defaultValues, isSubmitting: isSaving } = useFormState({ control: form.control });
  const choiceOf = useChoiceValues(form.control, fields);
  useSlugSuggestion(form, fields);
  useEndProposal(form, fields);
  useRequestedField((name) => (fields.some((field) => field.name === name) ? controlId(name) : undefined));

  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems, summary]);

  // A field for a stored picture is part of the file field that it belongs to.
  const inputs = fields.filter(({ kind, hidden }) => kind !== 'picture' && !hidden);
  // What prevents saving can be seen and corrected.
  const visible = inputs.filter(
    ({ name, visibleWhen }) =>
      !visibleWhen || errors[name] || [visibleWhen.value].flat().includes(choiceOf(visibleWhen.field)),
  );
  const tabs = formTabs(visible, errors);
  // A URL may name a tab that is not there.
  const selectedTab = (tabs.find(({ id }) => id === tab) ?? tabs[0])?.id ?? '';
  const showRequestedTab = useEffectEvent(() => {
    const requested = tabOf(visible, requestedName());
    if (requested) onTabChange?.(requested);
  });
  // Before `useRequestedField`, which moves the focus to the field.
  useLayoutEffect(() => showRequestedTab(), []);
  // On narrow screens the fields keep their order: the date comes before the text. Not decided again when the window is
  // resized: fields that move to another column would lose what their controls hold.
  const isWide = useMediaQuery(sideColumnScreens, { noSsr: true });
  const [hasSideColumn] = useState(isWide);
  const aside = hasSideColumn && tabs.length === 0 ? asideFields(visible) : [];
  const asideColumn = useRef<HTMLDivElement>(null);
  useAsideHeight(asideColumn, aside.length > 0);

  /** Enter in a line of text does what the shortcut does: publishing takes the button. */
  const keepOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target } = event;
    // React events bubble through portals: a field of a dialog is not the form's.
    const isOwnLine =
      target instanceof HTMLInputElement &&
      !/^(checkbox|radio|file)$/.test(target.type) &&
      event.currentTarget.contains(target);
    const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
    if (!keep || !isOwnLine || !isEnter || event.defaultPrevented) return;
    event.preventDefault();
    keep.onClick();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog inside this form must not submit the outer one too: React events bubble through portals.
    event.stopPropagation();
    onSubmit();
  };

  const renderControl = (field: EntityFormField) => {
    const id = controlId(field.name);
    const FieldControl = fieldControls[field.kind];
    const shared = {
      id,
      field,
      control: form.control,
      start: String(defaultValues?.[field.name] ?? ''),
      current: currentFiles[field.about ?? field.name],
      error: errors[field.name]?.message || undefined,
    };
    const onChosen = () => void form.trigger(field.name);
    if (field.acceptsSound) return <SoundLinkControl key={field.name} {...shared} onChosen={onChosen} />;
    if (!isFileField(field)) return FieldControl && <FieldControl key={field.name} {...shared} />;
    const file = {
      ...{ id, field, control: form.control, current: shared.current, error: shared.error },
      onUnreadable: () => {
        const file = form.getValues(field.name);
        if (!(file instanceof File)) return;
        markUnreadable(file);
        onChosen();
      },
    };
    const resetDescription = () => {
      onChosen();
      resetPictureDescription(form, fields, field.name);
    };
    return fields.some(({ kind, about }) => kind === 'picture' && about === field.name) ? (
      <LibraryControl
        key={field.name}
        {...file}
        library={field.library}
        onChosen={(picture) => (picture ? fillPictureDescription(form, field.name, picture) : resetDescription())}
      />
    ) : (
      <FileControl key={field.name} {...file} onChosen={resetDescription} />
    );
  };
  const renderCards = (group: readonly EntityFormField[]) =>
    groupedFields(group).map(([first, ...others]) =>
      first.group || others.length > 0 ? (
        <Group key={first.name}>
          {/* Visually hidden for pictures, whose own label is visible, and where the tab says the same. */}
          <legend className={first.group && first.group !== first.tab ? undefined : 'pl-sr'}>
            {first.group ?? `${first.label} and its description`}
          </legend>
          {[first, ...others].map(renderControl)}
        </Group>
      ) : (
        renderControl(first)
      ),
    );
  const summaryItem = ({ field: name, message }: EntityFormProblem): ErrorSummaryItem => {
    const field = fields.find((each) => each.name === name);
    if (!field || field.hidden) return { label: field?.label ?? name, message };
    return { controlId: controlId(field.name), label: fieldLabel(field, form.getValues(field.name)), message };
  };
  const onFollow = ({ controlId: id }: ErrorSummaryItem) => {
    const name = fields.find((field) => controlId(field.name) === id)?.name;
    const target = tabOf(fields, name);
    // The focus moves to the field right after this.
    if (target && target !== selectedTab) flushSync(() => onTabChange?.(target));
  };
  const suggestions = advice.length > 0 && (
    <ErrorSummary
      severity="info"
      role="note"
      title="Suggestions"
      onFollow={onFollow}
      items={advice.map(({ field, message }) => ({ controlId: controlId(field), message }))}
    />
  );

  return (
    <Form noValidate aria-label={label} onSubmit={submit} onKeyDown={keepOnEnter} {...rest}>
      <FormContainer>
        <FormColumns data-sections={fields.some(({ kind }) => kind === 'sections') || undefined}>
          {problems.length > 0 && (
            <ErrorSummary ref={summary} items={problems.map(summaryItem)} onFollow={onFollow} sx={acrossColumns} />
          )}
          <Column>
            {tabs.length === 0 ? (
              renderCards(visible.filter((field) => !aside.includes(field)))
            ) : (
              <Tabs label="Parts of the form" tabs={tabs} selected={selectedTab} onSelect={(id) => onTabChange?.(id)}>
                {/* All stay in the document, so that no control loses what it holds. */}
                {tabs.map(({ id }) => (
                  <Column key={id} hidden={id !== selectedTab}>
                    {renderCards(visible.filter((field) => field.tab === id))}
                  </Column>
                ))}
              </Tabs>
            )}
            {suggestions}
          </Column>
          {tabAsides[selectedTab] && (
            <Column data-aside="">
              <Aside>{tabAsides[selectedTab]}</Aside>
            </Column>
          )}
          {aside.length > 0 && (
            <Column data-aside="">
              <Aside ref={asideColumn}>{renderCards(aside)}</Aside>
            </Column>
          )}
          <Foot data-foot="">
            <Actions ref={foot} data-foot="">
              {upload && <UploadProgress {...upload} />}
              <Button
                type="submit"
                loading={isSaving}
                aria-keyshortcuts={keep ? submitShortcut : `${saveShortcut} ${submitShortcut}`}
              >
                {isSaving ? 'Saving…' : submitLabel}
              </Button>
              {keep && (
                <Button variant="outlined" disabled={isSaving} aria-keyshortcuts={saveShortcut} onClick={keep.onClick}>
                  {keep.label}
                </Button>
              )}
              <ActionMenu items={more} disabled={isSaving} />
              <span className="pl-sr" role="status">
                {isSaving ? 'Saving…' : ''}
              </span>
            </Actions>
            {actions && <PhoneEnd>{actions}</PhoneEnd>}
            {alternative && (
              <PhoneEndButton variant="text" disabled={isSaving} onClick={alternative.onClick}>
                {alternative.label}
              </PhoneEndButton>
            )}
            {cancelHref && (
              <PhoneEndButton href={cancelHref} variant="text">
                Cancel
              </PhoneEndButton>
            )}
            <FormFootnote draftStatus={draftStatus} />
          </Foot>
        </FormColumns>
      </FormContainer>
      {beside}
    </Form>
  );
}
