import { wallTime } from '../dates.ts';
import { dateFamily, dateInput } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';

/** A moment: typed in the organization's time zone, stored as UTC; or null. */
export const dateTimeRules: FieldKindRules = {
  ...dateFamily,
  input: (field) => dateInput('This has to be a date and a time, such as 2026-03-14T18:30.', field),
  stored: 'moment',
  toForm: (value) => wallTime(String(value)) ?? '',
  sample: () => '2026-04-01T18:30',
  notes: {
    input: { description: '`YYYY-MM-DDTHH:mm` in the organization’s time zone, or with an offset or `Z`.' },
    response: { format: 'date-time', description: 'UTC.' },
  },
};
