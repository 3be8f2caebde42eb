import { type Control, useWatch } from 'react-hook-form';
import type { EntityFormField, FormValues } from './entity-form-types.ts';

/**
 * Watches the fields on whose values it depends which others are visible, so that the form re-renders when one of them
 * changes, and not on every keystroke. Internal.
 * @returns a function that returns the value of a watched field
 */
export function useChoiceValues(
  control: Control<FormValues>,
  fields: readonly EntityFormField[],
): (field: string) => string {
  const watched = [...new Set(fields.flatMap(({ visibleWhen }) => visibleWhen?.field ?? []))];
  const values = useWatch({ control, name: watched });
  return (field) => String(values[watched.indexOf(field)] ?? '');
}
