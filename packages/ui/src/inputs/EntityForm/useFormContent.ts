import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EntityFormField, EntityFormState, FormValues } from './entity-form-types.ts';
import { formContent } from './form-values.ts';

/** Delay after the last change before the content is reported, in milliseconds. */
const reportDelayMs = 500;

/**
 * Reports a form's content as it changes: debounced, and immediately when the page is hidden or left, because a phone
 * may discard it. Without passwords.
 */
export function useFormContent(
  form: UseFormReturn<FormValues>,
  fields: readonly EntityFormField[],
  onChange: (content: EntityFormState) => void,
) {
  const report = useEffectEvent(() => onChange(formContent(form, fields)));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      report();
    };
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ type, name }) => {
        // An event without a name is a reset: the pending values are those just saved.
        clearTimeout(timer);
        timer = name || type ? setTimeout(flush, reportDelayMs) : undefined;
      },
    });
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [form.subscribe]);
}
