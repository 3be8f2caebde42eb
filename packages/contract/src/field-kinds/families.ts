/** Rules that the kinds of a family begin with. */

import { dayRange, dayRangeError, withCentury } from '../date-ranges.ts';
import { dayAt } from '../dates.ts';
import type { Field } from '../fields.ts';
import { z } from '../zod.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { emptyTo } from './input-schemas.ts';

/** A text in a column that is never null. */
export const textFamily = {
  response: () => z.string(),
  stored: 'text',
  sortsAs: 'text',
  isIndexed: true,
} as const satisfies Partial<FieldKindRules>;

/** An integer, or null. */
export const integerFamily = {
  response: () => z.int().nullable(),
  stored: 'integer',
  sortsAs: 'value',
  isIndexed: true,
} as const satisfies Partial<FieldKindRules>;

/** The name of a stored file, or null. The file itself is a part of a multipart body. */
export const fileFamily = {
  input: () => null,
  response: () => z.string().nullable(),
  stored: 'fileName',
  sortsAs: 'value',
  isIndexed: false,
  sample: () => null,
} as const satisfies Partial<FieldKindRules>;

/** A day or a moment, or null. */
export const dateFamily = {
  response: () => z.string().nullable(),
  sortsAs: 'value',
  isIndexed: true,
  filteredBy: 'days',
  dropsInvisible: true,
  // Pages read a date and time without an offset as wall time, which is what the form holds.
  fromForm: (typed: string) => typed || null,
} as const satisfies Partial<FieldKindRules>;

const isDate = (value: string) => z.iso.date().safeParse(value).success;
const isDateTime = (value: string) =>
  z.iso.datetime({ local: true, offset: true }).safeParse(value).success ||
  z.iso.datetime({ offset: true, precision: -1 }).safeParse(value).success;

/**
 * A day or a moment: `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm` in the organization's time zone or with an offset or `Z`. Both
 * kinds of date fields accept both: a moment in a day field stands for its day, a day in a moment field for its first
 * minute. A year of two digits is completed. Null if empty.
 */
export function dateInput(message: string, field: Field) {
  return emptyTo(
    null,
    z
      .string(message)
      .transform((value) => value.trim().replace(' ', 'T'))
      .refine((value) => isDate(value) || isDateTime(value), message)
      .transform((value, context) => {
        const today = dayAt(new Date());
        const range = dayRange(field, today);
        const completed = withCentury(value, range);
        const error = dayRangeError(completed, range, today);
        if (error) context.addIssue({ code: 'custom', message: error });
        return completed;
      })
      .nullable(),
  );
}

/** The value that typed text would be saved as; null while it is invalid. */
export function parsedBy(input: () => z.ZodType) {
  return (typed: string): unknown => input().safeParse(typed).data ?? null;
}
