import { createHash } from 'node:crypto';
import { type CheckIn, type Guest, mergeCheckIns, noRegistration } from '@porchlight/contract/registrations/check-in';
import type {
  CheckInListResponse,
  SendCheckInsInput,
  SendCheckInsResponse,
} from '@porchlight/contract/registrations/check-in-calls';
import { resources } from '@porchlight/contract/resources';
import { foldText } from '@porchlight/contract/text-folding';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Actor } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { acquireTransactionLock } from '../db/dialect.ts';
import type { CheckInTable, StoredRow, Tables } from '../db/tables.ts';
import { liveRow } from '../records/live-rows.ts';
import { checkInCodes, readCodes } from './check-in-codes.ts';

/** What is pressed at the doors of events. Its methods throw `HttpError`. docs/decisions/0193 */
export class CheckIns {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor({ db, now }: { db: Database; now: () => Date }) {
    this.#db = db;
    this.#now = now;
  }

  /** Returns who is expected at an event: names, seats and codes, and no answers. @throws HttpError `not_found` */
  async list(eventId: number): Promise<CheckInListResponse> {
    const event = await liveRow({ trx: this.#db.read, resource: resources.event }, eventId);
    const rows = await guestRows(this.#db.read, eventId);
    const ids = rows.map(({ id }) => id);
    let codes = await readCodes(this.#db.read, ids);
    if (codes.size < ids.length) codes = await this.#db.write((trx) => checkInCodes(trx, ids));
    const guests = rows.map((row): Guest => ({ ...row, code: codes.get(row.id) ?? '' }));
    return { list: { event: describeEvent(event, rows), guests, version: versionOf(event, rows) } };
  }

  /**
   * Stores what was pressed, each press once, and returns what all doors have pressed since the last response.
   * @throws HttpError `not_found`
   */
  async send(
    actor: Actor,
    eventId: number,
    { check_ins: sent, after }: SendCheckInsInput,
  ): Promise<SendCheckInsResponse> {
    // Most requests only look for news.
    const unknown = sent.length > 0 ? await this.#db.write((trx) => this.#store(trx, actor, eventId, sent)) : [];
    const event = await liveRow({ trx: this.#db.read, resource: resources.event }, eventId);
    const rows = await this.#db.read
      .selectFrom('check_ins')
      .selectAll()
      .where('event_id', '=', eventId)
      .where('id', '>', after)
      .orderBy('id')
      .execute();
    return {
      check_ins: rows.map(present),
      cursor: Number(rows.at(-1)?.id ?? after),
      unknown,
      version: versionOf(event, await guestRows(this.#db.read, eventId)),
    };
  }

  /** Deletes what belongs to registrations and events that were deleted. */
  async purge(): Promise<void> {
    await this.#db.write(async (trx) => {
      for (const table of ['check_ins', 'check_in_codes'] as const)
        await trx
          .deleteFrom(table)
          .where('registration_id', '<>', noRegistration)
          .where('registration_id', 'not in', trx.selectFrom('registrations').select('id'))
          .execute();
      await trx
        .deleteFrom('check_ins')
        .where('registration_id', '=', noRegistration)
        .where(sql<boolean>`event_id not in (select id from events)`)
        .execute();
    });
  }

  /** @returns the keys of presses whose registration the event doesn't have */
  async #store(trx: Kysely<Tables>, actor: Actor, eventId: number, sent: readonly CheckIn[]): Promise<string[]> {
    await liveRow({ trx, resource: resources.event }, eventId);
    // One after the other, so that the ids of an event increase in the order in which readers see them.
    await acquireTransactionLock(trx, `check-ins ${eventId}`);
    const rows = await trx
      .selectFrom('registrations')
      .select(['id', 'seats'])
      .where('event_id', '=', eventId)
      .where('id', 'in', [...new Set(sent.map(({ registration }) => registration))])
      .execute();
    const seats = new Map(rows.map((row) => [Number(row.id), Number(row.seats)]));
    const isKnown = ({ registration }: CheckIn) => registration === noRegistration || seats.has(registration);
    const known = sent.filter(isKnown);
    if (known.length > 0)
      await trx
        .insertInto('check_ins')
        .values(
          known.map(({ key, kind, registration, seats: count, undoes, door, at }) => ({
            ...{ event_id: eventId, registration_id: registration, key, kind, seats: count, undoes, door },
            // Nothing was pressed later than now, whatever the device's clock says.
            ...{ pressed_at: Math.min(Date.parse(at), this.#now().getTime()), user_id: actor.userId },
          })),
        )
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    await countArrived(trx, eventId, seats);
    return sent.filter((each) => !isKnown(each)).map(({ key }) => key);
  }
}

/** Stores with registrations how many of their people are here, for lists that show it. */
async function countArrived(trx: Kysely<Tables>, eventId: number, seats: ReadonlyMap<number, number>): Promise<void> {
  if (seats.size === 0) return;
  const rows = await trx
    .selectFrom('check_ins')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('registration_id', 'in', [...seats.keys()])
    .execute();
  const merged = mergeCheckIns(rows.map(present), (id) => seats.get(id) ?? 0);
  for (const id of seats.keys()) {
    const { arrived = 0, counting = [] } = merged.get(id) ?? {};
    const last = counting.at(-1);
    await trx
      .updateTable('registrations')
      .set({ checked_in: arrived, checked_in_at: last ? Date.parse(last.at) : null })
      .where('id', '=', id)
      .execute();
  }
}

type GuestRow = Omit<Guest, 'code'>;

/** Everybody who has registered for an event, by name, in whatever state. */
async function guestRows(db: Kysely<Tables>, eventId: number): Promise<GuestRow[]> {
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('form_entries', 'form_entries.id', 'registrations.entry_id')
    .select(['registrations.id', 'registrations.seats', 'registrations.state', 'form_entries.sender'])
    .where('registrations.event_id', '=', eventId)
    .where('form_entries.deleted_at', 'is', null)
    .execute();
  return rows
    .map(({ id, sender, seats, state }) => ({ id: Number(id), name: String(sender), seats: Number(seats), state }))
    .sort((a, b) => compare(foldText(a.name), foldText(b.name)) || a.id - b.id);
}

const compare = new Intl.Collator('en').compare;

function describeEvent(event: StoredRow, guests: readonly GuestRow[]): CheckInListResponse['list']['event'] {
  const taken = guests
    .filter(({ state }) => state === 'confirmed' || state === 'offered')
    .reduce((sum, guest) => sum + guest.seats, 0);
  const starts_at = event.date ? String(event.date) : null;
  return {
    ...{ id: event.id, title: String(event.title), starts_at },
    ends_at: event.end_date ? String(event.end_date) : starts_at,
    is_cancelled: event.status === 'cancelled',
    free_seats: event.seats === null || event.seats === undefined ? null : Math.max(0, Number(event.seats) - taken),
  };
}

/** Changes when anything of the list does. */
function versionOf(event: StoredRow, guests: readonly GuestRow[]): string {
  const content = JSON.stringify([describeEvent(event, guests), guests]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}

function present(row: Selectable<CheckInTable>): CheckIn {
  const { key, kind, undoes, door } = row;
  return {
    ...{ key, kind, undoes, door, registration: Number(row.registration_id), seats: Number(row.seats) },
    at: new Date(Number(row.pressed_at)).toISOString(),
  };
}
