import { commonPasswords, passwordMaxCharacters } from '@porchlight/contract/limits';
import { passwordLengthProblem } from '@porchlight/contract/passwords';
import type { PasswordProblem } from '@porchlight/contract/texts';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The commonest passwords that nothing else refuses. The list begins with the commonest. */
const common = new Set(
  dictionary['passwords-common']
    .filter((password) => passwordLengthProblem(password) === null)
    .slice(0, commonPasswords)
    .map(folded),
);

/** Why nobody may choose a password; null when they may. There are no other rules. */
export function passwordProblem(password: string): PasswordProblem | null {
  // Normalizing takes its time: what was typed at the sign-in may be much longer.
  if (password.length > 4 * passwordMaxCharacters) return 'long';
  return passwordLengthProblem(password) ?? (common.has(folded(password)) ? 'common' : null);
}

function folded(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}
