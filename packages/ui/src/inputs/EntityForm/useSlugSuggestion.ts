import { slugify } from '@porchlight/contract/slug';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EntityFormField, FormValues } from './entity-form-types.ts';

/**
 * Generates a slug from another field while that is typed. A slug that was edited manually or is stored is not changed,
 * since its URL may be known; once emptied, it is generated again.
 */
export function useSlugSuggestion(form: UseFormReturn<FormValues>, fields: readonly EntityFormField[]) {
  const editedManually = useRef<Set<string> | null>(null);

  const updateSlugs = useEffectEvent((changed: string | undefined, values: FormValues) => {
    for (const { name, suggestFrom } of fields) {
      if (!suggestFrom) continue;
      if (changed === name) {
        if (values[name]) editedManually.current?.add(name);
        else editedManually.current?.delete(name);
      }
      if (changed === suggestFrom && !editedManually.current?.has(name)) {
        form.setValue(name, slugify(String(values[suggestFrom] ?? '')), { shouldDirty: true });
      }
    }
  });
  const markStoredSlugs = useEffectEvent(() => {
    editedManually.current ??= new Set(
      fields.filter(({ name, suggestFrom }) => suggestFrom && form.getValues(name)).map(({ name }) => name),
    );
  });

  useEffect(() => {
    markStoredSlugs();
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name, type }) => {
        // Only user input has a type; `setValue` has none.
        if (type === 'change') updateSlugs(name, values);
      },
    });
  }, [form]);
}
