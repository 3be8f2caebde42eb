import { type Control, useWatch } from 'react-hook-form';
import type { EntityFormField } from './entity-form-types.ts';
import type { FormValues } from './form-values.ts';

/**
 * What the choices hold that other parts of the form go by: the form is drawn anew when one of these changes, and not with
 * every letter. Internal.
 * @param more a further field to follow
 * @returns the value of one of them
 */
export function useChoices(
  control: Control<FormValues>,
  fields: readonly EntityFormField[],
  more: string | undefined,
): (field: string) => string {
  const followed = [...new Set([...fields.flatMap(({ shownFor }) => shownFor?.field ?? []), ...(more ? [more] : [])])];
  const values = useWatch({ control, name: followed });
  return (field) => String(values[followed.indexOf(field)] ?? '');
}
