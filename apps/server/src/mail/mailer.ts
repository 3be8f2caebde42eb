import type { Kysely, Selectable } from 'kysely';
import type { NodemailerError } from 'nodemailer';
import type { Database } from '../db/database.ts';
import type { MailKind, MailTable, Tables } from '../db/tables.ts';
import { messageOf } from '../http-error.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Letter } from './letter.ts';
import type { MailTransport } from './mail-transport.ts';

const minuteMs = 60_000;
/** Waits after a mail that was not taken, in milliseconds; after the last it is given up. */
const waitsMs = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * minuteMs);
/** A node that sends a mail has it for itself this long, in milliseconds: more than one may take. */
const claimMs = 10 * minuteMs;
/** How often mails are looked for that wait, in milliseconds: those of other nodes, and those that failed before. */
const everyMs = 30_000;
/** How long a mail may take that is being handed over when the server stops, in milliseconds. */
const closeWithinMs = 1000;
/** How long mails stay that could not be sent, and those of the outbox, in milliseconds. */
const keptMs = 7 * 24 * 60 * minuteMs;
/** Mails that are told of at once. */
const keptAtMost = 100;
/** Characters of a mail server's words that are kept. */
const problemMaxCharacters = 300;

/** A mail that waits. What it says is written when it is sent, so that no link waits with it. */
export interface QueuedMail {
  kind: MailKind;
  /** The account that it is about; null where that is to be found out. */
  userId: number | null;
  /** What is to be known beside that; no secret. */
  facts: Readonly<Record<string, string>>;
}

/** Writes a mail. @returns null when there is nobody to write to, or nothing to say any more */
export type WriteMail = (mail: QueuedMail & { askedAt: number; isFirstTry: boolean }) => Promise<Letter | null>;

interface MailerOptions {
  db: Database;
  transport: MailTransport;
  write: WriteMail;
  now: () => Date;
  metrics: Metrics;
  /** Told of a mail that was not taken; without one, that mails can't be looked for, once until they can again. */
  failed: (error: unknown, mail?: { mail: number; kind: MailKind; isGivenUp: boolean }) => void;
}

/** A mail that was not sent. */
export interface KeptMail {
  id: number;
  kind: MailKind;
  userId: number | null;
  /** Whom it is for, as far as that is known. */
  account: string;
  /** Milliseconds since 1970. */
  askedAt: number;
  state: MailTable['state'];
  problem: string | null;
}

type ClaimedMail = Selectable<MailTable>;

/** Sends mails beside the answers: nobody waits for a mail server, and of several nodes one sends each mail. */
export class Mailer {
  readonly #options: MailerOptions;
  readonly sends: boolean;
  #pass: Promise<void> | null = null;
  #isAskedAgain = false;
  #isClosed = false;
  /** Whether the last look for mails failed. */
  #isFailing = false;
  readonly #ending = new AbortController();

  constructor(options: MailerOptions) {
    this.#options = options;
    this.sends = options.transport.sends;
  }

  /** Puts a mail into the queue, in the transaction of what it tells of. Call {@link wake} once that is committed. */
  async enqueue(trx: Kysely<Tables>, { kind, userId, facts }: QueuedMail): Promise<void> {
    const at = this.#options.now().getTime();
    await trx
      .insertInto('mails')
      .values({
        kind,
        user_id: userId,
        facts: JSON.stringify(facts),
        created_at: at,
        next_at: at,
        tries: 0,
        state: 'waiting',
        problem: null,
      })
      .execute();
  }

  /** Begins to send what waits, without anybody waiting for it. */
  wake(): void {
    void this.deliver();
  }

  /** Looks for mails every half a minute. @returns a function that ends it */
  start(): () => void {
    this.wake();
    const timer = setInterval(() => this.wake(), everyMs).unref();
    return () => clearInterval(timer);
  }

  /** Sends what is due. Never throws: what could not be sent waits or is told. */
  deliver(): Promise<void> {
    this.#isAskedAgain = true;
    this.#pass ??= this.#sendAll().finally(() => {
      this.#pass = null;
      // Asked at the very end of a pass.
      if (this.#isAskedAgain && !this.#isClosed) this.wake();
    });
    return this.#pass;
  }

  /** Sends nothing more; a mail that is being handed over has a moment to end, else it waits for the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const timer = setTimeout(() => this.#ending.abort(), closeWithinMs);
    await this.#pass;
    clearTimeout(timer);
  }

  /** Mails that were not sent: those of the outbox, those given up, and those that failed and wait. The latest first. */
  async kept(kind?: MailKind): Promise<KeptMail[]> {
    const query = this.#options.db.read
      .selectFrom('mails')
      .leftJoin('users', 'users.id', 'mails.user_id')
      .select(['mails.id', 'mails.kind', 'mails.user_id', 'mails.facts', 'mails.created_at as asked_at'])
      .select(['mails.state', 'mails.problem', 'users.username'])
      .where((each) => each.or([each('mails.state', '<>', 'waiting'), each('mails.problem', 'is not', null)]))
      .orderBy('mails.id', 'desc')
      .limit(keptAtMost);
    const rows = await (kind ? query.where('mails.kind', '=', kind) : query).execute();
    return rows.map((row) => ({
      id: Number(row.id),
      kind: row.kind,
      userId: row.user_id === null ? null : Number(row.user_id),
      account: String(row.username ?? JSON.parse(row.facts).account ?? ''),
      askedAt: Number(row.asked_at),
      state: row.state,
      problem: row.problem,
    }));
  }

  /** The link in a mail of the outbox. */
  linkOf(id: number): Promise<string | undefined> {
    return this.#options.transport.linkOf(id);
  }

  /** Forgets mails that nobody asks about any more. */
  async purge(): Promise<void> {
    const { db, transport, now } = this.#options;
    const before = now().getTime() - keptMs;
    await db.write((trx) =>
      trx.deleteFrom('mails').where('created_at', '<', before).where('state', '<>', 'waiting').execute(),
    );
    await transport.purge(before);
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#isAskedAgain && !this.#isClosed) {
        this.#isAskedAgain = false;
        for (let mail = await this.#claim(); mail && !this.#isClosed; mail = await this.#claim()) {
          await this.#send(mail);
        }
      }
      this.#isFailing = false;
    } catch (error) {
      // The database can't be reached: the next pass finds the mails where they are.
      if (!this.#isClosed && !this.#isFailing) this.#options.failed(error);
      this.#isFailing = true;
    }
  }

  /** The next mail that is due, which no other node takes meanwhile. */
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
      const mine = await db.write((trx) =>
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
      if (mine) return mine;
    }
  }

  async #send(mail: ClaimedMail): Promise<void> {
    const { transport, write, metrics, failed } = this.#options;
    const { id: number, kind, user_id, facts, created_at, tries } = mail;
    const id = Number(number);
    const userId = user_id === null ? null : Number(user_id);
    try {
      const letter = await write({
        kind,
        userId,
        facts: JSON.parse(facts),
        askedAt: Number(created_at),
        isFirstTry: tries === 1,
      });
      if (letter) {
        await transport.send(letter, id, this.#ending.signal);
        metrics.mails.inc({ outcome: transport.sends ? 'sent' : 'outbox' });
      }
      await this.#settle(id, letter && !transport.sends ? { state: 'outbox' } : null);
    } catch (error) {
      const wait = isRefusal(error) ? undefined : waitsMs[tries - 1];
      metrics.mails.inc({ outcome: wait === undefined ? 'failed' : 'postponed' });
      failed(error, { mail: id, kind, isGivenUp: wait === undefined });
      const problem = messageOf(error).slice(0, problemMaxCharacters);
      const next_at = this.#options.now().getTime() + (wait ?? 0);
      await this.#settle(id, { state: wait === undefined ? 'failed' : 'waiting', next_at, problem });
    }
  }

  async #settle(id: number, left: Partial<ClaimedMail> | null): Promise<void> {
    await this.#options.db.write(async (trx) => {
      if (left) await trx.updateTable('mails').set(left).where('id', '=', id).execute();
      else await trx.deleteFrom('mails').where('id', '=', id).execute();
    });
  }
}

/** Whether the mail server will never take this mail. A password that it refuses is the operator's to mend, and waits. */
function isRefusal(error: unknown): boolean {
  const { permanent, code }: Partial<NodemailerError> = error instanceof Error ? error : {};
  return permanent === true && code !== 'EAUTH';
}
