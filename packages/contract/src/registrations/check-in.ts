/** Who is at an event: what doors press, and what follows from it, whichever door sent it first. docs/decisions/0193 */
import type { RegistrationState } from '../registrations.ts';

/**
 * What was pressed at a door. It is stored once by its key and never changes:
 * - `arrival`: people of a registration have come;
 * - `extra`: one more guest than was registered, which the door has allowed;
 * - `undo`: another press was a mistake.
 */
export const checkInKinds = ['arrival', 'extra', 'undo'] as const;

/** In place of a registration, for guests who come without one: presses with it are `extra`, or undo one. */
export const noRegistration = 0;

/** One press at a door. */
export interface CheckIn {
  /** Random; the same press sent again has the same one. */
  key: string;
  kind: (typeof checkInKinds)[number];
  /** Id of the registration, or `noRegistration`. */
  registration: number;
  /** Number of people who have come; 0 for `undo`. */
  seats: number;
  /** For `undo`, the key of the press that it undoes; '' otherwise. */
  undoes: string;
  /** The device that is a door: random, and not a person. */
  door: string;
  /** When it was pressed, by the clock of the device. UTC, `YYYY-MM-DDTHH:mm:ss.sssZ`. */
  at: string;
}

/** Who of a registration is here. */
export interface Attendance {
  /** Number of people who are here, extra guests among them. */
  arrived: number;
  /** Extra guests among them. */
  extra: number;
  /** The presses that count, oldest first. */
  counting: CheckIn[];
  /** Presses for people who were here already, such as at another door without a connection; oldest first. */
  repeated: CheckIn[];
}

const nobody: Attendance = { arrived: 0, extra: 0, counting: [], repeated: [] };

/**
 * Says who is here. The order in which presses arrive makes no difference, nor does how often each arrives: they count
 * by their moments. No more people of a registration are here than have registered, unless a door has let in an extra
 * guest; a press that comes later than the last seat is `repeated`.
 * @param seatsOf number of seats of a registration; 0 for an unknown one, whose presses count nobody
 * @returns by registration; a registration without presses is missing
 */
export function mergeCheckIns(
  checkIns: readonly CheckIn[],
  seatsOf: (registration: number) => number,
): ReadonlyMap<number, Attendance> {
  const undone = new Set(checkIns.flatMap(({ kind, undoes }) => (kind === 'undo' ? undoes : [])));
  const pressed = new Map(checkIns.map((each) => [each.key, each]));
  const left = [...pressed.values()].filter(({ key, kind }) => kind !== 'undo' && !undone.has(key)).sort(byMoment);
  const byRegistration = new Map<number, Attendance>();
  for (const [registration, presses] of Map.groupBy(left, (each) => each.registration)) {
    byRegistration.set(registration, attendanceOf(presses, seatsOf(registration)));
  }
  return byRegistration;
}

/** The attendance of a registration of `mergeCheckIns`. */
export function attendanceIn(merged: ReadonlyMap<number, Attendance>, registration: number): Attendance {
  return merged.get(registration) ?? nobody;
}

function attendanceOf(presses: readonly CheckIn[], seats: number): Attendance {
  const attendance: Attendance = { arrived: 0, extra: 0, counting: [], repeated: [] };
  let free = seats;
  for (const press of presses) {
    const isExtra = press.kind === 'extra';
    const coming = isExtra ? press.seats : Math.min(press.seats, free);
    if (coming > 0) attendance.counting.push(press);
    else attendance.repeated.push(press);
    attendance.arrived += coming;
    if (isExtra) attendance.extra += coming;
    else free -= coming;
  }
  return attendance;
}

/** Moments of the same length sort as texts; the key decides between two doors at the same moment. */
function byMoment(a: CheckIn, b: CheckIn): number {
  return compare(a.at, b.at) || compare(a.key, b.key);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A person or party on the list of the door. */
export interface Guest {
  /** Id of the registration. */
  id: number;
  name: string;
  /** Number of people who have registered together. */
  seats: number;
  /** Only those with a seat are expected. */
  state: RegistrationState;
  /** What their QR code contains, such as `7KQ4-M2XD`. */
  code: string;
}

/** What a door counts: '31 of 40 here'. */
export interface DoorCount {
  arrived: number;
  /** Seats of everybody who is expected, and people who are here without being expected. */
  expected: number;
}

/** Counts who is here and who is expected. */
export function countGuests(guests: readonly Guest[], merged: ReadonlyMap<number, Attendance>): DoorCount {
  const without = attendanceIn(merged, noRegistration).arrived;
  let [arrived, expected] = [without, without];
  for (const { id, seats, state } of guests) {
    const attendance = attendanceIn(merged, id);
    arrived += attendance.arrived;
    expected += state === 'confirmed' ? seats + attendance.extra : attendance.arrived;
  }
  return { arrived, expected };
}
