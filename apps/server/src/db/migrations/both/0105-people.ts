import { type Kysely, sql } from 'kysely';
import { columnTypes, sortedIndexes } from './columns-and-indexes.ts';

/** The tables as they were, for what is copied. */
interface EarlierTables {
  users: {
    id: number;
    password_hash: string;
    access: string;
    last_seen: string | null;
    second_factor: string;
    invited_at: string | null;
    invited_by: string;
  };
  invitations: { user_id: number; invited_by: string; sent_at: number };
  tokens: { user_id: number; last_used_at: number };
  totp_factors: { user_id: number; confirmed_at: number | null };
  passkeys: { user_id: number };
}

/** What a hash is of an account that nobody can sign in to with a password. */
const noPassword = '!';

/**
 * Adds to users: name, access, last_seen, second_factor, invited_at, invited_by; fills them; and drops invitations, which
 * are in them.
 */
export async function up(db: Kysely<EarlierTables>): Promise<void> {
  const { text } = columnTypes(db);
  for (const [column, fallback] of Object.entries({
    name: '',
    access: 'active',
    second_factor: 'none',
    invited_by: '',
  }))
    await db.schema
      .alterTable('users')
      .addColumn(column, text, (definition) => definition.notNull().defaultTo(fallback))
      .execute();
  for (const column of ['last_seen', 'invited_at'])
    await db.schema.alterTable('users').addColumn(column, text).execute();
  await sortedIndexes(db, 'users', {
    texts: ['name', 'access', 'second_factor'],
    others: ['last_seen'],
  });
  await db.updateTable('users').set({ access: 'disabled' }).where('password_hash', '=', noPassword).execute();
  for (const { user_id, invited_by, sent_at } of await db.selectFrom('invitations').selectAll().execute())
    await db
      .updateTable('users')
      .set({ access: 'invited', invited_by, invited_at: moment(sent_at) })
      .where('id', '=', user_id)
      .execute();
  const uses = await db
    .selectFrom('tokens')
    .select(({ fn }) => ['user_id', fn.max('last_used_at').as('at')])
    .groupBy('user_id')
    .execute();
  for (const { user_id, at } of uses)
    await db
      .updateTable('users')
      .set({ last_seen: moment(at) })
      .where('id', '=', user_id)
      .execute();
  const hasApp = sql<boolean>`id in (select user_id from totp_factors where confirmed_at is not null)`;
  const hasPasskey = sql<boolean>`id in (select user_id from passkeys)`;
  await db.updateTable('users').set({ second_factor: 'app' }).where(hasApp).execute();
  await db
    .updateTable('users')
    .set({ second_factor: sql<string>`case when second_factor = 'app' then 'both' else 'passkey' end` })
    .where(hasPasskey)
    .execute();
  await db.schema.dropTable('invitations').execute();
}

/** A moment as records have it. @param milliseconds since 1970 */
function moment(milliseconds: number): string {
  return new Date(Number(milliseconds)).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
