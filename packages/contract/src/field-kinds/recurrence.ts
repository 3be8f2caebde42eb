import { readRecurrence, writeRecurrence } from '../recurrence.ts';
import { z } from '../zod.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { severalLines } from './input-schemas.ts';

/** How an event repeats: lines `RRULE:` and `EXDATE:` of RFC 5545, in one spelling; '' for not at all. */
export const recurrenceRules: FieldKindRules = {
  ...textFamily,
  input: () =>
    severalLines().transform((value, context) => {
      if (value === '') return '';
      const recurrence = readRecurrence(value);
      if (recurrence) return writeRecurrence(recurrence);
      context.addIssue({
        code: 'custom',
        message: 'This has to be a rule such as RRULE:FREQ=WEEKLY;BYDAY=TU, by day, week, month or year.',
      });
      return z.NEVER;
    }),
  sortsAs: undefined,
  isIndexed: false,
  sample: () => '',
  notes: {
    input: {
      type: 'string',
      description:
        'How it repeats, as RFC 5545 writes it: a line `RRULE:` such as `RRULE:FREQ=WEEKLY;BYDAY=TU`, and a line `EXDATE;VALUE=DATE:` with the days that are left out. Each date becomes an event of its own once it is published.',
    },
  },
};
