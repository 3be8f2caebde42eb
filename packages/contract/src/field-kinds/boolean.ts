import { flagSchema } from '../schema-parts.ts';
import { z } from '../zod.ts';
import type { FieldKindRules } from './field-kind-rules.ts';

/** What a form sends for a box, besides the values of JSON. */
const formValues = new Map<unknown, boolean>([
  ['true', true],
  ['on', true],
  ['false', false],
  ['', false],
]);

/** Yes or no. */
export const booleanRules: FieldKindRules = {
  input: () => z.preprocess((value) => formValues.get(value) ?? value, flagSchema),
  response: () => z.boolean(),
  stored: 'flag',
  sortsAs: 'value',
  isIndexed: true,
  filteredBy: 'flag',
  fromForm: (typed) => typed === 'true',
  fitsItems: true,
  sample: () => false,
  notes: { input: { type: 'boolean' } },
};
