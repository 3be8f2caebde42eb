import type { Invitation, UnsentEmail } from '@porchlight/contract/account-calls';
import { accountLinkHours } from '@porchlight/contract/limits';
import type { Kysely } from 'kysely';
import { displayNameOf } from '../access/person-names.ts';
import type { Actor } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { timestamp } from '../db/moments.ts';
import type { Tables } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';
import type { Mailer } from '../mail/mailer.ts';
import { noPassword } from './passwords.ts';
import { revokeAccess } from './revoke-access.ts';

/** Pending invitations: accounts that nobody can sign in to until the invited person has chosen a password. */
export class Invitations {
  readonly #db: Database;
  readonly #mailer: Mailer;
  readonly #now: () => Date;

  constructor(db: Database, mailer: Mailer, now: () => Date) {
    this.#db = db;
    this.#mailer = mailer;
    this.#now = now;
  }

  /**
   * Invites the person of an account, in the transaction that creates it.
   * Call {@link sent} after the commit.
   */
  async add(trx: Kysely<Tables>, userId: number, by: Actor): Promise<void> {
    const invited = { access: 'invited', invited_by: await displayNameOf(trx, by), invited_at: timestamp(this.#now()) };
    await trx
      .updateTable('users')
      .set({ password_hash: noPassword, ...invited })
      .where('id', '=', userId)
      .execute();
    await this.#send(trx, userId, by);
  }

  /** Sends an invitation again; earlier links become invalid. @throws HttpError `not_found` */
  async resend(userId: number, by: Actor): Promise<void> {
    await this.#db.write(async (trx) => {
      const sent = await trx
        .updateTable('users')
        .set({ invited_at: timestamp(this.#now()) })
        .where('id', '=', userId)
        .where('access', '=', 'invited')
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!sent) throw noInvitation();
      await revokeAccess(trx, userId);
      await trx.deleteFrom('mails').where('user_id', '=', userId).where('kind', '=', 'invitation').execute();
      await this.#send(trx, userId, by);
    });
    await this.sent();
  }

  /** All pending invitations, latest first. */
  list(): Promise<Invitation[]> {
    return this.#read();
  }

  /** The pending invitation of an account. @throws HttpError `not_found` */
  async get(userId: number): Promise<Invitation> {
    const [invitation] = await this.#read(userId);
    if (!invitation) throw noInvitation();
    return invitation;
  }

  /** @param userId the account of the only invitation to read. @default all */
  async #read(userId?: number): Promise<Invitation[]> {
    const query = this.#db.read
      .selectFrom('users')
      .select(['id', 'username', 'email', 'invited_by', 'invited_at'])
      .where('access', '=', 'invited')
      .where('deleted_at', 'is', null)
      .orderBy('invited_at', 'desc')
      .orderBy('id', 'desc');
    const rows = await (userId === undefined ? query : query.where('id', '=', userId)).execute();
    const mails = await this.#mailer.unsent({ kind: 'invitation', userId });
    return Promise.all(
      rows.map(async ({ invited_at, ...row }) => {
        const sent = new Date(String(invited_at));
        const id = Number(row.id);
        const mail = mails.find((each) => each.userId === id);
        const link = mail && (await this.#mailer.linkOf(mail.id));
        return {
          id,
          username: String(row.username),
          email: String(row.email),
          invited_by: String(row.invited_by),
          sent_at: timestamp(sent),
          expires_at: timestamp(new Date(sent.getTime() + accountLinkHours.invitation * 60 * 60 * 1000)),
          ...(link && { link }),
        };
      }),
    );
  }

  /** Mails that were not sent, latest first. Leaves out invitations in the outbox, whose links `list` returns. */
  async unsentMails(): Promise<UnsentEmail[]> {
    const mails = await this.#mailer.unsent();
    const unsent = mails.filter(({ kind, state }) => kind !== 'invitation' || state !== 'outbox');
    return Promise.all(
      unsent.map(async ({ id, kind, account, requestedAt, state, problem }) => {
        const link = state === 'outbox' ? await this.#mailer.linkOf(id) : undefined;
        const asked_at = timestamp(new Date(requestedAt));
        return { id, kind, account, asked_at, state, ...(problem && { problem }), ...(link && { link }) };
      }),
    );
  }

  async #send(trx: Kysely<Tables>, userId: number, by: Actor): Promise<void> {
    await this.#mailer.enqueue(trx, { kind: 'invitation', userId, facts: { by: await displayNameOf(trx, by) } });
  }

  /** Starts sending queued mails; without a mail server waits for it, so that their links can be shown immediately. */
  async sent(): Promise<void> {
    if (this.#mailer.sends) this.#mailer.wake();
    else await this.#mailer.deliver();
  }
}

function noInvitation(): HttpError {
  return new HttpError(
    'not_found',
    'This invitation no longer exists: it was cancelled, or the person has accepted it.',
  );
}
