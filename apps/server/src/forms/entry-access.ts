import type { FormReaders, FormReadersResponse } from '@porchlight/contract/forms/form-calls';
import { hasPermission, readRole, roleNames, roles } from '@porchlight/contract/permissions';
import { resources } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import type { Actor, Staff } from '../access/staff.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { SecurityLog } from '../audit/security-log.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../errors/http-error.ts';
import { type AmongRecords, isAmong } from '../lists/list-filter.ts';
import { liveRow, notFound } from '../records/live-rows.ts';

/** The roles that can be named: those that may not read all entries anyway. */
const namedRoles = roles.filter((role) => !hasPermission(role, 'read entries'));

interface EntryAccessOptions {
  db: Database;
  now: () => Date;
  securityLog: Pick<SecurityLog, 'emit'>;
}

/** Who may read the entries of which form besides administrators. docs/decisions/0194 */
export class EntryAccess {
  readonly #options: EntryAccessOptions;

  constructor(options: EntryAccessOptions) {
    this.#options = options;
  }

  /** The forms that name a person or their role. @returns ids */
  async formsOf({ userId, role, isApiKey }: Pick<Staff, 'userId' | 'role' | 'isApiKey'>): Promise<number[]> {
    if (isApiKey || !hasPermission(role, 'read entries of a form')) return [];
    const rows = await this.#options.db.read
      .selectFrom('form_readers')
      .select('form_id')
      .where((each) => each.or([each('role', '=', role), each('user_id', '=', userId)]))
      .orderBy('form_id')
      .execute();
    return [...new Set(rows.map(({ form_id }) => Number(form_id)))];
  }

  /** Returns who is named for a form, and whom one can name. @throws HttpError `not_found` */
  async readers(formId: number): Promise<FormReadersResponse> {
    const { db } = this.#options;
    await liveRow({ trx: db.read, resource: resources.form }, formId);
    const [readers, users] = await Promise.all([
      readersOf(db.read, formId),
      db.read
        .selectFrom('users')
        .select(['id', 'username', 'name', 'role'])
        .where('deleted_at', 'is', null)
        .where('role', 'in', namedRoles)
        .orderBy('username')
        .execute(),
    ]);
    const accounts = users.map(({ id, username, name, role }) => ({
      ...{ id: Number(id), username: String(username), role: readRole(role) },
      ...(name && { name: String(name) }),
    }));
    const ids = new Set(accounts.map(({ id }) => id));
    // Deleted accounts stay named, so that a restored one reads on, but nobody sees them.
    return { readers: { ...readers, people: readers.people.filter((id) => ids.has(id)) }, accounts };
  }

  /** Names the readers of a form. @throws HttpError `not_found`, `validation` */
  async name(formId: number, { roles: named, people }: FormReaders, by: Actor): Promise<FormReadersResponse> {
    const { db, now, securityLog } = this.#options;
    const { accounts } = await this.readers(formId);
    const wrongRole = named.find((role) => !namedRoles.includes(role));
    if (wrongRole) throw invalid({ roles: `${roleNames[wrongRole]}s read all entries anyway.` });
    const unknown = people.find((id) => !accounts.some((account) => account.id === id));
    if (unknown !== undefined) throw invalid({ people: 'One of these accounts is not there, or reads all entries.' });
    const entry = await db.write(async (trx) => {
      const form = await liveRow({ trx, resource: resources.form }, formId);
      await trx.deleteFrom('form_readers').where('form_id', '=', formId).execute();
      const rows = [
        ...[...new Set(named)].map((role) => ({ form_id: formId, role, user_id: 0 })),
        ...[...new Set(people)].map((id) => ({ form_id: formId, role: '', user_id: id })),
      ];
      if (rows.length > 0) await trx.insertInto('form_readers').values(rows).execute();
      const names = [...named, ...accounts.filter(({ id }) => people.includes(id)).map(({ username }) => username)];
      const { address, requestId } = by;
      return appendEntry(trx, now(), {
        ...{ kind: 'entry_readers_changed', by, subject: String(form.title), address, requestId },
        details: { to: names.join(', ') },
      });
    });
    securityLog.emit([entry]);
    return this.readers(formId);
  }

  /** @throws HttpError `not_found` for an entry that is not of one of these forms, as for one that does not exist */
  async requireAmong(entryId: number, forms: AmongRecords): Promise<void> {
    const row = await this.#options.db.read
      .selectFrom('form_entries')
      .select('id')
      .where('id', '=', entryId)
      .where(isAmong(resources.formEntry, forms))
      .executeTakeFirst();
    if (!row) throw notFound(resources.formEntry);
  }
}

async function readersOf(db: Kysely<Tables>, formId: number): Promise<FormReaders> {
  const rows = await db.selectFrom('form_readers').selectAll().where('form_id', '=', formId).execute();
  return {
    roles: namedRoles.filter((role) => rows.some((row) => row.role === role)),
    people: rows.flatMap(({ user_id }) => (Number(user_id) > 0 ? [Number(user_id)] : [])).toSorted((a, b) => a - b),
  };
}
