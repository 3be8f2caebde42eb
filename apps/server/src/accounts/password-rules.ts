import type { PasswordProblem } from '@porchlight/contract/account-texts';
import { commonPasswordCount, passwordMaxCharacters } from '@porchlight/contract/limits';
import { passwordLengthProblem } from '@porchlight/contract/passwords';

let common: Promise<ReadonlySet<string>> | undefined;

/** Loads the most common passwords of an allowed length, when a password is first checked. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // Sorted by frequency, the most common first.
  const chosen = dictionary['passwords-common'].filter((password) => passwordLengthProblem(password) === null);
  return new Set(chosen.slice(0, commonPasswordCount).map(foldPassword));
}

/** Why a password may not be chosen; null when it may. These are all the rules. */
export async function passwordProblem(password: string): Promise<PasswordProblem | null> {
  // Skips the costly Unicode normalization of very long input: a password sent to sign in can be of any length.
  if (password.length > 4 * passwordMaxCharacters) return 'long';
  const problem = passwordLengthProblem(password);
  if (problem) return problem;
  common ??= loadCommon();
  if ((await common).has(foldPassword(password))) return 'common';
  return containsOnlyContextWords(password) ? 'context' : null;
}

/**
 * Words that an attacker tries first on this site: names and places of the organization and its centers. Longer words
 * come before those they contain.
 */
const contextWords = [
  ...['porchlight', 'institute', 'plowandpew', 'plow', 'pew', 'democracy', 'pantry', 'heritage', 'interfaith'],
  ...['porch', 'center', 'forestservice', 'georgia', 'nairobi', 'kenya', 'the', 'and', 'our'],
];

/** With at most this many letters besides those words, a password is still refused. */
const maxOtherLetters = 3;

/** Whether a password consists of such words, digits, punctuation and at most a few other letters. */
function containsOnlyContextWords(password: string): boolean {
  const letters = foldPassword(password).replace(/[^\p{L}]/gu, '');
  const otherLetters = contextWords.reduce((text, word) => text.replaceAll(word, ''), letters);
  return letters !== '' && otherLetters.length < letters.length && otherLetters.length <= maxOtherLetters;
}

function foldPassword(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}
