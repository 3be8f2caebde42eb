import { readItems } from '@porchlight/contract/items';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Columns of the settings whose words are tried first: what the organization, its places and its centers are called. */
const settingColumns = [...(['name', 'short_name', 'tagline', 'email', 'street', 'city', 'region', 'places'] as const)];

/**
 * Returns the texts that an attacker of an account knows, from the settings and the account itself.
 * @param account a stored account, or the values of one that is created or changed
 */
export async function passwordContext(
  db: Kysely<Tables>,
  account: { id?: number; username?: unknown; email?: unknown },
): Promise<string[]> {
  const settings = await db.selectFrom('organization').select(settingColumns).limit(1).executeTakeFirst();
  const stored =
    account.id === undefined
      ? undefined
      : await db.selectFrom('users').select(['username', 'email']).where('id', '=', account.id).executeTakeFirst();
  const { places, ...names } = settings ?? {};
  const placeNames = readItems(places)?.map(({ name }) => name) ?? [];
  const texts = [
    ...Object.values(names),
    ...placeNames,
    stored?.username,
    stored?.email,
    account.username,
    account.email,
  ];
  return texts.filter((text) => typeof text === 'string');
}
