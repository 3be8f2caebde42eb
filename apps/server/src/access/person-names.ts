import { personName } from '@porchlight/contract/person-names';
import type { Kysely } from 'kysely';
import { nameKey } from '../db/name-key.ts';
import type { Tables } from '../db/tables.ts';

/**
 * Returns the display names of accounts by id, deleted ones included; accounts without one are left out. The username is
 * added in brackets where another account has the same display name, or has it as its username.
 */
export async function displayNames(db: Kysely<Tables>): Promise<ReadonlyMap<number, string>> {
  const named = await db.selectFrom('users').select(['id', 'username', 'name']).where('name', '<>', '').execute();
  if (named.length === 0) return new Map();
  const people = named.map(({ id, username, name }) => ({
    id: Number(id),
    username: String(username),
    name: String(name),
    key: nameKey(String(name)),
  }));
  const sameUsernames = await db
    .selectFrom('users')
    .select(['id', 'username_key'])
    .where('username_key', 'in', [...new Set(people.map(({ key }) => key))])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    people.map(({ id, username, name, key }) => {
      const isAmbiguous =
        people.some((other) => other.id !== id && other.key === key) ||
        sameUsernames.some((other) => Number(other.id) !== id && other.username_key === key);
      return [id, isAmbiguous ? `${name} (${username})` : name];
    }),
  );
}

/** Returns what emails call a person; '' for nobody. */
export async function displayNameOf(
  db: Kysely<Tables>,
  person: { userId: number; username: string } | undefined,
): Promise<string> {
  if (!person) return '';
  const { userId, username } = person;
  return personName({ username, name: (await displayNames(db)).get(userId) });
}
