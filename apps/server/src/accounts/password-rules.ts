import type { PasswordProblem } from '@porchlight/contract/account-texts';
import { passwordMaxCharacters } from '@porchlight/contract/limits';
import { passwordLengthProblem } from '@porchlight/contract/passwords';

let common: Promise<ReadonlySet<string>> | undefined;

/** Loads the commonest passwords, some 49,000 with their names and words, when a password is first checked. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(foldPassword));
}

/**
 * Why a password may not be chosen; null when it may. These are all the rules.
 * @param context texts that an attacker of this account knows: the organization's names and places, and the account's
 */
export async function passwordProblem(password: string, context: readonly string[]): Promise<PasswordProblem | null> {
  // Skips the costly Unicode normalization of very long input: a password sent to sign in can be of any length.
  if (password.length > 4 * passwordMaxCharacters) return 'long';
  const problem = passwordLengthProblem(password);
  if (problem) return problem;
  common ??= loadCommon();
  const known = await common;
  if (known.has(foldPassword(password)) || known.has(foldPassword(withoutEnding(password)))) return 'common';
  return containsOnlyContextWords(password, wordsIn(context)) ? 'context' : null;
}

/** Words too short to mean something by themselves are left out, except those that join names. */
const minWordLetters = 3;
const joiningWords = ['the', 'and', 'our'];
/** With at most this many letters besides those words, a password is still refused. */
const maxOtherLetters = 3;

/** The words of some texts, folded; longer ones come before those they contain. */
function wordsIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => normalized(text).split(/[^\p{L}\p{N}]+/u)).map(foldPassword);
  const distinct = new Set([...words, ...joiningWords].map(lettersOf));
  return [...distinct].filter(({ length }) => length >= minWordLetters).toSorted((a, b) => b.length - a.length);
}

/** Whether a password consists of such words, digits, punctuation and at most a few other letters. */
function containsOnlyContextWords(password: string, words: readonly string[]): boolean {
  // Digits as letters, with or without a number at the end, or all of them as numbers.
  const readings = [
    lettersOf(foldPassword(password)),
    lettersOf(foldPassword(withoutEnding(password))),
    foldPassword(lettersOf(normalized(password))),
  ];
  return readings.some((letters) => {
    const otherLetters = words.reduce((text, word) => text.replaceAll(word, ''), letters);
    return letters !== '' && otherLetters.length < letters.length && otherLetters.length <= maxOtherLetters;
  });
}

/** Characters that are commonly typed in place of a letter. `l` and `i` count as one, since `1` stands for both. */
const substitutes: readonly (readonly [letter: string, characters: RegExp])[] = [
  ['i', /[l1!|]/g],
  ['o', /0/g],
  ['e', /[3€]/g],
  ['a', /[4@]/g],
  ['s', /[5$]/g],
  ['t', /[7+]/g],
  ['b', /8/g],
  ['g', /9/g],
];

/** Returns a text without what doesn't make it harder to guess: case, accents and common substitutions. */
function foldPassword(password: string): string {
  return substitutes.reduce((text, [letter, characters]) => text.replace(characters, letter), normalized(password));
}

function normalized(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns a password without a number and signs at its end, such as the year. */
function withoutEnding(password: string): string {
  return password.replace(/[\d\p{P}\p{S}]{1,5}$/u, '');
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}
