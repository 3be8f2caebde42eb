import { parseDate } from '@porchlight/contract/dates';
import { isOver } from '@porchlight/contract/is-over';
import { offerHours } from '@porchlight/contract/limits';
import type { RegistrationRules } from '@porchlight/contract/registrations';
import type { ColumnValue, StoredRow } from '../db/tables.ts';

const hourMs = 60 * 60 * 1000;

/** In the last hours before an event, nobody is offered a seat: there is no time for an answer. */
const lastOfferHours = 2;

const numberIn = (value: ColumnValue | undefined) => (value === null || value === undefined ? null : Number(value));

/** What a stored event says about its registration. */
export function registrationRules(event: StoredRow): RegistrationRules {
  return {
    registration: String(event.registration),
    registration_form: String(event.registration_form),
    date: event.date ? String(event.date) : null,
    status: String(event.status),
    seats: numberIn(event.seats),
    seats_each: numberIn(event.seats_each),
    registration_opens_days: numberIn(event.registration_opens_days),
    registration_closes_hours: numberIn(event.registration_closes_hours),
    waiting_list: event.waiting_list === 1,
  };
}

/** Whether visitors see an event that takes place and has registration. */
export function takesRegistrations(event: StoredRow | undefined): event is StoredRow {
  return (
    event !== undefined &&
    event.deleted_at === null &&
    event.state === 'published' &&
    event.registration === 'needed' &&
    event.status !== 'cancelled'
  );
}

/** Whether an event is over. One without a date is not. */
export function isEventOver(event: StoredRow, now: Date): boolean {
  const { date, end_date: end, all_day } = event;
  return isOver({ date: date ? String(date) : null, end_date: end ? String(end) : null, all_day: all_day === 1 }, now);
}

/** Whether an event has begun. */
export function eventHasBegun(event: StoredRow, now: Date): boolean {
  const start = startOf(event);
  return start !== null && start <= now;
}

/** When an event begins; null without a date. */
function startOf({ date }: StoredRow): Date | null {
  return date ? (parseDate(String(date))?.moment ?? null) : null;
}

/** Until when seats are offered now; null if it is too late for an offer. */
export function offerDeadline(event: StoredRow, now: Date): Date | null {
  const start = startOf(event);
  const left = start ? (start.getTime() - now.getTime()) / hourMs : Number.POSITIVE_INFINITY;
  if (left <= lastOfferHours) return null;
  return new Date(now.getTime() + Math.min(offerHours, left / 2) * hourMs);
}
