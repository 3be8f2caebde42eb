import { removeInvisible } from './invisible-characters.ts';

const joiner = /[\u200c\u200d]/;
const letter = /[\p{L}\p{M}]/u;
const control = /\p{Cc}/u;

/**
 * Normalizes the display name of a person: NFC, single spaces within and none at the ends, and no invisible characters
 * except joiners between letters, which shape Persian and Indic names. A mark that turns the direction of the text
 * around it could disguise a name.
 */
export function normalizePersonName(typed: string): string {
  const characters = [...typed.normalize('NFC').replace(/\s+/g, ' ')];
  const isShown = (character: string, index: number) =>
    joiner.test(character)
      ? letter.test(characters[index - 1] ?? '') && letter.test(characters[index + 1] ?? '')
      : !control.test(character) && removeInvisible(character) !== '';
  return characters.filter(isShown).join('').replace(/ +/g, ' ').trim();
}

/** A person as responses name them. */
export interface NamedPerson {
  username: string;
  /** How they are called; missing for people without a display name. The username is in it where it would be ambiguous. */
  name?: string | undefined;
}

/** What a person is called: the display name, or the username. */
export function personName({ name, username }: NamedPerson): string {
  return name || username;
}
