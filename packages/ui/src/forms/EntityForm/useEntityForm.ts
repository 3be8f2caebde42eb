import { zodResolver } from '@hookform/resolvers/zod';
import type { FormSchema } from '@porchlight/contract/schemas';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { ErrorSummaryItem } from '../../feedback/ErrorSummary/index.ts';
import { useBeforeUnload } from '../../hooks/useBeforeUnload.ts';
import type { EntityFormField, EntityFormHandle, EntityFormSubmission, EntityFormValues } from './entity-form-types.ts';
import { type FormValues, fieldLabel, initialValues, isFileField, submittedValues } from './form-values.ts';

interface EntityFormOptions<Result> {
  fields: readonly EntityFormField[];
  schema: FormSchema;
  defaultValues: Readonly<Record<string, string | number | null | undefined>>;
  onSubmit: (values: EntityFormValues, submission: EntityFormSubmission) => Promise<Result>;
  onDirtyChange?: (dirty: boolean) => void;
}

/** Result of a save. */
export type SaveResult<Result> = { saved: true; result: Result } | { saved: false };

/** The logic of an `EntityForm`: validation, saving, dirty state and error messages. Internal. */
export function useEntityForm<Result>({
  fields,
  schema,
  defaultValues,
  onSubmit,
  onDirtyChange,
}: EntityFormOptions<Result>) {
  const formId = useId();
  const controlId = (name: string) => `${formId}-${name}`;
  const [problems, setProblems] = useState<ErrorSummaryItem[]>([]);
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);
  const unreadable = useRef(new WeakSet<File>());

  const validate = zodResolver(schema);
  /** Applies the schema's rules, and reports values that the browser can't read, which a schema doesn't get. */
  const resolver: Resolver<FormValues> = async (values, context, options) => {
    const validated = await validate(values, context, options);
    const unreadErrors = fields.flatMap(({ name }) => {
      const message = readError(values[name], document.getElementById(controlId(name)), unreadable.current);
      return message ? [[name, { type: 'unread', message }] as const] : [];
    });
    if (unreadErrors.length === 0) return validated;
    return { values: {}, errors: { ...Object.fromEntries(unreadErrors), ...validated.errors } };
  };

  const form = useForm<FormValues>({
    defaultValues: initialValues(fields, defaultValues),
    resolver,
    // The error summary gets the focus instead, and links to each field.
    shouldFocusError: false,
  });
  const { isDirty, dirtyFields, isSubmitting, errors } = form.formState;

  const reportedDirty = useRef(false);
  const reportDirty = (dirty: boolean) => {
    if (dirty === reportedDirty.current) return;
    reportedDirty.current = dirty;
    onDirtyChange?.(dirty);
  };
  const reportDirtyLater = useEffectEvent(reportDirty);
  useEffect(() => reportDirtyLater(isDirty), [isDirty]);
  useBeforeUnload(isDirty);

  const summarise = (messages: Readonly<Record<string, string>>, general?: string) => {
    const items = fields.flatMap((field) => {
      const message = messages[field.name];
      const label = fieldLabel(field, form.getValues(field.name));
      return message ? [{ controlId: controlId(field.name), label, message }] : [];
    });
    const fieldNames = new Set(fields.map((field) => field.name));
    const unknownErrors = Object.entries(messages).flatMap(([name, message]) =>
      fieldNames.has(name) ? [] : [{ label: name, message }],
    );
    const needsGeneral = general && items.length + unknownErrors.length === 0;
    setProblems([...(needsGeneral ? [{ message: general }] : []), ...items, ...unknownErrors]);
  };

  /** Values set by `rebase` during a save, which count as saved and not as typed since. */
  const rebased = useRef<FormValues>({});
  const rebase: EntityFormHandle['rebase'] = (stored, edited, merged = {}) => {
    for (const [name, start] of Object.entries(initialValues(fields, stored))) {
      const value = merged[name] ?? form.getValues(name) ?? null;
      form.resetField(name, { defaultValue: start });
      if (edited.includes(name)) form.setValue(name, value, { shouldDirty: true });
      if (!edited.includes(name) || name in merged) rebased.current[name] = edited.includes(name) ? value : start;
    }
  };

  const send = async (validated: FormValues): Promise<SaveResult<Result>> => {
    upload.current = new AbortController();
    rebased.current = {};
    const values = { ...form.getValues() };
    const hasFile = Object.values(values).some((value) => value instanceof File);
    try {
      const result = await onSubmit(submittedValues(fields, values, validated), {
        onProgress: (progress) => hasFile && setUploadProgress(Math.min(1, Math.max(0, progress))),
        signal: upload.current.signal,
        changed: fields.filter((field) => dirtyFields[field.name]).map((field) => field.name),
      });
      // Synchronously, including effects: a navigation right afterwards must not be blocked by guards.
      flushSync(() => {
        if (!reset(form, fields, { ...values, ...rebased.current })) reportDirty(false);
      });
      return { saved: true, result };
    } catch (reason) {
      const saveError = parseSaveError(reason, upload.current.signal.aborted);
      for (const [name, message] of Object.entries(saveError.fields)) {
        if (fields.some((field) => field.name === name)) form.setError(name, { type: 'server', message });
      }
      summarise(saveError.fields, saveError.message);
      return { saved: false };
    } finally {
      setUploadProgress(null);
      upload.current = null;
    }
  };

  const isSaving = useRef(false);
  /** Validates and saves; does nothing while another save is running. */
  const save = async (): Promise<SaveResult<Result>> => {
    if (isSaving.current) return { saved: false };
    isSaving.current = true;
    setProblems([]);
    let outcome: SaveResult<Result> = { saved: false };
    try {
      await form.handleSubmit(
        async (validated) => {
          outcome = await send(validated);
        },
        (invalid) => summarise(messagesOf(invalid)),
      )();
    } finally {
      isSaving.current = false;
    }
    return outcome;
  };

  return {
    form,
    controlId,
    save,
    problems,
    uploadProgress,
    rebase,
    stopUpload: () => upload.current?.abort(),
    isSaving: isSubmitting,
    isDirty,
    errorOf: (name: string) => messagesOf(errors)[name],
    /** Marks a chosen picture as undecodable, which shows an error at its field. */
    markUnreadable: (name: string) => {
      const file = form.getValues(name);
      if (!(file instanceof File)) return;
      unreadable.current.add(file);
      void form.trigger(name);
    },
  };
}

/**
 * Makes the saved values the new initial values; anything typed during the save stays, as a change.
 * @returns whether there are such changes
 */
function reset(form: UseFormReturn<FormValues>, fields: readonly EntityFormField[], saved: FormValues): boolean {
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
  const changedSince = fields.filter(({ name }) => form.getValues(name) !== start[name]);
  for (const { name } of changedSince) form.setValue(name, form.getValues(name) ?? null, { shouldDirty: true });
  return changedSince.length > 0;
}

/** The error message for a value that the browser can't read. */
function readError(value: unknown, control: HTMLElement | null, unreadable: WeakSet<File>): string | undefined {
  if (value instanceof File && unreadable.has(value)) return 'This picture can’t be read. Choose another.';
  const isUnfinished = control instanceof HTMLInputElement && control.validity.badInput;
  return isUnfinished ? 'Enter the full date, or leave it empty.' : undefined;
}

function messagesOf(errors: FieldErrors<FormValues>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => (error?.message ? [[name, String(error.message)]] : [])),
  );
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
