import type { Database } from '../db/database.ts';
import { dayMs } from '../db/moments.ts';
import type { StoredRow } from '../db/tables.ts';
import type { Mailer } from '../mail/mailer.ts';
import { announcedEvent, eventStanding } from './announced-event.ts';
import { isEventOver, takesRegistrations } from './event-rules.ts';
import { queueRegistrationMail } from './registration-mails.ts';
import { eventRow, lockSeats, moveUp } from './registration-rows.ts';
import { formOf } from './registrations.ts';
import { registrationDeletionDay } from './sent-registration.ts';

interface UpkeepOptions {
  db: Database;
  mailer: Pick<Mailer, 'wake'>;
  now: () => Date;
}

/**
 * Does what is due about registrations: tells people what has changed about their event, moves waiting lists up, and
 * reminds people. Each step is done once, whichever node does it.
 */
export async function keepUpRegistrations(options: UpkeepOptions): Promise<void> {
  const { db, mailer } = options;
  const events = await db.read
    .selectFrom('registrations')
    .select(['event_id', 'told', 'state'])
    .distinct()
    .where('state', 'in', ['confirmed', 'offered', 'waiting'])
    .execute();
  const ids = [...new Set(events.map(({ event_id }) => Number(event_id)))];
  let isDone = false;
  for (const id of ids) {
    const event = await eventRow(db.read, id);
    // Who was at an event is told nothing more about it.
    if (!event || isEventOver(event, options.now())) continue;
    const of = events.filter(({ event_id }) => Number(event_id) === id);
    if (of.some(({ told }) => told !== announcedEvent(event))) isDone = (await tellChange(options, id)) || isDone;
    if (of.some(({ state }) => state !== 'confirmed')) isDone = (await keepUpList(options, id)) || isDone;
    if (isReminderDue(event, options.now())) isDone = (await remind(options, id)) || isDone;
  }
  if (isDone) mailer.wake();
}

/** Tells those who have not been told yet. Who waits is told too. */
async function tellChange({ db, now }: UpkeepOptions, eventId: number): Promise<boolean> {
  return db.write(async (trx) => {
    await lockSeats(trx, eventId);
    const event = await eventRow(trx, eventId);
    if (!event) return false;
    const told = announcedEvent(event);
    const rows = await trx
      .updateTable('registrations')
      .set((each) => ({ told, sequence: each('sequence', '+', 1), reminded_at: null }))
      .where('event_id', '=', eventId)
      .where('state', 'in', ['confirmed', 'offered', 'waiting'])
      .where('told', '<>', told)
      .returning(['id', 'entry_id'])
      .execute();
    const day = registrationDeletionDay(await formOf(trx, event), event, now());
    for (const { id, entry_id } of rows) {
      // An event that is later keeps its registrations for longer; nothing is deleted earlier or later than that.
      await trx
        .updateTable('form_entries')
        .set({ delete_on: day })
        .where('id', '=', entry_id)
        .where('delete_on', '<', day)
        .execute();
      await queueRegistrationMail(trx, { registration: Number(id), about: 'event' }, now());
    }
    return rows.length > 0;
  });
}

async function keepUpList({ db, now }: UpkeepOptions, eventId: number): Promise<boolean> {
  return db.write(async (trx) => {
    await lockSeats(trx, eventId);
    const event = await eventRow(trx, eventId);
    return event ? moveUp({ trx, now: now() }, event) : false;
  });
}

/** Whether it is the day before an event whose people want to be reminded. */
function isReminderDue(event: StoredRow, now: Date): boolean {
  if (event.reminder !== 1 || !event.date || !takesRegistrations(event) || eventStanding(event) !== 'scheduled')
    return false;
  const left = Date.parse(String(event.date)) - now.getTime();
  return left > 0 && left <= dayMs;
}

/** Reminds those who have registered earlier than a day before. */
async function remind({ db, now }: UpkeepOptions, eventId: number): Promise<boolean> {
  return db.write(async (trx) => {
    await lockSeats(trx, eventId);
    const event = await eventRow(trx, eventId);
    if (!event || !isReminderDue(event, now())) return false;
    const dayBefore = new Date(Date.parse(String(event.date)) - dayMs).toISOString();
    const rows = await trx
      .updateTable('registrations')
      .set({ reminded_at: now().getTime() })
      .where('event_id', '=', eventId)
      .where('state', '=', 'confirmed')
      .where('reminded_at', 'is', null)
      .where('created_at', '<', dayBefore)
      .returning('id')
      .execute();
    for (const { id } of rows) await queueRegistrationMail(trx, { registration: Number(id), about: 'reminder' }, now());
    return rows.length > 0;
  });
}
