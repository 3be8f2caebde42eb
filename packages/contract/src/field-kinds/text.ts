import { textMaxCharacters } from '../limits.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { lineOfText } from './input-schemas.ts';

/** A single-line text. */
export const textRules: FieldKindRules = {
  ...textFamily,
  input: ({ required, maxCharacters }) => lineOfText(required, maxCharacters),
  searchedAs: 'text',
  filteredBy: 'emptiness',
  fitsItems: true,
  // What it would refer to is not there.
  sample: ({ label, refersTo }) => (refersTo ? '' : label),
  notes: { input: { type: 'string', maxLength: textMaxCharacters } },
};
