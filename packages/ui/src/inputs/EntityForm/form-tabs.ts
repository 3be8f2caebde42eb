import type { FieldErrors } from 'react-hook-form';
import type { Tab } from '../../navigation/Tabs/index.ts';
import type { EntityFormField, FormValues } from './entity-form-types.ts';

/** Label of the tab of a field; undefined for a field without one. */
export function tabOf(fields: readonly EntityFormField[], name: string | undefined): string | undefined {
  return fields.find((field) => field.name === name)?.tab;
}

/** The tabs of a form whose fields have some, in the order of the fields, each with the number of its problems. */
export function formTabs(fields: readonly EntityFormField[], errors: FieldErrors<FormValues>): Tab[] {
  const labels = new Set(fields.flatMap(({ tab }) => tab ?? []));
  return [...labels].map((label) => {
    const problems = fields.filter(({ name, tab }) => tab === label && errors[name]).length;
    const note = problems === 1 ? '▲ 1 problem' : `▲ ${problems} problems`;
    return { id: label, label, ...(problems > 0 && { note }) };
  });
}
