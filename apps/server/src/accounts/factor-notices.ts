import type { FastifyRequest } from 'fastify';
import type { Staff } from '../access/staff.ts';
import { requestSource } from '../audit/rejection-entry.ts';
import type { SecurityLog } from '../audit/security-log.ts';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Factors } from './factors.ts';

/** A changed factor of an account, as named in the security log. */
export type ChangedFactor = 'totp' | 'recovery codes' | 'passkey';

const added: Readonly<Record<ChangedFactor, string>> = {
  totp: 'An authenticator app was added as a second factor.',
  passkey: 'A passkey was added. It can be used to sign in.',
  'recovery codes': 'New recovery codes were created. The old ones no longer work.',
};

/** Reports changes of an account's factors, to the security log and by mail to its owner. */
export class FactorNotices {
  readonly #parts: { db: Database; factors: Factors; mailer: Mailer; securityLog: SecurityLog };

  constructor(parts: { db: Database; factors: Factors; mailer: Mailer; securityLog: SecurityLog }) {
    this.#parts = parts;
  }

  /** Reports that a person has added a factor to their own account. */
  async added(request: FastifyRequest, by: Staff, factor: ChangedFactor): Promise<void> {
    await this.#parts.securityLog.append({ kind: 'factor_added', by, details: { factor }, ...requestSource(request) });
    await this.#mail(by.userId, added[factor]);
  }

  /** Reports that a factor of an account was removed, by its owner or an administrator. */
  async removed(
    request: FastifyRequest,
    { id, username }: { id: number; username: string },
    factor: string,
  ): Promise<void> {
    const entry = { by: request.staff ?? undefined, subject: username, details: { factor }, ...requestSource(request) };
    await this.#parts.securityLog.append({ ...entry, kind: 'factor_removed' });
    const isLast = !(await this.#parts.factors.has(id));
    await this.#mail(
      id,
      `${factor === 'all' ? 'All second factors were' : 'A second factor was'} removed.${isLast ? ' The password alone is now enough to sign in.' : ''}`,
    );
  }

  /** Reports a sign-in with a recovery code. */
  async recoveryCodeUsed(request: FastifyRequest, { id, username }: { id: number; username: string }): Promise<void> {
    const { recovery_codes: remainingCodes } = await this.#parts.factors.summary(id);
    const entry = { by: { userId: id, username }, details: { left: remainingCodes }, ...requestSource(request) };
    await this.#parts.securityLog.append({ ...entry, kind: 'recovery_code_used' });
    await this.#mail(id, `Someone signed in with a recovery code. Codes left: ${remainingCodes}.`);
  }

  async #mail(userId: number, change: string): Promise<void> {
    const { db, mailer } = this.#parts;
    await db.write((trx) => mailer.enqueue(trx, { kind: 'factor-changed', userId, facts: { what: change } }));
    mailer.wake();
  }
}
