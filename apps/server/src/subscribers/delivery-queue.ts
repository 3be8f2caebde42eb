import { resources } from '@porchlight/contract/resources';
import type { Kysely, Selectable } from 'kysely';
import type { NodemailerError } from 'nodemailer';
import type { Database } from '../db/database.ts';
import { timestamp } from '../db/moments.ts';
import type { DeliveryTable, Tables } from '../db/tables.ts';
import { messageOf } from '../errors/http-error.ts';
import type { EmailMessage } from '../mail/email-message.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { isPermanent, refusesRecipient, retryDelaysMs } from '../mail/mailer.ts';
import type { Changes } from '../records/changes.ts';
import { findLiveRow } from '../records/live-rows.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { updateRow } from '../writes/row-changes.ts';
import { SlugGenerator } from '../writes/slug-generator.ts';
import { type Subscriptions, statusOf } from './subscriptions.ts';

const minuteMs = 60_000;
/** How long a delivery may take, in milliseconds, before nobody knows whether its email was sent. */
const claimMs = 10 * minuteMs;
/** Polling interval for due deliveries, in milliseconds. */
const pollIntervalMs = 30_000;
/** How long a delivery in progress may still take when the server stops, in milliseconds. */
const closeTimeoutMs = 1000;
const problemMaxCharacters = 300;

/** Dependencies of {@link DeliveryQueue}. */
export interface DeliveryQueueOptions {
  db: Database;
  changes: Changes;
  subscriptions: Pick<Subscriptions, 'markBounced'>;
  transport: MailTransport;
  /** Writes the email to a person; null when it is no longer needed. */
  write: (subscriberId: number) => Promise<EmailMessage | null>;
  metrics: Metrics;
  now: () => Date;
  /** Called for each email that was not sent, and when the mail server or the queue can't be reached. */
  failed: (error: unknown, delivery?: number) => void;
}

type Delivery = Selectable<DeliveryTable>;
type DueDelivery = Pick<Delivery, 'id' | 'next_at' | 'subscriber_id'>;

/**
 * Sends the emails that many people of the list get. Nobody gets one twice: the row of a delivery is claimed before its
 * email is sent, by one node, and it is sent again only if the mail server has certainly not accepted it. After a crash
 * or a connection that was lost, nobody knows: such an email is never sent again. docs/decisions/0189
 */
export class DeliveryQueue {
  readonly #options: DeliveryQueueOptions;
  readonly #slugs = new SlugGenerator();
  readonly #abortController = new AbortController();
  #pass: Promise<void> | null = null;
  #isClosed = false;
  #isFailing = false;

  constructor(options: DeliveryQueueOptions) {
    this.#options = options;
  }

  /** Starts sending due deliveries in the background. */
  wake(): void {
    void this.deliver();
  }

  /** Starts polling for due deliveries. @returns a function that stops it */
  start(): () => void {
    this.wake();
    const timer = setInterval(() => this.wake(), pollIntervalMs).unref();
    return () => clearInterval(timer);
  }

  /** Sends all due deliveries. Never rejects: failures are reported to `failed`. */
  deliver(): Promise<void> {
    this.#pass ??= this.#sendAll().finally(() => {
      this.#pass = null;
    });
    return this.#pass;
  }

  /** Stops sending. A delivery in progress gets a moment to finish; otherwise nobody knows whether it was sent. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const timer = setTimeout(() => this.#abortController.abort(), closeTimeoutMs);
    await this.#pass;
    clearTimeout(timer);
  }

  async #sendAll(): Promise<void> {
    const { transport, failed } = this.#options;
    // Deliveries wait until there is a mail server again.
    if (!transport.sends) return;
    try {
      await this.#giveUpUnsure();
      // Deliveries wait while the mail server can't be reached, so that hardly any is unsure.
      if (!(await this.#due())) return;
      await transport.check();
      while (!this.#isClosed) {
        const due = await this.#due();
        if (!due || !(await this.#deliver(due))) break;
      }
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isClosed && !this.#isFailing) failed(error);
      this.#isFailing = true;
    }
  }

  /** The next delivery that is due. */
  #due(): Promise<DueDelivery | undefined> {
    const { db, now } = this.#options;
    return db.read
      .selectFrom('deliveries')
      .select(['id', 'next_at', 'subscriber_id'])
      .where('state', '=', 'waiting')
      .where('next_at', '<=', now().getTime())
      .orderBy('next_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  }

  /** Of deliveries that a node has begun and not finished, nobody knows whether they were sent. */
  async #giveUpUnsure(): Promise<void> {
    const { db, now } = this.#options;
    await db.write((trx) =>
      trx
        .updateTable('deliveries')
        .set({ state: 'unsure' })
        .where('state', '=', 'sending')
        .where('next_at', '<=', now().getTime())
        .execute(),
    );
  }

  /** Claims a delivery and sends its email. @returns whether the next one can follow */
  async #deliver(due: DueDelivery): Promise<boolean> {
    const { changes, transport, write, metrics, failed } = this.#options;
    const subscriberId = Number(due.subscriber_id);
    // Before the claim: if it fails, nothing was sent, and the delivery waits.
    const email = await write(subscriberId);
    const delivery = await this.#claim(due, email !== null);
    if (!delivery || !email) return true;
    const { id, tries } = delivery;
    try {
      await transport.send(email, `delivery-${id}`, this.#abortController.signal);
      metrics.mails.inc({ outcome: 'sent' });
      await this.#settle(id, { state: 'sent', problem: null });
      return true;
    } catch (error) {
      failed(error, id);
      const problem = messageOf(error).slice(0, problemMaxCharacters);
      const isKnown = certainlyNotSent(error);
      const retryDelay = isKnown && !isPermanent(error) ? retryDelaysMs[tries - 1] : undefined;
      metrics.mails.inc({ outcome: retryDelay === undefined ? 'failed' : 'postponed' });
      if (!isKnown) await this.#settle(id, { state: 'unsure', problem });
      else if (refusesRecipient(error)) {
        await this.#settle(id, { state: 'bounced', problem });
        await this.#options.subscriptions.markBounced([subscriberId], true);
      } else if (retryDelay !== undefined)
        await this.#settle(id, { state: 'waiting', next_at: this.#options.now().getTime() + retryDelay, problem });
      else await this.#giveUp(id, subscriberId, problem);
      return isKnown && hasReply(error);
    } finally {
      changes.emit({ resource: 'email', id: subscriberId });
    }
  }

  /**
   * Claims a delivery, so that no other node sends it, and notes on its address that its owner is asked.
   * @param isNeeded whether there is an email to send
   * @returns undefined when it is not to be sent: another node has claimed it, or it is no longer needed
   */
  async #claim({ id, next_at }: DueDelivery, isNeeded: boolean) {
    const { db, now } = this.#options;
    return db.write(async (trx) => {
      const claimed = await trx
        .updateTable('deliveries')
        .set((set) => ({ state: 'sending', next_at: now().getTime() + claimMs, tries: set('tries', '+', 1) }))
        .where('id', '=', id)
        .where('next_at', '=', next_at)
        .where('state', '=', 'waiting')
        .returningAll()
        .$castTo<Delivery>()
        .executeTakeFirst();
      if (!claimed) return undefined;
      const [subscriberId, tries] = [Number(claimed.subscriber_id), Number(claimed.tries)];
      if (isNeeded && (await this.#noteAsked(trx, subscriberId, tries === 1))) return { id: Number(id), tries };
      await trx.updateTable('deliveries').set({ state: 'skipped' }).where('id', '=', id).execute();
      return undefined;
    });
  }

  /** @returns whether the person still has to be asked: they may have confirmed or left in the meantime */
  async #noteAsked(trx: Kysely<Tables>, id: number, isFirst: boolean): Promise<boolean> {
    const row = await findLiveRow({ trx, resource: resources.email }, id);
    const status = row && statusOf(row);
    if (status !== 'unasked' && status !== 'unconfirmed') return false;
    if (!isFirst) return status === 'unconfirmed';
    // They have subscribed on the website in the meantime, and got an email.
    if (row?.asked_at) return false;
    const at = timestamp(this.#options.now());
    await updateRow(this.#change(trx), id, { status: 'unconfirmed', status_at: at, asked_at: at });
    return true;
  }

  /** The email certainly was not sent: the person can be asked again. */
  async #giveUp(id: number, subscriberId: number, problem: string): Promise<void> {
    await this.#options.db.write(async (trx) => {
      await trx.updateTable('deliveries').set({ state: 'failed', problem }).where('id', '=', id).execute();
      const row = await findLiveRow({ trx, resource: resources.email }, subscriberId);
      if (row && statusOf(row) === 'unconfirmed')
        await updateRow(this.#change(trx), subscriberId, {
          ...{ status: row.consent_page === '' ? 'unasked' : 'unconfirmed', asked_at: null },
          status_at: timestamp(this.#options.now()),
        });
    });
  }

  async #settle(id: number, update: Partial<Delivery>): Promise<void> {
    await this.#options.db.write((trx) =>
      trx.updateTable('deliveries').set(update).where('id', '=', id).where('state', '=', 'sending').execute(),
    );
  }

  #change(trx: Kysely<Tables>) {
    return { trx, resource: resources.email, slugs: this.#slugs, now: this.#options.now() };
  }
}

/** Whether an email was certainly not accepted: the server has refused it, or there was no connection to send it over. */
function certainlyNotSent(error: unknown): boolean {
  const { syscall, code, timeoutType }: Partial<NodemailerError> = error instanceof Error ? error : {};
  const isBefore = syscall === 'connect' || ['EDNS', 'EAUTH', 'ETLS'].includes(code ?? '');
  return isBefore || hasReply(error) || timeoutType === 'CONNECT_TIMEOUT' || timeoutType === 'GREETING_TIMEOUT';
}

/** Whether the mail server has answered, so that it can be given the next email. */
function hasReply(error: unknown): boolean {
  const { responseCode }: Partial<NodemailerError> = error instanceof Error ? error : {};
  return responseCode !== undefined && responseCode !== 421;
}
