import type { ListFilter } from './calls.ts';
import { dayOf } from './dates.ts';
import { readReferences } from './references.ts';

/**
 * Whether a value matches a filter; a list of references by the id of one of them, a moment by its day in the organization's zone. Empty values match no
 * range.
 */
export function matchesFilter(value: unknown, { is, from, to }: ListFilter): boolean {
  if (Array.isArray(value)) return readReferences(value)?.some(({ id }) => String(id) === is) ?? false;
  const text = String(value ?? '');
  if (is !== undefined) return text === is;
  const day = dayOf(text);
  return day !== null && (!from || day >= from) && (!to || day <= to);
}
