import type { ListFilter } from './calls.ts';
import { dayOf } from './dates.ts';

/** Whether a filter lets a value through; a moment by its day where the organization is, and what is empty by no days. */
export function passesFilter(value: unknown, { is, from, to }: ListFilter): boolean {
  const text = String(value ?? '');
  if (is !== undefined) return text === is;
  const day = dayOf(text);
  return day !== null && (!from || day >= from) && (!to || day <= to);
}
