import type { Registration, RegistrationsResponse } from '@porchlight/contract/registrations';
import { resources } from '@porchlight/contract/resources';
import type { Database } from '../db/database.ts';
import { timestamp } from '../db/moments.ts';
import { HttpError } from '../errors/http-error.ts';
import type { Changes } from '../records/changes.ts';
import { liveRow } from '../records/live-rows.ts';
import { queueRegistrationMail } from './registration-mails.ts';
import {
  countSeats,
  eventRow,
  lockSeats,
  moveUp,
  ofNoList,
  type SeatChange,
  writeRegistration,
} from './registration-rows.ts';

/** Reads an event's registrations, for staff. @throws HttpError `not_found` */
export async function listRegistrations({ read }: Database, eventId: number): Promise<RegistrationsResponse> {
  const event = await liveRow({ trx: read, resource: resources.event }, eventId);
  const rows = await read
    .selectFrom('registrations')
    .innerJoin('form_entries', 'form_entries.id', 'registrations.entry_id')
    .selectAll('registrations')
    .select(['form_entries.sender', 'form_entries.email'])
    .where('registrations.event_id', '=', eventId)
    .where('form_entries.deleted_at', 'is', null)
    .execute();
  const moment = (ms: number | null) => (ms === null ? null : timestamp(new Date(Number(ms))));
  const registrations = rows.map(
    (row): Registration => ({
      ...{ id: Number(row.id), version: Number(row.version), entry: Number(row.entry_id) },
      ...{ name: String(row.sender || row.email || `Registration ${row.id}`), email: String(row.email ?? '') },
      ...{ seats: Number(row.seats), state: row.state, offered_until: moment(row.offered_until) },
      ...{ checked_in: Number(row.checked_in), checked_in_at: moment(row.checked_in_at), created_at: row.created_at },
    }),
  );
  return {
    numbers: await countSeats(read, event),
    registrations: registrations.toSorted((a, b) => a.name.localeCompare(b.name, 'en-US')),
  };
}

/**
 * Changes a registration for staff: cancels it, or gives it its seats, even if all are taken.
 * @returns the id of its event
 * @throws HttpError `not_found`
 */
export async function setRegistration(
  { db, changes, now }: { db: Database; changes: Pick<Changes, 'emit'>; now: () => Date },
  id: number,
  state: 'confirmed' | 'cancelled',
): Promise<number> {
  const found = await db.read.selectFrom('registrations').select('event_id').where('id', '=', id).executeTakeFirst();
  if (!found) throw missing();
  const eventId = Number(found.event_id);
  const entry = await db.write(async (trx) => {
    await lockSeats(trx, eventId);
    const change: SeatChange = { trx, now: now() };
    const row = await trx.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw missing();
    if (row.state === state) return Number(row.entry_id);
    await writeRegistration(change, row, { state, ...ofNoList });
    const about = state === 'cancelled' ? 'cancelled' : 'received';
    await queueRegistrationMail(trx, { registration: id, about }, change.now);
    const event = await eventRow(trx, eventId);
    if (event) await moveUp(change, event);
    return Number(row.entry_id);
  });
  changes.emit({ resource: 'formEntry', id: entry });
  return eventId;
}

const missing = () => new HttpError('not_found', 'There is no registration with this id.');
