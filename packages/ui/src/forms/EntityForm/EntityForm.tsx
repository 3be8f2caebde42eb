import type { FormSchema } from '@porchlight/contract/schemas';
import {
  type ComponentPropsWithRef,
  type FormEvent,
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
import { BooleanControl } from './BooleanControl.tsx';
import { beginAnew, describeAs } from './describe-picture.ts';
import type {
  EntityFormAdvice,
  EntityFormField,
  EntityFormHandle,
  EntityFormState,
  EntityFormSubmission,
  EntityFormValues,
} from './entity-form-types.ts';
import { FieldControl } from './FieldControl.tsx';
import { FileControl } from './FileControl.tsx';
import { FormFootnote } from './FormFootnote.tsx';
import { asideFields, groupedFields } from './field-places.ts';
import {
  Actions,
  Aside,
  AtTheEnd,
  acrossColumns,
  Column,
  Foot,
  Form,
  FormColumns,
  Group,
  Room,
} from './form-layout.ts';
import { formState, isFileField, textValues } from './form-values.ts';
import { LibraryControl } from './LibraryControl.tsx';
import { SlugControl } from './SlugControl.tsx';
import { SoundLinkControl } from './SoundLinkControl.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useChoices } from './useChoices.ts';
import { useEntityForm } from './useEntityForm.ts';
import { useScrollPadding } from './useScrollPadding.ts';
import { useSlugSuggestion } from './useSlugSuggestion.ts';
import { useValuesChange } from './useValuesChange.ts';

export interface EntityFormProps<Result = unknown>
  extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Accessible name, such as 'Create article'. */
  label: string;
  /** Fields in their order. */
  fields: readonly EntityFormField[];
  /** The rules of what they hold, by the contract: `formSchema`. */
  schema: FormSchema;
  /**
   * What the fields start with; moments as `YYYY-MM-DDTHH:mm` (`wallTime`). Read once: give the form another `key` for
   * another record.
   */
  defaultValues?: Readonly<Record<string, string | number | null | undefined>>;
  /** Files that are stored now, by field. They stay when none is chosen. */
  currentFiles?: Readonly<Record<string, StoredFile | null | undefined>>;
  /**
   * Saves. When it rejects, at best with an error whose `fields` say what is wrong with which, everything typed stays,
   * and the messages appear in the summary and at their fields. Do not navigate in here but in `onSaved`.
   */
  onSubmit: (values: EntityFormValues, submission: EntityFormSubmission) => Promise<Result>;
  /** Called once the form counts as unchanged again, so that no guard asks: the place to leave the page. */
  onSaved?: (result: Result) => void;
  /** Words of the button, such as 'Update Research'. */
  submitLabel: string;
  /** Other words of the button, by what a choice among the fields holds: 'Save draft'. */
  submitLabels?: { field: string; labels: Readonly<Record<string, string>> };
  /** Where 'Cancel' leads. */
  cancelHref?: string;
  /** Told when the form starts or ceases to hold changes that are not saved. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Told what is typed and chosen, half a second after a change and when the page is hidden; without passwords. */
  onValuesChange?: (state: EntityFormState) => void;
  /** More buttons beside the form's own, such as a preview. */
  actions?: ReactNode;
  /** Another way to save, such as 'Create and add another'; `onSaved` is called in the place of the form's. */
  alternative?: { label: string; onSaved: (result: Result) => void };
  /** What could be better, by field; it keeps nobody from saving. */
  advice?: readonly EntityFormAdvice[];
  /** Where and when a draft of it was kept last, as 'Kept on this device 4:16 PM'. */
  kept?: string;
  /** What stands beside the whole form, such as a preview. */
  beside?: ReactNode;
  /** Lets the caller save and fill in from outside. */
  handleRef?: Ref<EntityFormHandle>;
}

const nothing = {};

/** Kinds that are not a label above an input. */
const ownControls: Partial<Record<EntityFormField['kind'], typeof FieldControl>> = {
  slug: SlugControl,
  boolean: BooleanControl,
};

/**
 * A form for one record, out of a description of its fields. Says what is wrong above and at the fields, shows how far
 * an upload is, and never loses what was typed: a refused save keeps it, and closing the page with unsaved changes asks.
 * Renders a `form`. Pictures are previewed from `blob:` addresses, which a content security policy has to allow.
 *
 * - **When**: creating or editing one record in the dashboard.
 * - **Not for**: the public site’s forms; they have one field: `SubscribeBox`, `SearchBox`.
 * - **Keys**: Tab through the fields, Enter saves; after a refusal the summary has the focus and its links lead to
 *   the fields.
 */
export function EntityForm<Result = unknown>({
  label,
  fields,
  schema,
  defaultValues = nothing,
  currentFiles = nothing,
  onSubmit,
  onSaved,
  submitLabel,
  submitLabels,
  cancelHref,
  onDirtyChange,
  onValuesChange,
  actions,
  alternative,
  advice = [],
  kept,
  beside,
  handleRef,
  ...rest
}: EntityFormProps<Result>) {
  const summary = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useScrollPadding(foot);
  const { form, controlId, save, problems, uploadShare, stopUpload, isSaving, isDirty, rebase, ...marks } =
    useEntityForm({
      fields,
      schema,
      defaultValues,
      onSubmit,
      onDirtyChange,
    });
  const choiceOf = useChoices(form.control, fields, submitLabels?.field);
  useSlugSuggestion(form, fields);
  useValuesChange(form, fields, onValuesChange);

  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

  // A stored picture is chosen beside the file that it stands in for.
  const asked = fields.filter(({ kind }) => kind !== 'picture');
  const shown = asked.filter(({ shownFor }) => !shownFor || choiceOf(shownFor.field) === shownFor.value);
  const aside = asideFields(shown);

  useImperativeHandle(handleRef, () => ({
    submit: async () => (await save()).saved,
    // At once: whoever leaves next must find that there are changes.
    setValues: (values) =>
      flushSync(() => {
        for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true });
      }),
    rebase,
    getValues: () => textValues(fields, form.getValues()),
    getState: () => formState(fields, form.getValues(), form.formState.defaultValues ?? {}),
    focusField: (name) => {
      const first = shown.find((each) => !aside.includes(each));
      const field = fields.find((each) => each.name === name) ?? first;
      if (field) form.setFocus(field.name);
    },
    focusProblems: () => summary.current?.focus(),
    isDirty: () => isDirty,
  }));

  const saveAnd = async (then: ((result: Result) => void) | undefined) => {
    const outcome = await save();
    if (outcome.saved) then?.(outcome.result);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form inside a dialog inside a form must not send the outer one too.
    event.stopPropagation();
    void saveAnd(onSaved);
  };

  const control = (field: EntityFormField) => {
    const id = controlId(field.name);
    const TextControl = ownControls[field.kind] ?? FieldControl;
    const shared = {
      id,
      field,
      control: form.control,
      start: String(form.formState.defaultValues?.[field.name] ?? ''),
      current: currentFiles[field.about ?? field.name],
      error: marks.errorOf(field.name),
    };
    const onChosen = () => void form.trigger(field.name);
    if (field.takesSound) return <SoundLinkControl key={field.name} {...shared} onChosen={onChosen} />;
    if (!isFileField(field)) return <TextControl key={field.name} {...shared} />;
    const file = {
      ...{ id, field, control: form.control, current: shared.current, error: shared.error },
      onUnreadable: () => marks.markUnreadable(field.name),
    };
    const begin = () => {
      onChosen();
      beginAnew(form, fields, field.name);
    };
    return field.library ? (
      <LibraryControl
        key={field.name}
        {...file}
        library={field.library}
        onChosen={(picture) => (picture ? describeAs(form, field.name, picture) : begin())}
      />
    ) : (
      <FileControl key={field.name} {...file} onChosen={begin} />
    );
  };
  const cards = (some: readonly EntityFormField[]) =>
    groupedFields(some).map(([first, ...others]) =>
      first.group || others.length > 0 ? (
        <Group key={first.name}>
          {/* A picture's own label is in sight. */}
          <legend className={first.group ? undefined : 'pl-sr'}>
            {first.group ?? `${first.label} and what it shows`}
          </legend>
          {[first, ...others].map(control)}
        </Group>
      ) : (
        control(first)
      ),
    );
  const hints = advice.length > 0 && (
    <ErrorSummary
      severity="info"
      role="note"
      title="Worth a look"
      items={advice.map(({ field, message }) => ({ controlId: controlId(field), message }))}
    />
  );
  const words = submitLabels?.labels[choiceOf(submitLabels.field)] ?? submitLabel;

  return (
    <Form noValidate aria-label={label} onSubmit={submit} {...rest}>
      <Room>
        <FormColumns>
          {problems.length > 0 && <ErrorSummary ref={summary} items={problems} sx={acrossColumns} />}
          <Column>
            {cards(shown.filter((field) => !aside.includes(field)))}
            {hints}
          </Column>
          {aside.length > 0 && <Aside data-aside="">{cards(aside)}</Aside>}
          <Foot>
            <Actions ref={foot} data-foot="">
              {uploadShare !== null && <UploadProgress share={uploadShare} onStop={stopUpload} />}
              <Button type="submit" loading={isSaving} aria-keyshortcuts="Control+S Meta+S">
                {isSaving ? 'Saving…' : words}
              </Button>
              {actions}
              <span className="pl-sr" role="status">
                {isSaving ? 'Saving…' : ''}
              </span>
            </Actions>
            {alternative && (
              <AtTheEnd variant="text" disabled={isSaving} onClick={() => void saveAnd(alternative.onSaved)}>
                {alternative.label}
              </AtTheEnd>
            )}
            {cancelHref && (
              <AtTheEnd href={cancelHref} variant="text">
                Cancel
              </AtTheEnd>
            )}
            <FormFootnote kept={kept} />
          </Foot>
        </FormColumns>
      </Room>
      {beside}
    </Form>
  );
}
