import { numberMax } from '../limits.ts';
import { z } from '../zod.ts';
import { integerFamily, parsedBy } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { emptyTo } from './input-schemas.ts';

/** A non-negative integer, with or without thousands separators; null if empty. */
export const numberRules: FieldKindRules = {
  ...integerFamily,
  input,
  dropsInvisible: true,
  fromForm: parsedBy(input),
  fitsItems: true,
  sample: () => 12,
  notes: {},
};

function input() {
  const message = 'This has to be a whole number, such as 12.';
  return emptyTo(
    null,
    z.preprocess(
      (value) =>
        typeof value === 'string' && /^\s*(\d+|\d{1,3}(,\d{3})+)\s*$/.test(value)
          ? Number(value.replaceAll(',', ''))
          : value,
      z
        .int(message)
        .min(0, message)
        .max(numberMax, `This can be at most ${numberMax.toLocaleString('en-US')}.`)
        .nullable(),
    ),
  );
}
