import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EntityFormField, FormValues } from './entity-form-types.ts';
import { movedEnd } from './move-end.ts';

/** Moves the end of an event with its beginning while that is edited: see `movedEnd`. Internal. */
export function useEndProposal(form: UseFormReturn<FormValues>, fields: readonly EntityFormField[]) {
  const beginnings = useRef<Record<string, string>>({});
  const update = useEffectEvent((name: string | undefined, values: FormValues, isTyped: boolean) => {
    for (const { name: beginning, end } of fields) {
      if (!end) continue;
      const to = String(values[beginning] ?? '');
      const from = beginnings.current[beginning] ?? '';
      // An incomplete date is an empty value: what it was before is still its beginning.
      if (to !== '') beginnings.current[beginning] = to;
      if (!isTyped || name !== beginning) continue;
      const moved = movedEnd({ from, to, end: String(values[end] ?? '') });
      if (moved !== undefined)
        form.setValue(end, moved, { shouldDirty: true, shouldValidate: Boolean(form.formState.errors[end]) });
    }
  });
  useEffect(() => {
    update(undefined, form.getValues(), false);
    return form.subscribe({
      formState: { values: true },
      // Only user input has a type; `setValue` has none.
      callback: ({ values, name, type }) => update(name, values, type === 'change'),
    });
  }, [form]);
}
