import { passwordProblems } from '@porchlight/contract/account-texts';
import { dayAt } from '@porchlight/contract/dates';
import type { ResourceName } from '@porchlight/contract/entities';
import { highestRole, ownRoleText, type Role } from '@porchlight/contract/permissions';
import type { Kysely } from 'kysely';
import { endAccess } from '../accounts/end-access.ts';
import { passwordProblem } from '../accounts/password-rules.ts';
import type { PasswordHasher } from '../accounts/passwords.ts';
import { noPassword } from '../accounts/passwords.ts';
import type { ColumnValue, StoredRow, Tables } from '../db/tables.ts';
import { HttpError, invalid } from '../http-error.ts';
import type { Change } from './changes.ts';
import type { Values } from './columns.ts';
import { putBack, replaceInUses, requireMayChangeUses, type UsingRow } from './pictures.ts';
import type { RowChange } from './row-changes.ts';

/** What a resource does beyond the generic calls. Every part is optional. */
export interface RowRules {
  /** Completes or replaces checked values before the transaction begins; may take its time. */
  prepare?(values: Values, action: 'create' | 'update'): Promise<Values> | Values;
  /** Changes are made one after the other, in this turn: see `takeTurn`. */
  turn?: string;
  /**
   * Runs in the transaction after an update.
   * @returns other records that it has changed
   * @param by who made it, and whether they said yes to the question whether they mean to change their own rights
   */
  afterUpdate?(
    change: RowChange,
    rows: { before: StoredRow; after: StoredRow },
    by: { isConfirmed?: boolean },
  ): Promise<Change[] | undefined>;
  /** Runs in the transaction after a deletion was taken back. @returns other records that it has changed */
  afterRestore?(change: RowChange, row: StoredRow): Promise<Change[]>;
  /** Runs in the transaction before a deletion; throws to refuse it. @returns other records that it has changed */
  beforeRemove?(change: RowChange, row: StoredRow): Promise<Change[] | undefined>;
}

/** The rules of the entities that have any. */
export function createRowRules(options: {
  hasher: PasswordHasher;
  now: () => Date;
}): Partial<Record<ResourceName, RowRules>> {
  return {
    user: userRules(options.hasher),
    donation: donationRules(options.now),
    media: mediaRules,
  };
}

/** What is done to a picture is done wherever it is shown: it is replaced there, and taken away. */
const mediaRules: RowRules = {
  async afterUpdate(change, { before, after }) {
    const [was, is] = [String(before.image), String(after.image)];
    if (was !== is) return (await replaceInUses(change, was, is)).map(changeOf);
    await requireMayChangeUses(change, is);
    return undefined;
  },
  async beforeRemove(change, row) {
    return (await replaceInUses(change, String(row.image), null)).map(changeOf);
  },
  async afterRestore(change, row) {
    return (await putBack(change, row)).map(changeOf);
  },
};

function changeOf({ name, row }: UsingRow): Change {
  return { resource: name, id: row.id };
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
 * account stays signed in where they did it; changing their role ends that session as well. Nobody deletes themselves or
 * gives up their own rights by accident, and one administrator is always left who can sign in.
 */
function userRules(hasher: PasswordHasher): RowRules {
  return {
    turn: 'accounts',
    async prepare(values, action) {
      const { password: typed, ...rest } = values;
      const password = String(typed ?? '');
      if (action === 'update' && password === '') return rest;
      const problem = await passwordProblem(password);
      if (problem) throw invalid({ password: passwordProblems[problem] });
      return { ...rest, password: await hasher.hash(password) };
    },
    async afterUpdate({ trx, actor }, { before, after }, { isConfirmed }) {
      const isSame = ['username', 'email', 'role', 'password_hash'].every((column) => before[column] === after[column]);
      if (isSame) return;
      const hasOtherRole = before.role !== after.role;
      if (hasOtherRole) {
        await requireOtherAdministrator(trx, before, 'can’t have another role');
        if (actor?.userId === after.id && !isConfirmed)
          throw new HttpError('confirmation_required', ownRoleText(before.role as Role, after.role as Role));
      }
      if (before.password_hash !== after.password_hash) {
        await trx.updateTable('tokens').set({ password_problem: null }).where('user_id', '=', after.id).execute();
        // Whoever was invited has a password now.
        await trx.deleteFrom('invitations').where('user_id', '=', after.id).execute();
      }
      await endAccess(trx, after.id, hasOtherRole ? undefined : actor?.tokenHash);
    },
    async beforeRemove({ trx, actor }, row) {
      if (actor?.userId === row.id) {
        throw new HttpError('conflict', 'You can’t delete your own account. Ask a colleague to do it.');
      }
      await requireOtherAdministrator(trx, row, 'can’t be deleted');
      await endAccess(trx, row.id);
      await trx.deleteFrom('invitations').where('user_id', '=', row.id).execute();
    },
  };
}

/**
 * Sees to it that an administrator is left who can sign in. Call it in the turn of accounts.
 * @param account that is to be one no longer
 * @param what can't be done to the last one
 * @throws HttpError `conflict`
 */
export async function requireOtherAdministrator(
  trx: Kysely<Tables>,
  account: Pick<StoredRow, 'id'> & { role?: ColumnValue },
  what: string,
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
    const message = `This is the last administrator, so it ${what}. Make another account an administrator first.`;
    throw new HttpError('conflict', message);
  }
}
