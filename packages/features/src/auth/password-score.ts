import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Characters that are looked at: the time it takes grows faster than they do. */
const scoredCharacters = 60;

/** How hard a password is to guess, 0 to 4. Carries word lists: load it when somebody types a new password. */
export function passwordScore(password: string): 0 | 1 | 2 | 3 | 4 {
  return estimator.check(password.slice(0, scoredCharacters)).score;
}
