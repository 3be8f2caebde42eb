import type { SubscriptionStatus } from '@porchlight/contract/email-list-calls';
import { askAgainHours, leftAddressDays, unconfirmedDays } from '@porchlight/contract/limits';
import { resources } from '@porchlight/contract/resources';
import { subscribeConsentText } from '@porchlight/contract/texts';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { acquireTransactionLock } from '../db/dialect.ts';
import { comparisonKey } from '../db/entity-columns.ts';
import { daysBefore, timestamp } from '../db/moments.ts';
import type { ColumnValue, StoredRow, Tables } from '../db/tables.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Changes } from '../records/changes.ts';
import { toColumns } from '../records/columns.ts';
import { findLiveRow } from '../records/live-rows.ts';
import { insertRow, type RowChange, removeRow, updateRow } from '../writes/row-changes.ts';
import { SlugGenerator } from '../writes/slug-generator.ts';
import type { SubscriptionLinkKind, SubscriptionLinks } from './subscription-links.ts';
import type { SuppressedAddresses } from './suppressed-addresses.ts';

const hourMs = 60 * 60 * 1000;
/** Name of the lock under which addresses are added, so that none is added twice. */
export const subscriptionsLock = 'subscriptions';
/** Most addresses that one run of the housekeeping deletes; the next one deletes more. */
const expiredMax = 500;

const email = resources.email;

/** Dependencies of {@link Subscriptions}. */
export interface SubscriptionsOptions {
  db: Database;
  changes: Changes;
  links: SubscriptionLinks;
  suppressed: SuppressedAddresses;
  /** Whether emails are sent. If they are not, nobody is asked. */
  sends: boolean;
  now: () => Date;
}

/** What a link of an email of the list leads to. */
export type OpenedLink =
  | { state: 'expired' | 'forged' }
  | { state: 'valid'; token: string; row: StoredRow; status: SubscriptionStatus };

/**
 * The subscriptions of the email list: people subscribe, are asked, confirm, choose topics and leave. Each change of a
 * state is made here, in one transaction. docs/decisions/0189
 */
export class Subscriptions {
  readonly #options: SubscriptionsOptions;
  readonly #slugs = new SlugGenerator();

  constructor(options: SubscriptionsOptions) {
    this.#options = options;
  }

  /** Whether emails are sent. */
  get sends(): boolean {
    return this.#options.sends;
  }

  get links(): SubscriptionLinks {
    return this.#options.links;
  }

  get suppressed(): SuppressedAddresses {
    return this.#options.suppressed;
  }

  /**
   * Subscribes an address that a visitor has entered, and queues an email that asks its owner. Whatever is known of the
   * address, the same is written and returned, so that nobody learns who is on the list. Its owner gets at most one email
   * a day, however often anybody enters it.
   * @param address as the contract's schema returns it
   * @param page path of the page with the form
   */
  async subscribe(address: string, page: string): Promise<void> {
    const key = comparisonKey(address);
    const id = await this.#options.db.write(async (trx) => {
      await acquireTransactionLock(trx, subscriptionsLock);
      const change = this.#change(trx);
      const row = await liveRowOf(trx, key);
      const asks = await this.#mayAsk(trx, key);
      const consent = { consent_page: page, consent_wording: subscribeConsentText, consent: 'email', consent_note: '' };
      const asked: Record<string, ColumnValue> = asks ? { asked_at: timestamp(change.now) } : {};
      const status = row && statusOf(row);
      const isBack = status === 'left' || status === 'bounced';
      if (status && !isBack && !asks) {
        // Nothing changes, and it takes as long.
        await trx
          .updateTable('emails')
          .set({ email_key: key })
          .where('id', '=', row?.id ?? 0)
          .execute();
        return undefined;
      }
      const written = row
        ? await updateRow(change, row.id, {
            ...asked,
            ...(status !== 'confirmed' && consent),
            ...(isBack && this.#newStatus('unconfirmed')),
          }).then(({ after }) => after)
        : await insertRow(change, {
            ...toColumns(email, { email: address }),
            ...{ ...this.#newStatus('unconfirmed'), ...consent, ...asked },
          });
      if (asks) await this.#queueMail(trx, written.id);
      return written.id;
    });
    if (id !== undefined) this.#options.changes.emit({ resource: 'email', id });
  }

  /** After staff have added or changed an address: asks its owner, unless they have agreed already. */
  async addedByStaff(trx: Kysely<Tables>, row: StoredRow): Promise<void> {
    const key = String(row.email_key);
    const status = statusOf(row);
    if (status === 'confirmed') return this.suppressed.forget(trx, key);
    if (status !== 'unconfirmed' || row.asked_at !== null || !(await this.#mayAsk(trx, key))) return;
    await trx
      .updateTable('emails')
      .set({ asked_at: timestamp(this.#options.now()) })
      .where('id', '=', row.id)
      .execute();
    await this.#queueMail(trx, row.id);
  }

  /** Finds what a link is about, without changing anything. */
  async open(kind: SubscriptionLinkKind, token: unknown): Promise<OpenedLink> {
    return this.#open(this.#options.db.read, kind, token);
  }

  /** Confirms a subscription. Repeating it changes nothing. @returns the link as it was before */
  confirm(token: unknown): Promise<OpenedLink> {
    return this.#follow('confirm', token, async (change, { row, status }) => {
      if (status !== 'unasked' && status !== 'unconfirmed') return;
      await updateRow(change, row.id, {
        ...this.#newStatus('confirmed'),
        consent_at: timestamp(change.now),
        consent_wording: String(row.consent_wording) || subscribeConsentText,
      });
      await this.suppressed.forget(change.trx, String(row.email_key));
    });
  }

  /** Takes a person off the list. Repeating it changes nothing. @returns the link as it was before */
  leave(kind: 'leave' | 'preferences', token: unknown): Promise<OpenedLink> {
    return this.#follow(kind, token, async (change, { row, status }) => {
      if (status === 'left') return;
      // What staff have said about their consent is over. The history has it.
      await updateRow(change, row.id, { ...this.#newStatus('left'), consent: 'email', consent_note: '' });
      await this.#suppress(change, row, 'left');
    });
  }

  /** Stores which topics a person wants news about. @returns the link as it was before */
  chooseTopics(token: unknown, topics: readonly { id: number; name: string }[]): Promise<OpenedLink> {
    return this.#follow('preferences', token, async (change, { row, status }) => {
      if (status !== 'confirmed') return;
      const column = JSON.stringify(topics.map(({ id, name }) => ({ id, name })));
      if (column !== row.topics) await updateRow(change, row.id, { topics: column });
    });
  }

  /**
   * Marks addresses as bounced, or undoes that. Those of people who have left stay as they are.
   * @param actor undefined when the mail server has refused an address
   * @returns the ids of those that have changed
   */
  async markBounced(ids: readonly number[], isBounced: boolean, actor?: Actor): Promise<number[]> {
    const changed = await this.#options.db.write(async (trx) => {
      const change = this.#change(trx, actor);
      const done: number[] = [];
      for (const id of new Set(ids)) {
        const row = await findLiveRow({ trx, resource: email }, id);
        const status = row && statusOf(row);
        if (!row || status === 'left' || (status === 'bounced') === isBounced) continue;
        await updateRow(change, id, this.#newStatus(isBounced ? 'bounced' : statusBefore(row)));
        if (isBounced) await this.#suppress(change, row, 'bounced');
        else await this.suppressed.forget(trx, String(row.email_key));
        done.push(id);
      }
      return done;
    });
    for (const id of changed) this.#options.changes.emit({ resource: 'email', id });
    return changed;
  }

  /** The row of a live subscription; undefined for one that is gone. */
  find(id: number): Promise<StoredRow | undefined> {
    return findLiveRow({ trx: this.#options.db.read, resource: email }, id);
  }

  /**
   * Deletes addresses that their owners have not confirmed in time, and those of people who have left and of bounced
   * emails, of which hashes stay. They are not in the trash: the housekeeping then deletes them permanently.
   * @param purgedBefore a moment before which deletions are permanent
   */
  async expire(trx: Kysely<Tables>, purgedBefore: string): Promise<number[]> {
    const { now } = this.#options;
    const ids = await this.#expired(trx, daysBefore(now(), unconfirmedDays), daysBefore(now(), leftAddressDays));
    const change = this.#change(trx);
    for (const id of ids) {
      await removeRow(change, id);
      await trx.updateTable('emails').set({ deleted_at: purgedBefore }).where('id', '=', id).execute();
    }
    return ids;
  }

  async #expired(trx: Kysely<Tables>, askedBefore: string, leftBefore: string): Promise<number[]> {
    const rows = await trx
      .selectFrom('emails')
      .select('id')
      .where('deleted_at', 'is', null)
      .where((each) =>
        each.or([
          each.and([each('status', '=', 'unconfirmed'), each('asked_at', '<', askedBefore)]),
          each.and([each('status', 'in', ['left', 'bounced']), each('status_at', '<', leftBefore)]),
        ]),
      )
      .orderBy('id')
      .limit(expiredMax)
      .execute();
    return rows.map(({ id }) => Number(id));
  }

  /** Opens a link and does what it is for, in one transaction. */
  async #follow(
    kind: SubscriptionLinkKind,
    token: unknown,
    task: (change: RowChange, link: OpenedLink & { state: 'valid' }) => Promise<void>,
  ): Promise<OpenedLink> {
    const link = await this.#options.db.write(async (trx) => {
      await acquireTransactionLock(trx, subscriptionsLock);
      const opened = await this.#open(trx, kind, token);
      if (opened.state === 'valid') await task(this.#change(trx), opened);
      return opened;
    });
    if (link.state === 'valid') this.#options.changes.emit({ resource: 'email', id: link.row.id });
    return link;
  }

  async #open(db: Kysely<Tables>, kind: SubscriptionLinkKind, token: unknown): Promise<OpenedLink> {
    const id = this.links.idIn(token);
    const row = id === undefined ? undefined : await findLiveRow({ trx: db, resource: email }, id);
    if (!row || typeof token !== 'string') return { state: 'forged' };
    const state = this.links.state(kind, token, { id: row.id, key: String(row.email_key) });
    if (state === 'valid') return { state, token, row, status: statusOf(row) };
    return { state };
  }

  /** Whether the owner of an address may be asked: nobody has asked them within the last day. */
  async #mayAsk(trx: Kysely<Tables>, key: string): Promise<boolean> {
    if (!this.sends) return false;
    // Those in the trash too: removing an address and adding it again is no way to write to someone twice.
    const since = timestamp(new Date(this.#options.now().getTime() - askAgainHours * hourMs));
    const [live, deleted] = [await liveRowOf(trx, key), await deletedRowsOf(trx, key)];
    return [live, ...deleted].every((row) => !row?.asked_at || String(row.asked_at) <= since);
  }

  #queueMail(trx: Kysely<Tables>, id: number): Promise<void> {
    const facts = { subscriber: String(id) };
    return queueMail(trx, { kind: 'subscription', userId: null, facts }, this.#options.now());
  }

  #suppress({ trx, now }: RowChange, row: StoredRow, reason: 'left' | 'bounced'): Promise<void> {
    return this.suppressed.add(trx, String(row.email_key), { reason, at: timestamp(now) });
  }

  #newStatus(status: SubscriptionStatus): Record<string, ColumnValue> {
    return { status, status_at: timestamp(this.#options.now()) };
  }

  #change(trx: Kysely<Tables>, actor?: Actor): RowChange {
    return { trx, resource: email, slugs: this.#slugs, now: this.#options.now(), actor };
  }
}

/** The state of a subscription. */
export function statusOf(row: StoredRow): SubscriptionStatus {
  return row.status as SubscriptionStatus;
}

/** What a subscription was before its emails bounced. */
function statusBefore({ consent_at, asked_at, consent_page }: StoredRow): SubscriptionStatus {
  if (consent_at !== null) return 'confirmed';
  return asked_at !== null || consent_page !== '' ? 'unconfirmed' : 'unasked';
}

function liveRowOf(trx: Kysely<Tables>, key: string): Promise<StoredRow | undefined> {
  return (
    trx
      .selectFrom('emails')
      .selectAll()
      .where('email_key', '=', key)
      // The index is of these.
      .where('email_key', '<>', sql.lit(''))
      .where('deleted_at', 'is', null)
      .$castTo<StoredRow>()
      .executeTakeFirst()
  );
}

function deletedRowsOf(trx: Kysely<Tables>, key: string): Promise<Pick<StoredRow, 'asked_at'>[]> {
  return trx
    .selectFrom('emails')
    .select('asked_at')
    .where('deleted_at', 'is not', null)
    .where('email_key', '=', key)
    .execute();
}
