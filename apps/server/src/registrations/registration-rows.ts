import { type RegistrationState, type SeatNumbers, seatedStates } from '@porchlight/contract/registrations';
import type { Kysely, Selectable } from 'kysely';
import { acquireTransactionLock } from '../db/dialect.ts';
import { timestamp } from '../db/moments.ts';
import type { RegistrationTable, StoredRow, Tables } from '../db/tables.ts';
import { offerDeadline, registrationRules, takesRegistrations } from './event-rules.ts';
import { queueRegistrationMail } from './registration-mails.ts';

/** A stored registration. */
export type RegistrationRow = Selectable<RegistrationTable>;

/** A transaction and its moment. */
export interface SeatChange {
  trx: Kysely<Tables>;
  now: Date;
}

/** Waits until no other transaction gives seats of an event. */
export function lockSeats(trx: Kysely<Tables>, eventId: number): Promise<void> {
  return acquireTransactionLock(trx, `seats ${eventId}`);
}

/** The row of an event, whatever its state, also in the trash. */
export function eventRow(db: Kysely<Tables>, id: number): Promise<StoredRow | undefined> {
  return db.selectFrom('events').selectAll().where('id', '=', id).$castTo<StoredRow>().executeTakeFirst();
}

/** The registrations of an event whose entry is not in the trash. */
function liveRegistrations(db: Kysely<Tables>, eventId: number) {
  return db
    .selectFrom('registrations')
    .innerJoin('form_entries', 'form_entries.id', 'registrations.entry_id')
    .where('registrations.event_id', '=', eventId)
    .where('form_entries.deleted_at', 'is', null);
}

/** Counts the seats of an event. */
export async function countSeats(db: Kysely<Tables>, event: StoredRow): Promise<SeatNumbers> {
  const rows = await liveRegistrations(db, event.id)
    .select(['registrations.state'])
    .select((each) => [
      each.fn.sum('registrations.seats').as('seats'),
      each.fn.sum('registrations.checked_in').as('arrived'),
    ])
    .groupBy('registrations.state')
    .execute();
  const of = (state: RegistrationState) => Number(rows.find((row) => row.state === state)?.seats ?? 0);
  return {
    ...{
      seats: registrationRules(event).seats,
      confirmed: of('confirmed'),
      offered: of('offered'),
      waiting: of('waiting'),
    },
    checked_in: rows.reduce((sum, { arrived }) => sum + Number(arrived), 0),
  };
}

/** How many seats nobody has; null without a limit. Below 0 when there are more people than seats. */
export async function seatsLeft(db: Kysely<Tables>, event: StoredRow): Promise<number | null> {
  const { seats, confirmed, offered } = await countSeats(db, event);
  return seats === null ? null : seats - confirmed - offered;
}

/** Writes columns of a registration, as its next version. */
export async function writeRegistration(
  { trx, now }: SeatChange,
  { id, version }: Pick<RegistrationRow, 'id' | 'version'>,
  columns: Partial<Pick<RegistrationRow, 'seats' | 'state' | 'waiting_since' | 'offered_until'>>,
): Promise<void> {
  await trx
    .updateTable('registrations')
    .set({ ...columns, version: Number(version) + 1, updated_at: timestamp(now) })
    .where('id', '=', id)
    .execute();
}

/** The columns of a registration that is in none of the lists. */
export const ofNoList = { waiting_since: null, offered_until: null };

/**
 * Moves the waiting list up: ends offers whose time is up, and offers free seats to those who wait longest and whose
 * party fits. The transaction holds the lock of {@link lockSeats}.
 * @returns whether there is something to tell people
 */
export async function moveUp(change: SeatChange, event: StoredRow): Promise<boolean> {
  const { trx, now } = change;
  const lapsed = await trx
    .selectFrom('registrations')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('state', '=', 'offered')
    .where('offered_until', '<=', now.getTime())
    .execute();
  for (const row of lapsed) {
    await writeRegistration(change, row, { state: 'cancelled', ...ofNoList });
    await queueRegistrationMail(trx, { registration: Number(row.id), about: 'lapsed' }, now);
  }
  const deadline = takesRegistrations(event) ? offerDeadline(event, now) : null;
  let isDone = lapsed.length > 0;
  if (!deadline) return isDone;
  const waiting = await liveRegistrations(trx, event.id)
    .selectAll('registrations')
    .where('registrations.state', '=', 'waiting')
    .orderBy('registrations.waiting_since')
    .orderBy('registrations.id')
    .execute();
  if (waiting.length === 0) return isDone;
  let left = (await seatsLeft(trx, event)) ?? Number.POSITIVE_INFINITY;
  for (const row of waiting) {
    if (left < 1) break;
    if (Number(row.seats) > left) continue;
    left -= Number(row.seats);
    await writeRegistration(change, row, { state: 'offered', offered_until: deadline.getTime() });
    await queueRegistrationMail(trx, { registration: Number(row.id), about: 'offered' }, now);
    isDone = true;
  }
  return isDone;
}

/** Whether a registration has seats that nobody else can have. */
export function isSeated({ state }: Pick<RegistrationRow, 'state'>): boolean {
  return seatedStates.some((each) => each === state);
}
