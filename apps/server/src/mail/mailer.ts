import type { Kysely, Selectable } from 'kysely';
import type { NodemailerError } from 'nodemailer';
import type { Database } from '../db/database.ts';
import type { MailKind, MailTable, Tables } from '../db/tables.ts';
import { messageOf } from '../errors/http-error.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { EmailMessage } from './email-message.ts';
import type { MailTransport } from './mail-transport.ts';
import { type QueuedMail, queueMail } from './queue-mail.ts';

const minuteMs = 60_000;
/**
 * Delays before each retry of a mail, in milliseconds; after the last one it is given up. Together more than a day, for
 * which a mail server may be down.
 */
export const retryDelaysMs = [1, 5, 15, 60, 240, 720, 720].map((minutes) => minutes * minuteMs);
/** How long a node claims a mail that it is sending, in milliseconds; longer than sending may take. */
const claimMs = 10 * minuteMs;
/** Polling interval for due mails, in milliseconds: those of other nodes, and retries. */
const pollIntervalMs = 30_000;
/** How long a mail that is being sent may still take when the server stops, in milliseconds. */
const closeTimeoutMs = 1000;
/** How long failed mails and those of the outbox are kept, in milliseconds. */
const retentionMs = 7 * 24 * 60 * minuteMs;
/** Maximum number of mails that are listed. */
const listedMax = 100;
/** Maximum length of a stored error message, in characters. */
const problemMaxCharacters = 300;

/** Writes the content of a queued mail. @returns null when it has no recipient or is no longer needed */
export type ComposeEmail<Kind extends MailKind = MailKind> = (
  mail: QueuedMail & { kind: Kind; requestedAt: number; isFirstTry: boolean },
) => Promise<EmailMessage | null>;

interface MailerOptions {
  db: Database;
  transport: MailTransport;
  write: ComposeEmail;
  now: () => Date;
  metrics: Metrics;
  /** Called when the mail server has refused the recipient of a mail permanently. */
  recipientRefused: (mail: QueuedMail) => Promise<void>;
  /** Called for each failed mail; without a mail, when the queue can't be read: once, until it can be read again. */
  failed: (error: unknown, mail?: { mail: number; kind: MailKind; isGivenUp: boolean }) => void;
}

/** A mail that was not sent, as shown to administrators. */
export interface UnsentMail {
  id: number;
  kind: MailKind;
  userId: number | null;
  /** Name of its account, or what was typed to find it; '' when unknown. */
  account: string;
  /** Milliseconds since 1970. */
  requestedAt: number;
  state: MailTable['state'];
  problem: string | null;
}

type ClaimedMail = Selectable<MailTable>;

/** Sends queued mails in the background, so that no request waits for the mail server; each mail by only one node. */
export class Mailer {
  readonly #options: MailerOptions;
  readonly sends: boolean;
  #delivery: Promise<void> | null = null;
  #isRequestedAgain = false;
  #isClosed = false;
  /** Whether reading the queue failed the last time. */
  #isFailing = false;
  readonly #abortController = new AbortController();

  constructor(options: MailerOptions) {
    this.#options = options;
    this.sends = options.transport.sends;
  }

  /** Queues a mail, in the transaction of the change it is about. Call {@link wake} after the commit. */
  enqueue(trx: Kysely<Tables>, mail: QueuedMail): Promise<void> {
    return queueMail(trx, mail, this.#options.now());
  }

  /** Starts sending due mails in the background. */
  wake(): void {
    void this.deliver();
  }

  /** Starts polling for due mails. @returns a function that stops it */
  start(): () => void {
    this.wake();
    const timer = setInterval(() => this.wake(), pollIntervalMs).unref();
    return () => clearInterval(timer);
  }

  /** Sends all due mails. Never rejects: failures are reported to `failed`, and retried or given up. */
  deliver(): Promise<void> {
    this.#isRequestedAgain = true;
    this.#delivery ??= this.#sendAll().finally(() => {
      this.#delivery = null;
      // Called again after the pass had found no more mails.
      if (this.#isRequestedAgain && !this.#isClosed) this.wake();
    });
    return this.#delivery;
  }

  /** Stops sending. A mail that is being sent gets a moment to finish; otherwise it is aborted and retried later. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const timer = setTimeout(() => this.#abortController.abort(), closeTimeoutMs);
    await this.#delivery;
    clearTimeout(timer);
  }

  /**
   * Mails that were not sent, latest first: those in the outbox, given up, or failed and waiting for a retry.
   * @param of their kind, and the account that they concern. @default all
   */
  async unsent(of: { kind?: MailKind; userId?: number } = {}): Promise<UnsentMail[]> {
    let query = this.#options.db.read
      .selectFrom('mails')
      .leftJoin('users', 'users.id', 'mails.user_id')
      .select(['mails.id', 'mails.kind', 'mails.user_id', 'mails.facts', 'mails.created_at as asked_at'])
      .select(['mails.state', 'mails.problem', 'users.username'])
      .where((each) => each.or([each('mails.state', '<>', 'waiting'), each('mails.problem', 'is not', null)]))
      .orderBy('mails.id', 'desc')
      .limit(listedMax);
    if (of.kind) query = query.where('mails.kind', '=', of.kind);
    if (of.userId !== undefined) query = query.where('mails.user_id', '=', of.userId);
    const rows = await query.execute();
    return rows.map((row) => ({
      id: Number(row.id),
      kind: row.kind,
      userId: row.user_id === null ? null : Number(row.user_id),
      account: String(row.username ?? JSON.parse(row.facts).account ?? ''),
      requestedAt: Number(row.asked_at),
      state: row.state,
      problem: row.problem,
    }));
  }

  /** The link in a mail of the outbox. */
  linkOf(id: number): Promise<string | undefined> {
    return this.#options.transport.linkOf(id);
  }

  /** Deletes old mails that were given up or are in the outbox. */
  async purge(): Promise<void> {
    const { db, transport, now } = this.#options;
    const before = now().getTime() - retentionMs;
    await db.write((trx) =>
      trx
        .deleteFrom('mails')
        .where('created_at', '<', before)
        .where('state', '<>', 'waiting')
        // Its failure is shown as long as the entry is there, with which it is deleted.
        .where('kind', '<>', 'form-reply')
        .execute(),
    );
    await transport.purge(before);
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#isRequestedAgain && !this.#isClosed) {
        this.#isRequestedAgain = false;
        for (let mail = await this.#claim(); mail && !this.#isClosed; mail = await this.#claim()) {
          await this.#send(mail);
        }
      }
      this.#isFailing = false;
    } catch (error) {
      // The database can't be reached: the mails stay queued for the next pass.
      if (!this.#isClosed && !this.#isFailing) this.#options.failed(error);
      this.#isFailing = true;
    }
  }

  /** Claims the next due mail, so that no other node sends it. */
  async #claim(): Promise<ClaimedMail | undefined> {
    const { db, now } = this.#options;
    for (;;) {
      const at = now().getTime();
      const due = await db.read
        .selectFrom('mails')
        .select(['id', 'next_at'])
        .where('state', '=', 'waiting')
        .where('next_at', '<=', at)
        .orderBy('next_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (!due) return undefined;
      const claimed = await db.write((trx) =>
        trx
          .updateTable('mails')
          .set((set) => ({ next_at: at + claimMs, tries: set('tries', '+', 1) }))
          .where('id', '=', due.id)
          .where('next_at', '=', due.next_at)
          .where('state', '=', 'waiting')
          .returningAll()
          .$castTo<ClaimedMail>()
          .executeTakeFirst(),
      );
      if (claimed) return claimed;
    }
  }

  async #send(mail: ClaimedMail): Promise<void> {
    const { transport, write, metrics, failed, recipientRefused } = this.#options;
    const { id: number, kind, user_id, facts, created_at, tries } = mail;
    const id = Number(number);
    const userId = user_id === null ? null : Number(user_id);
    try {
      const email = await write({
        kind,
        userId,
        facts: JSON.parse(facts),
        requestedAt: Number(created_at),
        isFirstTry: tries === 1,
      });
      if (email) {
        await transport.send(email, id, this.#abortController.signal);
        metrics.mails.inc({ outcome: transport.sends ? 'sent' : 'outbox' });
      }
      await this.#settle(id, email && !transport.sends ? { state: 'outbox' } : null);
    } catch (error) {
      const retryDelay = isPermanent(error) ? undefined : retryDelaysMs[tries - 1];
      metrics.mails.inc({ outcome: retryDelay === undefined ? 'failed' : 'postponed' });
      failed(error, { mail: id, kind, isGivenUp: retryDelay === undefined });
      const problem = messageOf(error).slice(0, problemMaxCharacters);
      const next_at = this.#options.now().getTime() + (retryDelay ?? 0);
      await this.#settle(id, { state: retryDelay === undefined ? 'failed' : 'waiting', next_at, problem });
      if (refusesRecipient(error)) await recipientRefused({ kind, userId, facts: JSON.parse(facts) });
    }
  }

  async #settle(id: number, update: Partial<ClaimedMail> | null): Promise<void> {
    await this.#options.db.write(async (trx) => {
      if (update) await trx.updateTable('mails').set(update).where('id', '=', id).execute();
      else await trx.deleteFrom('mails').where('id', '=', id).execute();
    });
  }
}

/**
 * Whether the mail server refused the recipient of a mail permanently: there is no such mailbox, or it takes no mail.
 * A refusal by policy (5.7.x) is about the sender, and not about the address. RFC 3463 3.8
 */
export function refusesRecipient(error: unknown): boolean {
  const { rejectedErrors = [] }: Partial<NodemailerError> = error instanceof Error ? error : {};
  return rejectedErrors.some(({ permanent, response = '' }) => permanent && !/\b5\.7\.\d/.test(response));
}

/** Whether the mail server rejected a mail permanently. A refused login is retried, since the operator can fix it. */
export function isPermanent(error: unknown): boolean {
  const { permanent, code }: Partial<NodemailerError> = error instanceof Error ? error : {};
  return permanent === true && code !== 'EAUTH';
}
