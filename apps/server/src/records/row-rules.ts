import { dayAt } from '@porchlight/contract/dates';
import type { ResourceName } from '@porchlight/contract/entities';
import { passwordProblems } from '@porchlight/contract/texts';
import type { Kysely } from 'kysely';
import { passwordProblem } from '../accounts/password-rules.ts';
import type { PasswordHasher } from '../accounts/passwords.ts';
import { takeTurn } from '../db/dialect.ts';
import type { StoredRow, Tables } from '../db/tables.ts';
import { HttpError, invalid } from '../http-error.ts';
import type { Values } from './columns.ts';
import type { Actor } from './record-change.ts';

/** What a resource does beyond the generic calls. Every part is optional. */
export interface RowRules {
  /** Completes or replaces checked values before the transaction begins; may take its time. */
  prepare?(values: Values, action: 'create' | 'update'): Promise<Values> | Values;
  /** Runs in the transaction after an update. */
  afterUpdate?(trx: Kysely<Tables>, rows: { before: StoredRow; after: StoredRow }, actor?: Actor): Promise<void>;
  /** Runs in the transaction before a deletion; throws to refuse it. */
  beforeRemove?(trx: Kysely<Tables>, id: number, actor?: Actor): Promise<void>;
}

/** The rules of the entities that have any. */
export function createRowRules(options: {
  hasher: PasswordHasher;
  now: () => Date;
}): Partial<Record<ResourceName, RowRules>> {
  return { user: userRules(options.hasher), donation: donationRules(options.now) };
}

/** A donation always has a day: today when it is created without one, and the old one when an update leaves it empty. */
function donationRules(now: () => Date): RowRules {
  return {
    prepare(values, action) {
      if (values.date) return values;
      const { date: _, ...rest } = values;
      return action === 'create' ? { ...rest, date: dayAt(now()) } : rest;
    },
  };
}

/**
 * Accounts. A password is hashed before it goes anywhere, and left empty in an update the old one stays.
 * Changing a person's name, address or password signs them out everywhere, except that somebody who changes their own
 * account stays signed in where they did it. Nobody deletes themselves, so the last account can't be deleted either.
 */
function userRules(hasher: PasswordHasher): RowRules {
  return {
    async prepare(values, action) {
      const { password: typed, ...rest } = values;
      const password = String(typed ?? '');
      if (action === 'update' && password === '') return rest;
      const problem = passwordProblem(password);
      if (problem) throw invalid({ password: passwordProblems[problem] });
      return { ...rest, password: await hasher.hash(password) };
    },
    async afterUpdate(trx, { before, after }, actor) {
      const isSame = ['username', 'email', 'password_hash'].every((column) => before[column] === after[column]);
      if (isSame) return;
      if (before.password_hash !== after.password_hash) {
        await trx.updateTable('tokens').set({ password_problem: null }).where('user_id', '=', after.id).execute();
      }
      const tokens = trx.deleteFrom('tokens').where('user_id', '=', after.id);
      await (actor ? tokens.where('hash', '<>', actor.tokenHash) : tokens).execute();
    },
    async beforeRemove(trx, id, actor) {
      if (actor?.userId === id) {
        throw new HttpError('conflict', 'You can’t delete your own account. Ask a colleague to do it.');
      }
      await takeTurn(trx, 'accounts');
      const others = await trx
        .selectFrom('users')
        .select('id')
        .where('id', '<>', id)
        .where('deleted_at', 'is', null)
        .limit(1)
        .execute();
      if (others.length === 0) throw new HttpError('conflict', 'This is the last account, so it can’t be deleted.');
      await trx.deleteFrom('tokens').where('user_id', '=', id).execute();
    },
  };
}
