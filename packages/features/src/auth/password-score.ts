import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Only this many characters are scored: the time grows faster than linearly with the length. */
const scoredCharacters = 60;

/** How hard a password is to guess, 0 to 4. Bundles large dictionaries: load it only when a new password is typed. */
export function passwordScore(password: string): 0 | 1 | 2 | 3 | 4 {
  return estimator.check(password.slice(0, scoredCharacters)).score;
}
