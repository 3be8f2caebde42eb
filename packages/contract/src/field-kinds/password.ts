import { passwordProblems } from '../account-texts.ts';
import { passwordMaxCharacters, passwordMinCharacters } from '../limits.ts';
import { passwordLengthProblem } from '../passwords.ts';
import { z } from '../zod.ts';
import type { FieldKindRules } from './field-kind-rules.ts';

/** A password as typed. If empty in an update, the old one stays. */
export const passwordRules: FieldKindRules = {
  input,
  response: () => null,
  stored: 'hash',
  isIndexed: false,
  sample: () => 'their own password',
  notes: {
    input: { type: 'string', minLength: passwordMinCharacters, maxLength: passwordMaxCharacters, writeOnly: true },
  },
};

/** Only its length is checked here, the rest by the server. */
function input() {
  return z.string('This has to be text.').superRefine((value, context) => {
    const problem = value === '' ? null : passwordLengthProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: passwordProblems[problem] });
  });
}
