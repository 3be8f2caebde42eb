import { personNameMaxCharacters } from '../limits.ts';
import { normalizePersonName } from '../person-names.ts';
import { z } from '../zod.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { lineOfText } from './input-schemas.ts';

/** Schema of a display name in a request. */
export function personNameInput(isRequired = false) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? normalizePersonName(value) : value),
    lineOfText(isRequired, personNameMaxCharacters),
  );
}

/** The display name of a person: see {@link normalizePersonName}. */
export const personNameRules: FieldKindRules = {
  ...textFamily,
  input: ({ required }) => personNameInput(required),
  searchedAs: 'text',
  sample: (_, seed) => `Colleague ${seed}`,
  notes: { input: { type: 'string', maxLength: personNameMaxCharacters } },
};
