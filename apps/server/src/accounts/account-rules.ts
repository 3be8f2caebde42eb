import { passwordProblems } from '@porchlight/contract/account-texts';
import { highestRole, ownRoleText, readRole } from '@porchlight/contract/permissions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ColumnValue, StoredRow, Tables } from '../db/tables.ts';
import type { RowRules } from '../entities/row-rules.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import { passwordContext } from './password-context.ts';
import { passwordProblem } from './password-rules.ts';
import { noPassword, type PasswordHasher } from './passwords.ts';
import { revokeAccess } from './revoke-access.ts';

/**
 * Rules of accounts. Passwords are hashed; an empty one in an update keeps the old one. A changed name, email address
 * or password ends all sessions of the account, except the one in which people change their own account; a changed role
 * ends that one too. People can't delete their own account or give up their own rights without confirmation, and one
 * administrator who can sign in must remain.
 */
export function accountRules({ db, hasher }: { db: Database; hasher: PasswordHasher }): RowRules {
  return {
    lock: 'accounts',
    async prepare(values, action, id) {
      const { password: typed, ...rest } = values;
      const password = String(typed ?? '');
      if (action === 'update' && password === '') return rest;
      const context = await passwordContext(db.read, { id, username: values.username, email: values.email });
      const problem = await passwordProblem(password, context);
      if (problem) throw invalid({ password: passwordProblems[problem] });
      return { ...rest, password: await hasher.hash(password), access: 'active' };
    },
    async afterUpdate({ trx, actor }, { before, after }, { isConfirmed }) {
      const isSame = ['username', 'email', 'role', 'password_hash'].every((column) => before[column] === after[column]);
      if (isSame) return;
      const hasOtherRole = before.role !== after.role;
      if (hasOtherRole) {
        await requireOtherAdministrator(trx, before, 'can’t have another role');
        if (actor?.userId === after.id && !isConfirmed)
          throw new HttpError('confirmation_required', ownRoleText(readRole(before.role), readRole(after.role)));
      }
      if (before.password_hash !== after.password_hash)
        await trx.updateTable('tokens').set({ password_problem: null }).where('user_id', '=', after.id).execute();
      await revokeAccess(trx, after.id, hasOtherRole ? undefined : actor?.tokenHash);
    },
    async beforeRemove({ trx, actor }, row) {
      if (actor?.userId === row.id) {
        throw new HttpError('conflict', 'You can’t delete your own account. Ask a colleague to do it.');
      }
      await requireOtherAdministrator(trx, row, 'can’t be deleted');
      await revokeAccess(trx, row.id);
    },
  };
}

/**
 * Checks that another administrator who can sign in remains. Call it while holding the lock `accounts`.
 * @param account the account that will stop being an administrator
 * @param problem end of the error message: what can't be done to the last one
 * @throws HttpError `conflict`
 */
export async function requireOtherAdministrator(
  trx: Kysely<Tables>,
  account: Pick<StoredRow, 'id'> & { role?: ColumnValue },
  problem: string,
): Promise<void> {
  if (account.role !== highestRole) return;
  const others = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '<>', account.id)
    .where('role', '=', highestRole)
    .where('password_hash', '<>', noPassword)
    .where('deleted_at', 'is', null)
    .limit(1)
    .execute();
  if (others.length === 0) {
    const message = `This is the last administrator, so it ${problem}. Make another account an administrator first.`;
    throw new HttpError('conflict', message);
  }
}
