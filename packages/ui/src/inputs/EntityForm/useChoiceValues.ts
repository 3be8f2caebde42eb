import { type Control, useWatch } from 'react-hook-form';
import type { EntityFormField, FormValues } from './entity-form-types.ts';

/**
 * Watches the choice fields that other parts of the form depend on, so that the form re-renders when one of them
 * changes, and not on every keystroke. Internal.
 * @param extraField name of a further field to watch
 * @returns a function that returns the value of a watched field
 */
export function useChoiceValues(
  control: Control<FormValues>,
  fields: readonly EntityFormField[],
  extraField: string | undefined,
): (field: string) => string {
  const watched = [
    ...new Set([...fields.flatMap(({ visibleWhen }) => visibleWhen?.field ?? []), ...(extraField ? [extraField] : [])]),
  ];
  const values = useWatch({ control, name: watched });
  return (field) => String(values[watched.indexOf(field)] ?? '');
}
