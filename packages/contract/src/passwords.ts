import { passwordMaxCharacters, passwordMinCharacters } from './limits.ts';

/** Whether a password is too short or too long to be chosen; null when it is neither. Counts Unicode's characters. */
export function passwordLengthProblem(password: string): 'short' | 'long' | null {
  // As it is hashed: one that is typed in another way has as many characters.
  const characters = [...password.normalize('NFKC')].length;
  if (characters < passwordMinCharacters) return 'short';
  return characters > passwordMaxCharacters ? 'long' : null;
}
