import type { Field } from '../fields.ts';
import { emailMaxCharacters } from '../limits.ts';
import { z } from '../zod.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { anyOf, emptyTo, line } from './input-schemas.ts';

const message = 'This has to be an email address, such as name@example.org.';

/** An email address, by the rule browsers use for `type="email"`. */
export const emailRules: FieldKindRules = {
  ...textFamily,
  input,
  searchedAs: 'text',
  comparedAs: 'text',
  dropsInvisible: true,
  fitsItems: true,
  sample: (_, seed) => `neighbor${seed}@example.org`,
  notes: { input: { type: 'string', format: 'email', maxLength: emailMaxCharacters } },
};

function input({ required }: Field) {
  const address = line.pipe(
    z
      .email({ pattern: z.regexes.html5Email, error: message })
      .max(emailMaxCharacters, `This can have at most ${emailMaxCharacters} characters.`),
  );
  return emptyTo('', required ? address : anyOf(message, z.literal(''), address));
}
