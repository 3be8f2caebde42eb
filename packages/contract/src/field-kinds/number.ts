import type { Field } from '../fields.ts';
import { numberMax } from '../limits.ts';
import { z } from '../zod.ts';
import { integerFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { emptyTo } from './input-schemas.ts';

/** An integer, not negative unless the field says so, with or without thousands separators; null if empty. */
export const numberRules: FieldKindRules = {
  ...integerFamily,
  input,
  dropsInvisible: true,
  fromForm: (typed, field) => input(field).safeParse(typed).data ?? null,
  fitsItems: true,
  sample: () => 12,
  problem: ({ min = 0, max = numberMax }) => (min < max ? undefined : 'has a min that is not below its max.'),
  notes: {},
};

function input({ min = 0, max = numberMax }: Field) {
  const message = 'This has to be a whole number, such as 12.';
  const tooSmall = min === 0 ? message : `This has to be at least ${inWords(min)}.`;
  return emptyTo(
    null,
    z.preprocess(
      (value) =>
        typeof value === 'string' && /^\s*[-−]?(\d+|\d{1,3}(,\d{3})+)\s*$/.test(value)
          ? Number(value.replaceAll(',', '').replace('−', '-'))
          : value,
      z
        .int(message)
        .min(min, tooSmall)
        .max(max, `This can be at most ${inWords(max)}.`)
        .nullable(),
    ),
  );
}

/** With thousands separators, and a real minus. */
const inWords = (value: number) => value.toLocaleString('en-US').replace('-', '−');
