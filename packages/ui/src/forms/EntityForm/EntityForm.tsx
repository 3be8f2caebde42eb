import type { FormSchema } from '@porchlight/contract/schemas';
import {
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { ErrorSummary } from '../../feedback/ErrorSummary/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import type { StoredFile } from '../FileField/index.ts';
import { fillPictureDescription, resetPictureDescription } from './describe-picture.ts';
import type {
  EntityFormAdvice,
  EntityFormField,
  EntityFormHandle,
  EntityFormState,
  EntityFormSubmission,
  EntityFormValues,
} from './entity-form-types.ts';
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
  PhoneEndButton,
} from './form-layout.ts';
import { formState, isFileField } from './form-values.ts';
import { LibraryControl } from './LibraryControl.tsx';
import { SoundLinkControl } from './SoundLinkControl.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useAsideHeight } from './useAsideHeight.ts';
import { useChoiceValues } from './useChoiceValues.ts';
import { useEntityForm } from './useEntityForm.ts';
import { useScrollPadding } from './useScrollPadding.ts';
import { useSlugSuggestion } from './useSlugSuggestion.ts';
import { useValuesChange } from './useValuesChange.ts';

export interface EntityFormProps<Result = unknown>
  extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Accessible name, such as 'Create article'. */
  label: string;
  /** The fields, in order. */
  fields: readonly EntityFormField[];
  /** Validation rules of the fields, from the contract: `formSchema`. */
  schema: FormSchema;
  /**
   * Initial values; moments as `YYYY-MM-DDTHH:mm` (`wallTime`). Read once: use another `key` for another record.
   */
  defaultValues?: Readonly<Record<string, string | number | null | undefined>>;
  /** The stored files, by field. They are kept unless a new one is chosen. */
  currentFiles?: Readonly<Record<string, StoredFile | null | undefined>>;
  /**
   * Called to save. If it rejects, everything typed stays; with an error whose `fields` hold messages by field, these
   * appear in the summary and at the fields. Don't navigate in here but in `onSaved`.
   */
  onSubmit: (values: EntityFormValues, submission: EntityFormSubmission) => Promise<Result>;
  /**
   * Called after saving, when the form is no longer dirty and no navigation guard asks: the place to leave the page.
   */
  onSaved?: (result: Result) => void;
  /** Text of the submit button, such as 'Update Research'. */
  submitLabel: string;
  /** Other texts of the submit button by the value of a choice field, such as 'Save draft' by `state`. */
  submitLabels?: { field: string; labels: Readonly<Record<string, string>> };
  /** Target of the link 'Cancel'; without it there is no such link. */
  cancelHref?: string;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Called with the form's values half a second after a change and when the page is hidden; without passwords. */
  onValuesChange?: (state: EntityFormState) => void;
  /** More buttons after the submit button, such as for a preview. */
  actions?: ReactNode;
  /** A second way to save, such as 'Create and add another', with its own `onSaved`. */
  alternative?: { label: string; onSaved: (result: Result) => void };
  /**
   * A way to save that publishes nothing and stays on the form: sets these values first. It has the shortcut for saving.
   * After a failed save, the values are as before.
   */
  keep?: { label: string; values: Readonly<Record<string, string>>; onSaved?: (result: Result) => void };
  /** Suggestions by field, which don't prevent saving. */
  advice?: readonly EntityFormAdvice[];
  /** When and where the draft was last stored, such as 'Unsaved work kept on this device at 4:16 PM'. */
  draftStatus?: string;
  /** Content beside the whole form, such as a preview. */
  beside?: ReactNode;
  /** Ref to a handle for saving and filling in from outside. */
  handleRef?: Ref<EntityFormHandle>;
}

const emptyValues = {};

const saveShortcut = 'Control+S Meta+S';

/**
 * A form for one record, generated from its field descriptions. Shows errors in a summary and at the fields, shows the
 * progress of uploads, and never loses input: a failed save keeps it, and closing the page with unsaved changes asks
 * first. Renders a `form`. Picture previews use `blob:` URLs, which a content security policy must allow.
 *
 * - **When**: creating or editing one record in the dashboard.
 * - **Not for**: the public site’s single-field forms: `SubscribeBox`, `SearchBox`.
 * - **Keys**: Tab through the fields, Enter saves, without publishing where there is `keep`; after a failed save the summary has the focus and links to the
 *   fields.
 */
export function EntityForm<Result = unknown>({
  label,
  fields,
  schema,
  defaultValues = emptyValues,
  currentFiles = emptyValues,
  onSubmit,
  onSaved,
  submitLabel,
  submitLabels,
  cancelHref,
  onDirtyChange,
  onValuesChange,
  actions,
  alternative,
  keep,
  advice = [],
  draftStatus,
  beside,
  handleRef,
  ...rest
}: EntityFormProps<Result>) {
  const summary = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useScrollPadding(foot);
  const { form, controlId, save, problems, uploadProgress, stopUpload, isSaving, isDirty, rebase, ...fieldErrors } =
    useEntityForm({
      fields,
      schema,
      defaultValues,
      onSubmit,
      onDirtyChange,
    });
  const choiceOf = useChoiceValues(form.control, fields, submitLabels?.field);
  useSlugSuggestion(form, fields);
  useValuesChange(form, fields, onValuesChange);

  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

  // A field for a stored picture is part of the file field that it belongs to.
  const inputs = fields.filter(({ kind }) => kind !== 'picture');
  const visible = inputs.filter(({ visibleWhen }) => !visibleWhen || choiceOf(visibleWhen.field) === visibleWhen.value);
  const aside = asideFields(visible);
  const asideColumn = useRef<HTMLDivElement>(null);
  useAsideHeight(asideColumn, aside.length > 0);

  useImperativeHandle(handleRef, () => ({
    submit: async () => (await save()).saved,
    keep: async () => (await saveAndStay()).saved,
    // Synchronously, so that a navigation right afterwards finds the form dirty.
    setValues: (values) =>
      flushSync(() => {
        for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true });
      }),
    rebase,
    getState: () => formState(fields, form.getValues(), form.formState.defaultValues ?? {}),
    focusField: (name) => {
      const first = visible.find((each) => !aside.includes(each));
      const field = fields.find((each) => each.name === name) ?? first;
      if (field) form.setFocus(field.name);
    },
    focusErrorSummary: () => summary.current?.focus(),
    isDirty: () => isDirty,
  }));

  const saveThen = async (onSuccess: ((result: Result) => void) | undefined) => {
    const outcome = await save();
    if (outcome.saved) onSuccess?.(outcome.result);
  };
  const saveAndStay = async () => {
    const previous = Object.entries(keep?.values ?? {}).map(([name]) => [name, form.getValues(name)] as const);
    const setAll = (values: Iterable<readonly [string, unknown]>) => {
      for (const [name, value] of values) form.setValue(name, value, { shouldDirty: true });
    };
    setAll(Object.entries(keep?.values ?? {}));
    const outcome = await save();
    if (outcome.saved) keep?.onSaved?.(outcome.result);
    else setAll(previous);
    return outcome;
  };
  /** Enter in a line of text does what the shortcut does: publishing takes the button. */
  const keepOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target } = event;
    // React events bubble through portals: a field of a dialog is not the form's.
    const isOwnLine =
      target instanceof HTMLInputElement &&
      !/^(checkbox|radio|file)$/.test(target.type) &&
      event.currentTarget.contains(target);
    if (!keep || !isOwnLine || event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void saveAndStay();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog inside this form must not submit the outer one too: React events bubble through portals.
    event.stopPropagation();
    void saveThen(onSaved);
  };

  const renderControl = (field: EntityFormField) => {
    const id = controlId(field.name);
    const FieldControl = fieldControls[field.kind];
    const shared = {
      id,
      field,
      control: form.control,
      start: String(form.formState.defaultValues?.[field.name] ?? ''),
      current: currentFiles[field.about ?? field.name],
      error: fieldErrors.errorOf(field.name),
    };
    const onChosen = () => void form.trigger(field.name);
    if (field.acceptsSound) return <SoundLinkControl key={field.name} {...shared} onChosen={onChosen} />;
    if (!isFileField(field)) return FieldControl && <FieldControl key={field.name} {...shared} />;
    const file = {
      ...{ id, field, control: form.control, current: shared.current, error: shared.error },
      onUnreadable: () => fieldErrors.markUnreadable(field.name),
    };
    const resetDescription = () => {
      onChosen();
      resetPictureDescription(form, fields, field.name);
    };
    return field.library ? (
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
          {/* Visually hidden for pictures, whose own label is visible. */}
          <legend className={first.group ? undefined : 'pl-sr'}>
            {first.group ?? `${first.label} and its description`}
          </legend>
          {[first, ...others].map(renderControl)}
        </Group>
      ) : (
        renderControl(first)
      ),
    );
  const suggestions = advice.length > 0 && (
    <ErrorSummary
      severity="info"
      role="note"
      title="Suggestions"
      items={advice.map(({ field, message }) => ({ controlId: controlId(field), message }))}
    />
  );
  const submitText = submitLabels?.labels[choiceOf(submitLabels.field)] ?? submitLabel;

  return (
    <Form noValidate aria-label={label} onSubmit={submit} onKeyDown={keepOnEnter} {...rest}>
      <FormContainer>
        <FormColumns>
          {problems.length > 0 && <ErrorSummary ref={summary} items={problems} sx={acrossColumns} />}
          <Column>
            {renderCards(visible.filter((field) => !aside.includes(field)))}
            {suggestions}
          </Column>
          {aside.length > 0 && (
            <Column data-aside="">
              <Aside ref={asideColumn}>{renderCards(aside)}</Aside>
            </Column>
          )}
          <Foot>
            <Actions ref={foot} data-foot="">
              {uploadProgress !== null && <UploadProgress progress={uploadProgress} onStop={stopUpload} />}
              <Button type="submit" loading={isSaving} aria-keyshortcuts={keep ? undefined : saveShortcut}>
                {isSaving ? 'Saving…' : submitText}
              </Button>
              {actions}
              <span className="pl-sr" role="status">
                {isSaving ? 'Saving…' : ''}
              </span>
            </Actions>
            {keep && (
              <PhoneEndButton
                variant="outlined"
                disabled={isSaving}
                aria-keyshortcuts={saveShortcut}
                onClick={() => void saveAndStay()}
              >
                {keep.label}
              </PhoneEndButton>
            )}
            {alternative && (
              <PhoneEndButton variant="text" disabled={isSaving} onClick={() => void saveThen(alternative.onSaved)}>
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
