import { passwordMaxCharacters, passwordMinCharacters } from './limits.ts';

/** Whether a new password is too short or too long; null if neither. Counts Unicode code points. */
export function passwordLengthProblem(password: string): 'short' | 'long' | null {
  // Normalized as for hashing, so that the count doesn't depend on how a character was typed.
  const characters = [...password.normalize('NFKC')].length;
  if (characters < passwordMinCharacters) return 'short';
  return characters > passwordMaxCharacters ? 'long' : null;
}
