import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EntityFormField, EntityFormState } from './entity-form-types.ts';
import { type FormValues, formState } from './form-values.ts';

/** Delay after the last change before values are reported, in milliseconds. */
const reportDelayMs = 500;

/**
 * Reports the form's values as they change: debounced, and immediately when the page is hidden or left, because a phone
 * may discard it.
 */
export function useValuesChange(
  form: UseFormReturn<FormValues>,
  fields: readonly EntityFormField[],
  onValuesChange: ((state: EntityFormState) => void) | undefined,
) {
  const report = useEffectEvent(() => {
    const start = form.formState.defaultValues ?? {};
    onValuesChange?.(formState(fields, form.getValues(), start));
  });

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
  }, [form]);
}
