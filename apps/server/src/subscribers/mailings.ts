import { type DeliveryState, deliveryStates, type EmailListStatus } from '@porchlight/contract/email-list-calls';
import { tableOf } from '@porchlight/contract/records-by-key';
import { type Kysely, sql } from 'kysely';
import { displayNameOf } from '../access/person-names.ts';
import type { Actor } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { acquireTransactionLock } from '../db/dialect.ts';
import { timestamp } from '../db/moments.ts';
import type { Tables } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';
import { subscriptionsLock } from './subscriptions.ts';

interface MailingsOptions {
  db: Database;
  /** Whether emails are sent. */
  sends: boolean;
  now: () => Date;
}

/** The emails to many people of the list: so far those that ask for consent. */
export class Mailings {
  readonly #options: MailingsOptions;

  constructor(options: MailingsOptions) {
    this.#options = options;
  }

  /** Whether emails are sent. */
  get sends(): boolean {
    return this.#options.sends;
  }

  /** How many people can be asked, and how far the last mailing is. */
  async status(): Promise<EmailListStatus> {
    const { db } = this.#options;
    const asked = await countToAsk(db.read);
    return { sends: this.sends, ...asked, mailing: await lastMailing(db.read) };
  }

  /**
   * Queues an email to everyone on the list who has not been asked for consent. Pressed twice, or on two nodes, it finds
   * nobody the second time.
   * @param count how many people that are, as the person saw it
   * @throws HttpError `conflict` when it is another number by now, or this website sends no emails
   */
  async askForConsent(count: number, actor: Actor): Promise<void> {
    const { db, now } = this.#options;
    if (!this.sends) throw new HttpError('conflict', 'This website can’t send emails yet, so nobody was asked.');
    await db.write(async (trx) => {
      await acquireTransactionLock(trx, subscriptionsLock);
      const { to_ask } = await countToAsk(trx);
      if (to_ask !== count) throw new HttpError('conflict', changedText(to_ask));
      const at = now();
      const { id } = await trx
        .insertInto('mailings')
        .values({ kind: 'consent', created_at: timestamp(at), created_by: await displayNameOf(trx, actor) })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('deliveries')
        .columns(['mailing_id', 'subscriber_id', 'state', 'next_at', 'tries'])
        .expression(
          toAsk(trx).select((each) => [
            each.cast<number>(each.val(Number(id)), 'bigint').as('mailing_id'),
            each.ref('emails.id').$castTo<number>().as('subscriber_id'),
            each.cast<DeliveryState>(each.val('waiting'), 'text').as('state'),
            each.cast<number>(each.val(at.getTime()), 'bigint').as('next_at'),
            each.cast<number>(each.val(0), 'bigint').as('tries'),
          ]),
        )
        .execute();
    });
  }
}

function changedText(count: number): string {
  if (count === 0) return 'Nobody is left to ask: everyone has been asked already.';
  return `The list has changed in the meantime, so nobody was asked. ${count.toLocaleString('en-US')} ${count === 1 ? 'person has' : 'people have'} not been asked by now.`;
}

/**
 * Addresses whose owners have not been asked: those from before, and those that subscribed while no emails were sent. Not
 * those with a delivery that is still on its way.
 */
function toAsk(db: Kysely<Tables>) {
  return db
    .selectFrom('emails')
    .where('emails.deleted_at', 'is', null)
    .where('emails.asked_at', 'is', null)
    .where('emails.status', 'in', ['unasked', 'unconfirmed'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deliveries')
            .select('deliveries.id')
            .whereRef('deliveries.subscriber_id', '=', sql.ref('emails.id'))
            .where('deliveries.state', 'in', ['waiting', 'sending']),
        ),
      ),
    );
}

async function countToAsk(db: Kysely<Tables>): Promise<{ to_ask: number; subscribed: number }> {
  const rows = await toAsk(db)
    .select(({ fn }) => ['emails.status', fn.countAll().as('count')])
    .groupBy('emails.status')
    .execute();
  const countOf = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return { to_ask: countOf('unasked') + countOf('unconfirmed'), subscribed: countOf('unconfirmed') };
}

async function lastMailing(db: Kysely<Tables>): Promise<EmailListStatus['mailing']> {
  const mailing = await db.selectFrom('mailings').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (!mailing) return null;
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .where('mailing_id', '=', mailing.id)
    .groupBy('state')
    .execute();
  const counted = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  const deliveries = tableOf(deliveryStates, (state) => counted.get(state) ?? 0);
  const { id, created_at, created_by } = mailing;
  return { id: Number(id), created_at, created_by, deliveries };
}
