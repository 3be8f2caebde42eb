import { passwordProblems } from '@porchlight/contract/account-texts';
import { dayAt } from '@porchlight/contract/dates';
import type { ResourceName } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { highestRole, ownRoleText, type Role } from '@porchlight/contract/permissions';
import { resources } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import { passwordContext } from '../accounts/password-context.ts';
import { passwordProblem } from '../accounts/password-rules.ts';
import type { PasswordHasher } from '../accounts/passwords.ts';
import { noPassword } from '../accounts/passwords.ts';
import { revokeAccess } from '../accounts/revoke-access.ts';
import type { Database } from '../db/database.ts';
import type { ColumnValue, StoredRow, Tables } from '../db/tables.ts';
import { HttpError, invalid } from '../http-error.ts';
import type { Change } from './changes.ts';
import { keepClockTimes, settingsClockTimes } from './clock-times.ts';
import type { Values } from './columns.ts';
import { toMoment } from './moments.ts';
import { replacePictureInUses, requireCanChangeUses, restorePictureUses } from './pictures.ts';
import type { RowChange } from './row-changes.ts';

/** Hooks of a resource into the generic calls. All are optional. */
export interface RowRules {
  /**
   * Completes or replaces validated values before the transaction begins; may take long.
   * @param id the record of an update
   */
  prepare?(values: Values, action: 'create' | 'update', id?: number): Promise<Values> | Values;
  /** Name of a lock under which all changes run one after the other: see `acquireTransactionLock`. */
  lock?: string;
  /**
   * Runs in the transaction after an update.
   * @returns other records that it has changed
   * @param by.isConfirmed whether the person has confirmed a change of their own rights
   * @param by.keepsMoments whether a new time zone changes the clock times instead of the moments
   */
  afterUpdate?(
    change: RowChange,
    rows: { before: StoredRow; after: StoredRow },
    by: { isConfirmed?: boolean; keepsMoments?: boolean },
  ): Promise<Change[] | undefined>;
  /** Runs in the transaction after a row was restored. @returns other records that it has changed */
  afterRestore?(change: RowChange, row: StoredRow): Promise<Change[]>;
  /** Runs in the transaction before a deletion; throws to refuse it. @returns other records that it has changed */
  beforeRemove?(change: RowChange, row: StoredRow): Promise<Change[] | undefined>;
}

/** Creates the rules of the entities that have any. */
export function createRowRules(options: {
  db: Database;
  hasher: PasswordHasher;
  now: () => Date;
}): Partial<Record<ResourceName, RowRules>> {
  return {
    user: userRules(options),
    donation: donationRules(options.now),
    media: mediaRules,
    organization: organizationRules,
  };
}

/** A picture that is replaced or deleted in the library is replaced or removed in all records that show it. */
const mediaRules: RowRules = {
  async afterUpdate(change, { before, after }) {
    const [was, is] = [String(before.image), String(after.image)];
    if (was !== is) return replacePictureInUses(change, was, is);
    await requireCanChangeUses(change, is);
    return undefined;
  },
  beforeRemove: (change, row) => replacePictureInUses(change, String(row.image), null),
  afterRestore: restorePictureUses,
};

/** After a change of the time zone, clock times stay unless the person says that the moments are right. */
const organizationRules: RowRules = {
  prepare: inNewZone,
  async afterUpdate(change, { before, after }, { keepsMoments }) {
    const [from, to] = [String(before.time_zone), String(after.time_zone)];
    if (from === to || keepsMoments) return undefined;
    const own = settingsClockTimes(before, after);
    if (Object.keys(own).length > 0) {
      await change.trx.updateTable('organization').set(own).where('id', '=', after.id).execute();
      // The response is made of this row.
      Object.assign(after, own);
    }
    return keepClockTimes(change, from, to);
  },
};

/** Reads the times that are sent along with a time zone in that zone. */
function inNewZone(values: Values): Values {
  const zone = values.time_zone;
  if (typeof zone !== 'string') return values;
  const times = fieldsOfKind(resources.organization.fields, 'dateTime').flatMap((name) => {
    const moment = typeof values[name] === 'string' ? toMoment(values[name], zone) : undefined;
    return moment === undefined ? [] : [[name, moment]];
  });
  return { ...values, ...Object.fromEntries(times) };
}

/** A donation always has a date: today when created without one; an update without a date keeps the old one. */
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
 * Rules of accounts. Passwords are hashed; an empty one in an update keeps the old one. A changed name, email address
 * or password ends all sessions of the account, except the one in which people change their own account; a changed role
 * ends that one too. People can't delete their own account or give up their own rights without confirmation, and one
 * administrator who can sign in must remain.
 */
function userRules({ db, hasher }: { db: Database; hasher: PasswordHasher }): RowRules {
  return {
    lock: 'accounts',
    async prepare(values, action, id) {
      const { password: typed, ...rest } = values;
      const password = String(typed ?? '');
      if (action === 'update' && password === '') return rest;
      const context = await passwordContext(db.read, { id, username: values.username, email: values.email });
      const problem = await passwordProblem(password, context);
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
        // An invited person has a password now.
        await trx.deleteFrom('invitations').where('user_id', '=', after.id).execute();
      }
      await revokeAccess(trx, after.id, hasOtherRole ? undefined : actor?.tokenHash);
    },
    async beforeRemove({ trx, actor }, row) {
      if (actor?.userId === row.id) {
        throw new HttpError('conflict', 'You can’t delete your own account. Ask a colleague to do it.');
      }
      await requireOtherAdministrator(trx, row, 'can’t be deleted');
      await revokeAccess(trx, row.id);
      await trx.deleteFrom('invitations').where('user_id', '=', row.id).execute();
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
