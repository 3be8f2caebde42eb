import { normalizeUsername } from '@porchlight/contract/usernames';
import type { Kysely } from 'kysely';
import { nameKey } from '../db/name-key.ts';
import type { Tables } from '../db/tables.ts';
import confusables from './confusables.json' with { type: 'json' };

/** Each character's look-alike: letters, digits and marks of Unicode's confusables.txt 15.0. docs/decisions/0020 */
const prototypes = new Map(
  Object.entries(confusables).flatMap(([shape, characters]) => [...characters].map((each) => [each, shape] as const)),
);

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

/** Unicode's skeleton of a text, case-folded. @see https://www.unicode.org/reports/tr39/#Confusable_Detection */
function skeleton(text: string): string {
  const characters = [...text.normalize('NFD')].map((character) => prototypes.get(character) ?? character);
  return nameKey(characters.join(''));
}

/** Skeletons of a name as written, in lower and in upper case: Cyrillic 'В' looks like 'B', but 'в' not like 'b'. */
function skeletons(username: string): Set<string> {
  const name = normalizeUsername(username);
  return new Set([name, nameKey(name), nameKey(name).toUpperCase()].map(skeleton));
}

/** Whether two names are visually confusable. Two ASCII names never are: 'Amy' and 'Arny' are both allowed. */
function isConfusable(one: string, other: string): boolean {
  if (isAscii(normalizeUsername(one)) && isAscii(normalizeUsername(other))) return false;
  const otherSkeletons = skeletons(other);
  return [...skeletons(one)].some((variant) => otherSkeletons.has(variant));
}

/**
 * Finds the name of another account, not deleted, that a name looks like.
 * @param ownId the account that is being renamed, which is not compared
 */
export async function findConfusableName(
  trx: Kysely<Tables>,
  username: string,
  ownId: number | undefined,
): Promise<string | undefined> {
  const accounts = await trx.selectFrom('users').select(['id', 'username']).where('deleted_at', 'is', null).execute();
  const other = accounts.find((each) => each.id !== ownId && isConfusable(username, String(each.username)));
  return other && String(other.username);
}
