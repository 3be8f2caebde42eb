import { cleanUsername } from '@porchlight/contract/usernames';
import type { Kysely } from 'kysely';
import { nameKey } from '../db/name-key.ts';
import type { Tables } from '../db/tables.ts';
import confusables from './look-alikes.json' with { type: 'json' };

/** What each character looks like, by Unicode's confusables.txt 15.0: its letters, digits and marks. docs/decisions/0020 */
const looksLike = new Map(
  Object.entries(confusables).flatMap(([shape, characters]) => [...characters].map((each) => [each, shape] as const)),
);

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

/** How a text looks: Unicode's skeleton, without case. @see https://www.unicode.org/reports/tr39/#Confusable_Detection */
function skeleton(text: string): string {
  const shapes = [...text.normalize('NFD')].map((character) => looksLike.get(character) ?? character);
  return nameKey(shapes.join(''));
}

/** How a name looks as it is written, in small letters and in capitals: 'В' looks like 'B', but 'в' not like 'b'. */
function looks(username: string): Set<string> {
  const name = cleanUsername(username);
  return new Set([name, nameKey(name), nameKey(name).toUpperCase()].map(skeleton));
}

/** Whether people would take one name for the other. Names in plain ASCII are told apart: 'Amy' is not 'Arny'. */
function isLookAlike(one: string, other: string): boolean {
  if (isAscii(cleanUsername(one)) && isAscii(cleanUsername(other))) return false;
  const others = looks(other);
  return [...looks(one)].some((look) => others.has(look));
}

/**
 * The name of another live account that a name looks like.
 * @param ownId the account that may keep it
 */
export async function findLookAlike(
  trx: Kysely<Tables>,
  username: string,
  ownId: number | undefined,
): Promise<string | undefined> {
  const accounts = await trx.selectFrom('users').select(['id', 'username']).where('deleted_at', 'is', null).execute();
  const other = accounts.find((each) => each.id !== ownId && isLookAlike(username, String(each.username)));
  return other && String(other.username);
}
