import type { PasswordProblem } from '@porchlight/contract/account-texts';
import { commonPasswords, passwordMaxCharacters } from '@porchlight/contract/limits';
import { passwordLengthProblem } from '@porchlight/contract/passwords';

let common: Promise<ReadonlySet<string>> | undefined;

/** The commonest passwords that nothing else refuses. Their list is loaded with the first password that somebody chooses. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // It begins with the commonest.
  const chosen = dictionary['passwords-common'].filter((password) => passwordLengthProblem(password) === null);
  return new Set(chosen.slice(0, commonPasswords).map(folded));
}

/** Why nobody may choose a password; null when they may. There are no other rules. */
export async function passwordProblem(password: string): Promise<PasswordProblem | null> {
  // Normalizing takes its time: what was typed at the sign-in may be much longer.
  if (password.length > 4 * passwordMaxCharacters) return 'long';
  const problem = passwordLengthProblem(password);
  if (problem) return problem;
  common ??= loadCommon();
  if ((await common).has(folded(password))) return 'common';
  return isOfContext(password) ? 'context' : null;
}

/**
 * Words that whoever guesses a password of this site tries first: what it and its centers are called, and where they are.
 * The longer ones stand before those that they contain.
 */
const contextWords = [
  ...['porchlight', 'institute', 'plowandpew', 'plow', 'pew', 'democracy', 'pantry', 'heritage', 'interfaith'],
  ...['porch', 'center', 'forestservice', 'georgia', 'nairobi', 'kenya', 'the', 'and', 'our'],
];

/** Letters beside those words that make no other password of it. */
const fewLetters = 3;

/** Whether a password is made of such words, with figures and signs around them. */
function isOfContext(password: string): boolean {
  const letters = folded(password).replace(/[^\p{L}]/gu, '');
  const rest = contextWords.reduce((text, word) => text.replaceAll(word, ''), letters);
  return letters !== '' && rest.length < letters.length && rest.length <= fewLetters;
}

function folded(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}
