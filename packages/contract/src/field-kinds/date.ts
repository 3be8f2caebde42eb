import { dateFamily, dateInput } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';

/** A calendar day, `YYYY-MM-DD`, or null. */
export const dateRules: FieldKindRules = {
  ...dateFamily,
  input: (field) => dateInput('This has to be a date, such as 2026-03-14.', field),
  stored: 'day',
  searchedAs: 'day',
  sample: () => '2026-03-14',
  notes: {
    input: { description: '`YYYY-MM-DD`. For a moment, its day in the organization’s time zone.' },
    response: { format: 'date' },
  },
};
