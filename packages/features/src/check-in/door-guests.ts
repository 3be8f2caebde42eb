import { type Attendance, attendanceIn, type CheckIn, type Guest } from '@porchlight/contract/registrations/check-in';
import { readCode } from '@porchlight/contract/registrations/check-in-code';
import { foldedWords, foldText } from '@porchlight/contract/text-folding';
import type { DoorGuest } from '@porchlight/ui/data-display/DoorList';
import { formatTime } from '../dates/index.ts';

/** Whose rows a door shows. */
export type DoorFilter = 'all' | 'missing';

/**
 * The guests that a door shows, in the order of the list.
 * @param query part of a name in any case and without accents, or a code
 * @param kept guests that are shown although they have arrived, so that no row moves under a thumb
 */
export function shownGuests(
  guests: readonly Guest[],
  merged: ReadonlyMap<number, Attendance>,
  { query, filter, kept }: { query: string; filter: DoorFilter; kept: ReadonlySet<number> },
): Guest[] {
  const code = readCode(query);
  const words = foldedWords(query);
  return guests.filter((guest) => {
    if (guest.code === code) return true;
    const name = foldText(guest.name);
    if (!words.every((word) => name.includes(word))) return false;
    const { arrived } = attendanceIn(merged, guest.id);
    // Who has cancelled is found by name, and is not in the way otherwise.
    if (guest.state === 'cancelled' && words.length === 0 && arrived === 0) return false;
    return filter === 'all' || kept.has(guest.id) || arrived < guest.seats;
  });
}

/** A guest's row. @param door key of this device */
export function doorGuest(guest: Guest, attendance: Attendance, door: string): DoorGuest {
  const { id, name, seats } = guest;
  const { arrived, extra } = attendance;
  const isUnexpected = arrived === 0 && (guest.state === 'waiting' || guest.state === 'cancelled');
  return {
    ...{ id, name, seats: seats + extra, arrived, isUnexpected },
    lines: [...stateLines(guest, attendance), ...hereLines(guest, attendance, door)],
  };
}

function stateLines({ state, seats }: Guest, { arrived }: Attendance): string[] {
  const party = seats > 1 && arrived === 0 ? [`Party of ${seats}`] : [];
  if (state === 'waiting') return ['On the waiting list', ...party];
  if (state === 'offered') return ['Was offered a seat', ...party];
  if (state === 'cancelled') return ['Cancelled', ...party];
  return party;
}

function hereLines({ seats }: Guest, attendance: Attendance, door: string): string[] {
  const [first] = attendance.counting;
  if (!first) return [];
  const { arrived, extra } = attendance;
  const all = seats + extra;
  const since = `since ${formatTime(first.at)}${elsewhere(first, door)}`;
  const here = all === 1 ? `Here ${since}` : `${arrived === all ? `All ${all}` : `${arrived} of ${all}`} here ${since}`;
  const guests = extra > 0 ? [extra === 1 ? 'With one more guest' : `With ${extra} more guests`] : [];
  return [here, ...guests, ...repeatedLines(attendance, door)];
}

/** That another door has checked in the same person too, which it couldn't know. */
function repeatedLines({ repeated }: Attendance, door: string): string[] {
  const last = repeated.at(-1);
  return last ? [`Checked in again at ${formatTime(last.at)}${elsewhere(last, door)}`] : [];
}

function elsewhere(press: CheckIn, door: string): string {
  return press.door === door ? '' : ' at another door';
}

/** What is said when a guest is pressed, or their code is read, who is here already. */
export function alreadyHereText({ name }: Guest, { counting }: Attendance, door: string): string {
  const [first] = counting;
  if (!first) return '';
  return `${name} was already checked in at ${formatTime(first.at)}${elsewhere(first, door)}.`;
}
