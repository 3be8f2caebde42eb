import { z } from '../zod.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { anyOf, emptyTo, line } from './input-schemas.ts';

const message = 'This has to be a telephone number, such as (229) 555-0142.';
const number = line.pipe(z.string().regex(/^\+?[\d\s().\-/]{7,40}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i));

/** A telephone number: digits with spaces, periods, hyphens, slashes, parentheses, a plus sign, an extension. */
export const phoneRules: FieldKindRules = {
  ...textFamily,
  input: () => emptyTo('', anyOf(message, z.literal(''), number)),
  searchedAs: 'text',
  dropsInvisible: true,
  fitsItems: true,
  sample: () => '(229) 555-0142',
  notes: { input: { type: 'string', description: 'A telephone number, such as (229) 555-0142.' } },
};
