import { textMaxCharacters } from '../limits.ts';
import { normalizeUsername } from '../usernames.ts';
import { z } from '../zod.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { lineOfText } from './input-schemas.ts';

/** The username of an account: see {@link normalizeUsername}. */
export const usernameRules: FieldKindRules = {
  ...textFamily,
  input: ({ required }) =>
    z.preprocess((value) => (typeof value === 'string' ? normalizeUsername(value) : value), lineOfText(required)),
  searchedAs: 'text',
  comparedAs: 'name',
  sample: (_, seed) => `colleague ${seed}`,
  notes: { input: { type: 'string', maxLength: textMaxCharacters } },
};
