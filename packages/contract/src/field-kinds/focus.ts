import { z } from '../zod.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { anyOf, emptyTo, line } from './input-schemas.ts';

const message = 'This has to be two percentages, such as 30% 70%.';
const point = line.pipe(z.string().regex(/^(100|\d?\d)% (100|\d?\d)%$/));

/** The focal point of a picture, from its left and its top, as in CSS's `object-position`; '' for the center. */
export const focusRules: FieldKindRules = {
  ...textFamily,
  input: () => emptyTo('', anyOf(message, z.literal(''), point)),
  sortsAs: 'value',
  sample: (_, seed) => `${seed % 100}% 70%`,
  notes: {
    input: { type: 'string', description: 'Percentages from the left and from the top, such as `30% 70%`.' },
    response: { description: 'In the format of CSS `object-position`; empty for the center.' },
  },
};
