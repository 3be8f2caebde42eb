import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EntityFormField } from './entity-form-types.ts';
import { type FormValues, textValues } from './form-values.ts';

/** Pause in typing after which the values are reported, in milliseconds. */
const reportDelayMs = 500;

/**
 * Reports the texts of a form while they are typed: after a pause, and at once when the page is hidden or left,
 * because a phone may never come back to it.
 */
export function useValuesChange(
  form: UseFormReturn<FormValues>,
  fields: readonly EntityFormField[],
  onValuesChange: ((values: Record<string, string>) => void) | undefined,
) {
  const report = useEffectEvent((values: FormValues) => onValuesChange?.(textValues(fields, values)));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      report(form.getValues());
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
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
    };
  }, [form]);
}
