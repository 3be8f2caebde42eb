import { z } from '../zod.ts';
import { integerFamily, parsedBy } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { emptyTo } from './input-schemas.ts';

/** A year of four digits, such as 1968; null if empty. */
export const yearRules: FieldKindRules = {
  ...integerFamily,
  input,
  dropsInvisible: true,
  fromForm: parsedBy(input),
  fitsItems: true,
  sample: () => 1968,
  notes: {},
};

function input() {
  const message = 'This has to be a year, such as 1968.';
  return emptyTo(
    null,
    z.preprocess(
      (value) => (typeof value === 'string' && /^\s*\d{4}\s*$/.test(value) ? Number(value) : value),
      z.int(message).min(1000, message).max(9999, message).nullable(),
    ),
  );
}
