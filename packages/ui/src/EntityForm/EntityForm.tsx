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
import { Button } from '../Button/index.ts';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import type { StoredFile } from '../FileField/index.ts';
import type {
  EntityFormField,
  EntityFormHandle,
  EntityFormState,
  EntityFormSubmission,
  EntityFormValues,
} from './entity-form-types.ts';
import { FieldControl } from './FieldControl.tsx';
import { FileControl } from './FileControl.tsx';
import {
  Actions,
  Aside,
  AtTheEnd,
  acrossColumns,
  Column,
  Foot,
  Footnote,
  Form,
  FormColumns,
  Room,
} from './form-layout.ts';
import { formState, isFileField, textValues } from './form-values.ts';
import { SlugControl } from './SlugControl.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useEntityForm } from './useEntityForm.ts';
import { useFootRoom } from './useFootRoom.ts';
import { useSlugSuggestion } from './useSlugSuggestion.ts';
import { useValuesChange } from './useValuesChange.ts';

/** Props of `EntityForm`. */
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
   * Saves. When it rejects, with an `EntityFormError` at best, everything typed stays, and the messages appear in the
   * summary and at their fields. Do not navigate in here but in `onSaved`.
   */
  onSubmit: (values: EntityFormValues, submission: EntityFormSubmission) => Promise<Result>;
  /** Called once the form counts as unchanged again, so that no guard asks: the place to leave the page. */
  onSaved?: (result: Result) => void;
  /** Words of the button, such as 'Update Research'. */
  submitLabel: string;
  /** Words of the button while saving. @default 'Saving…' */
  savingLabel?: string;
  /** Where 'Cancel' leads. */
  cancelHref?: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** Told when the form starts or ceases to hold changes that are not saved. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Told what is typed and chosen, half a second after a change and when the page is hidden; without passwords. */
  onValuesChange?: (state: EntityFormState) => void;
  /** More buttons beside the form's own, such as a preview. */
  actions?: ReactNode;
  /** Another way to save, such as 'Create and add another'; `onSaved` is called in the place of the form's. */
  alternative?: { label: string; onSaved: (result: Result) => void };
  /** What stands beside the buttons: what saving does, what is kept. */
  footnote?: ReactNode;
  /** What stands beside the whole form, such as a preview. */
  beside?: ReactNode;
  /** Lets the caller save and fill in from outside. */
  handleRef?: Ref<EntityFormHandle>;
}

const nothing = {};

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
  savingLabel = 'Saving…',
  cancelHref,
  cancelLabel = 'Cancel',
  onDirtyChange,
  onValuesChange,
  actions,
  alternative,
  footnote,
  beside,
  handleRef,
  ...rest
}: EntityFormProps<Result>) {
  const summary = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useFootRoom(foot);
  const { form, controlId, save, problems, uploadShare, stopUpload, isSaving, isDirty, rebase, ...marks } =
    useEntityForm({
      fields,
      schema,
      defaultValues,
      onSubmit,
      onDirtyChange,
    });
  useSlugSuggestion(form, fields);
  useValuesChange(form, fields, onValuesChange);

  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

  useImperativeHandle(handleRef, () => ({
    submit: async () => (await save()).saved,
    setValues: (values) => {
      for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true });
    },
    rebase,
    getValues: () => textValues(fields, form.getValues()),
    getState: () => formState(fields, form.getValues(), form.formState.defaultValues ?? {}),
    focusField: (name) => {
      const field = fields.find((each) => each.name === name) ?? fields[0];
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
    const TextControl = field.kind === 'slug' ? SlugControl : FieldControl;
    return isFileField(field) ? (
      <FileControl
        key={field.name}
        id={id}
        field={field}
        control={form.control}
        current={currentFiles[field.name]}
        error={marks.errorOf(field.name)}
        onUnreadable={() => marks.markUnreadable(field.name)}
        onChosen={() => void form.trigger(field.name)}
      />
    ) : (
      <TextControl
        key={field.name}
        id={id}
        field={field}
        control={form.control}
        start={String(form.formState.defaultValues?.[field.name] ?? '')}
        error={marks.errorOf(field.name)}
      />
    );
  };
  const aside = asideFields(fields);

  return (
    <Form noValidate aria-label={label} onSubmit={submit} {...rest}>
      <Room>
        <FormColumns>
          {problems.length > 0 && <ErrorSummary ref={summary} items={problems} sx={acrossColumns} />}
          <Column>{fields.filter((field) => !aside.includes(field)).map(control)}</Column>
          {aside.length > 0 && <Aside data-aside="">{aside.map(control)}</Aside>}
          <Foot>
            <Actions ref={foot} data-foot="">
              {uploadShare !== null && <UploadProgress share={uploadShare} onStop={stopUpload} />}
              <Button type="submit" loading={isSaving} aria-keyshortcuts="Control+S Meta+S">
                {isSaving ? savingLabel : submitLabel}
              </Button>
              {actions}
              <span className="pl-sr" role="status">
                {isSaving ? savingLabel : ''}
              </span>
            </Actions>
            {alternative && (
              <AtTheEnd variant="text" disabled={isSaving} onClick={() => void saveAnd(alternative.onSaved)}>
                {alternative.label}
              </AtTheEnd>
            )}
            {cancelHref && (
              <AtTheEnd href={cancelHref} variant="text">
                {cancelLabel}
              </AtTheEnd>
            )}
            {footnote && <Footnote>{footnote}</Footnote>}
          </Foot>
        </FormColumns>
      </Room>
      {beside}
    </Form>
  );
}

/**
 * What stands beside the text where there is room, and after it where there is none: when, the files, and the address,
 * which is made of the rest. Without a text of its own to stand beside, nothing does.
 */
function asideFields(fields: readonly EntityFormField[]): readonly EntityFormField[] {
  const groups = [['date', 'dateTime'], ['image', 'pdf'], ['slug']];
  const aside = groups.flatMap((kinds) => fields.filter(({ kind }) => kinds.includes(kind)));
  return aside.length < fields.length ? aside : [];
}
