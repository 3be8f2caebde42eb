import { slugify } from '@porchlight/contract/slug';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EntityFormField } from './entity-form-types.ts';
import type { FormValues } from './form-values.ts';

/**
 * Fills a slug from the field it follows while that is typed. A slug that was edited by hand or stored before is
 * left alone, for its address may be known; emptied, it follows again.
 */
export function useSlugSuggestion(form: UseFormReturn<FormValues>, fields: readonly EntityFormField[]) {
  const byHand = useRef<Set<string> | null>(null);

  const follow = useEffectEvent((changed: string | undefined, values: FormValues) => {
    for (const { name, suggestFrom } of fields) {
      if (!suggestFrom) continue;
      if (changed === name) {
        if (values[name]) byHand.current?.add(name);
        else byHand.current?.delete(name);
      }
      if (changed === suggestFrom && !byHand.current?.has(name)) {
        form.setValue(name, slugify(String(values[suggestFrom] ?? '')), { shouldDirty: true });
      }
    }
  });
  const fixStored = useEffectEvent(() => {
    byHand.current ??= new Set(
      fields.filter(({ name, suggestFrom }) => suggestFrom && form.getValues(name)).map(({ name }) => name),
    );
  });

  useEffect(() => {
    fixStored();
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name, type }) => {
        // Only what a person does has a type; our own `setValue` has none.
        if (type === 'change') follow(name, values);
      },
    });
  }, [form]);
}
