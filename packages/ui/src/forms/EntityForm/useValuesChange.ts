import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EntityFormField, EntityFormState } from './entity-form-types.ts';
import { type FormValues, formState } from './form-values.ts';

/** Pause in typing after which the values are reported, in milliseconds. */
const reportDelayMs = 500;

/**
 * Reports what a form holds while it is filled in: after a pause, and at once when the page is hidden or left,
 * because a phone may never come back to it.
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
        // Without a name it is a reset: nobody typed, and what waits is what was saved.
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
