import type { StoredRow } from '../db/tables.ts';

/** Whether an event takes place, for people who have registered: an event that they can't see any longer does not. */
export type EventStanding = 'scheduled' | 'postponed' | 'cancelled';

/** Returns it; undefined stands for an event that is gone. */
export function eventStanding(event: StoredRow | undefined): EventStanding {
  if (!event || event.deleted_at !== null || event.state !== 'published') return 'cancelled';
  return event.status === 'postponed' || event.status === 'cancelled' ? event.status : 'scheduled';
}

/**
 * What people who have registered are told about an event: its time, its place, and whether it takes place. They get an
 * email when this changes.
 */
export function announcedEvent(event: StoredRow): string {
  const { date, end_date: end, all_day, venue, address } = event;
  return JSON.stringify([eventStanding(event), date, end, all_day, venue, address]);
}
