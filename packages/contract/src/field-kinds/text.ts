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
  sample: ({ label }) => label,
  notes: { input: { type: 'string', maxLength: textMaxCharacters } },
};
