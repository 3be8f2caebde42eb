import { zodResolver } from '@hookform/resolvers/zod';
import type { FormSchema } from '@porchlight/contract/schemas';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useBeforeUnload } from '../../hooks/useBeforeUnload.ts';
import type {
  EntityFormField,
  EntityFormProblem,
  EntityFormSubmission,
  EntityFormValues,
  FormValues,
} from './entity-form-types.ts';
import { asideFields } from './field-groups.ts';
import { initialValues, isFileField, submittedValues } from './form-values.ts';
import { unreadErrors } from './unread-values.ts';

export interface EntityFormOptions<Result> {
  /** The fields, in order. */
  fields: readonly EntityFormField[];
  /** Validation rules of the fields, from the contract: `formSchema`. */
  schema: FormSchema;
  /** Label of the tab that is selected at first. @default the first */
  initialTab?: string;
  /** Initial values; moments as `YYYY-MM-DDTHH:mm` (`wallTime`). Read once. @default all empty */
  defaultValues?: Readonly<Record<string, string | number | null | undefined>>;
  /**
   * Sends the values. If it rejects, everything typed stays; with an error whose `fields` hold messages by field, these
   * appear in the summary and at the fields.
   */
  onSubmit: (values: EntityFormValues, submission: EntityFormSubmission) => Promise<Result>;
}

/** Result of a save. */
export type SaveResult<Result> = { saved: true; result: Result } | { saved: false };

/**
 * The form of one record, for whoever owns the record: React Hook Form with the rules of the fields, and its saving.
 * `EntityForm` shows it. The browser asks before the page is closed with unsaved changes.
 */
export function useEntityForm<Result>({
  fields,
  schema,
  defaultValues = {},
  initialTab,
  onSubmit,
}: EntityFormOptions<Result>) {
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<readonly EntityFormProblem[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const [tab, setTab] = useState(initialTab);
  const controller = useRef<AbortController | null>(null);
  const isSaving = useRef(false);
  /** Values set by `rebase` during a save, which count as saved and not as typed since. */
  const rebased = useRef<FormValues>({});
  /** The form's own values of the fields that the running save has others for. */
  const replaced = useRef<FormValues>({});

  const validate = zodResolver(schema);
  /** Applies the schema's rules, and reports values that the browser can't read, which a schema doesn't get. */
  const resolver: Resolver<FormValues> = async (values, context, options) => {
    const validated = await validate(values, context, options);
    const unread = unreadErrors(fields, values, element.current);
    return unread ? { values: {}, errors: { ...unread, ...validated.errors } } : validated;
  };
  const form = useForm<FormValues>({
    defaultValues: initialValues(fields, defaultValues),
    resolver,
    // The error summary gets the focus instead, and links to each field.
    shouldFocusError: false,
  });
  const hasChanges = Object.keys(form.formState.dirtyFields).length > 0;
  useBeforeUnload(hasChanges);

  const setValues = (values: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true });
  };
  const changedFields = () => fields.map(({ name }) => name).filter((name) => form.getFieldState(name).isDirty);

  const send = async (validated: FormValues): Promise<SaveResult<Result>> => {
    controller.current = new AbortController();
    rebased.current = {};
    const values = { ...form.getValues() };
    const hasFile = Object.values(values).some((value) => value instanceof File);
    try {
      const result = await onSubmit(submittedValues(fields, values, validated), {
        onProgress: (progress) => hasFile && setProgress(Math.min(1, Math.max(0, progress))),
        signal: controller.current.signal,
        changed: changedFields(),
      });
      setValues(replaced.current);
      startFrom(form, fields, { ...values, ...rebased.current, ...replaced.current });
      return { saved: true, result };
    } catch (reason) {
      const { message, fields: messages } = parseSaveError(reason, controller.current.signal.aborted);
      for (const [name, text] of Object.entries(messages)) {
        if (fields.some((field) => field.name === name)) form.setError(name, { type: 'server', message: text });
      }
      const fieldProblems = problemsOf(fields, messages);
      setProblems(fieldProblems.length > 0 ? fieldProblems : [{ message }]);
      return { saved: false };
    } finally {
      setProgress(null);
      controller.current = null;
    }
  };

  return {
    /** React Hook Form's own object. */
    form,
    /** Ref for the `form` element. */
    element,
    /** Ref for the summary of errors. */
    summary,
    /** What prevented the last save. */
    problems,
    /** The running upload of a file, null if there is none. */
    upload: progress === null ? null : { progress, onStop: () => controller.current?.abort() },
    /** Label of the selected tab, for a form that has some; undefined for the first. */
    tab,
    /** Selects a tab by its label. */
    setTab,
    /** Sets texts and files as if typed and chosen, such as those of a draft. */
    setValues,
    /** Whether any value differs from the loaded or last saved one, for rendering. */
    hasChanges,
    /** Like `hasChanges`, for event handlers: true at once after a change. */
    isDirty: () => changedFields().length > 0,
    /** Moves the focus to a field; without a name to the first one. */
    focusField: (name?: string) => {
      const aside = asideFields(fields);
      const first = fields.find((field) => field.kind !== 'picture' && !aside.includes(field));
      const field = fields.find((each) => each.name === name) ?? first;
      if (!field) return;
      const { tab: target } = field;
      // What is hidden can't have the focus.
      if (target && target !== tab) flushSync(() => setTab(target));
      form.setFocus(field.name);
    },
    /**
     * Validates and saves; does nothing while another save is running.
     * @param values sent instead of the form's own, which they don't change, such as the state of a draft
     */
    save: async (values: Readonly<Record<string, string>> = {}): Promise<SaveResult<Result>> => {
      if (isSaving.current) return { saved: false };
      isSaving.current = true;
      setProblems([]);
      replaced.current = Object.fromEntries(Object.keys(values).map((name) => [name, form.getValues(name)]));
      setValues(values);
      let outcome: SaveResult<Result> = { saved: false };
      try {
        await form.handleSubmit(
          async (validated) => {
            outcome = await send(validated);
          },
          (invalid) => setProblems(problemsOf(fields, messagesOf(invalid))),
        )();
      } finally {
        isSaving.current = false;
      }
      if (!outcome.saved) setValues(replaced.current);
      return outcome;
    },
    /**
     * Makes the stored record the new initial values, after someone else has changed it. Fields in `edited` keep
     * their value, or get the one in `merged`, and stay dirty; the others show the stored value. Values set during a
     * save count as saved.
     */
    rebase: (
      stored: Readonly<Record<string, string | number>>,
      edited: readonly string[],
      merged: Readonly<Record<string, string>> = {},
    ) => {
      for (const [name, start] of Object.entries(initialValues(fields, stored))) {
        const value = merged[name] ?? form.getValues(name) ?? null;
        form.resetField(name, { defaultValue: start });
        if (edited.includes(name)) form.setValue(name, value, { shouldDirty: true });
        if (!edited.includes(name) || name in merged) rebased.current[name] = edited.includes(name) ? value : start;
      }
    },
  };
}

/** Makes the saved values the new initial values; anything typed during the save stays, as a change. */
function startFrom(form: UseFormReturn<FormValues>, fields: readonly EntityFormField[], saved: FormValues): void {
  const start = { ...saved };
  for (const field of fields) {
    if (field.kind === 'picture') {
      // The chosen library picture is now the record's own.
      start[field.name] = '';
      form.setValue(field.name, '');
    }
    if (!isFileField(field)) continue;
    start[field.name] = null;
    if (form.getValues(field.name) === saved[field.name]) form.setValue(field.name, null);
  }
  form.reset(start, { keepValues: true });
  for (const { name } of fields) {
    const value = form.getValues(name) ?? null;
    if (value !== (start[name] ?? null)) form.setValue(name, value, { shouldDirty: true });
  }
}

function messagesOf(errors: FieldErrors<FormValues>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => (error?.message ? [[name, String(error.message)]] : [])),
  );
}

/** The messages in the order of the fields, followed by those of fields that the form does not have. */
function problemsOf(
  fields: readonly EntityFormField[],
  messages: Readonly<Record<string, string>>,
): readonly EntityFormProblem[] {
  const names = new Set([...fields.map(({ name }) => name), ...Object.keys(messages)]);
  return [...names].flatMap((field) => (messages[field] ? [{ field, message: messages[field] }] : []));
}

/** Reads message and field errors from the reason of a rejected save. */
function parseSaveError(reason: unknown, wasStopped: boolean): { message: string; fields: Record<string, string> } {
  if (wasStopped) return { message: 'You stopped the upload. Everything you typed is still here.', fields: {} };
  const { message, fields }: { message?: unknown; fields?: unknown } = reason ?? {};
  return {
    message:
      typeof message === 'string' && message !== ''
        ? message
        : 'This could not be saved. Everything you typed is still here. Try again.',
    fields: typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {},
  };
}
