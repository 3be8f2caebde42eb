import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attendanceIn, type CheckIn, countGuests, type Guest, mergeCheckIns, noRegistration } from './check-in.ts';

const ruth = 1;
const parks = 2;
const seats = new Map([
  [ruth, 1],
  [parks, 4],
]);
const seatsOf = (registration: number) => seats.get(registration) ?? 0;

/** A press at a minute past six. */
function press(minute: number, press: Partial<CheckIn>): CheckIn {
  const at = new Date(Date.UTC(2026, 11, 5, 18, minute)).toISOString();
  const key = `${press.door ?? 'a'}${minute}${press.kind ?? ''}`;
  return { key, kind: 'arrival', registration: ruth, seats: 1, undoes: '', door: 'a', at, ...press };
}

const keysOf = (presses: readonly CheckIn[]) => presses.map(({ key }) => key);

test('a person whom two doors have checked in is here once, since the first of the two', () => {
  const [first, second] = [press(2, { door: 'a' }), press(5, { door: 'b' })];
  const attendance = attendanceIn(mergeCheckIns([second, first], seatsOf), ruth);
  expect(attendance).toEqual({ arrived: 1, extra: 0, counting: [first], repeated: [second] });
});

test('a party of four comes in two halves, at two doors', () => {
  const halves = [press(2, { registration: parks, seats: 2 }), press(9, { registration: parks, seats: 2, door: 'b' })];
  const attendance = attendanceIn(mergeCheckIns(halves, seatsOf), parks);
  expect([attendance.arrived, attendance.counting.length]).toEqual([4, 2]);
});

test('two doors that each let in a whole party let in no more than have registered', () => {
  const doors = [
    press(2, { registration: parks, seats: 3 }),
    press(3, { registration: parks, seats: 4, door: 'b' }),
    press(4, { registration: parks, seats: 1, door: 'c' }),
  ];
  const attendance = attendanceIn(mergeCheckIns(doors, seatsOf), parks);
  expect([attendance.arrived, keysOf(attendance.repeated)]).toEqual([4, ['c4']]);
});

test('one more guest than registered is here only because a door said so', () => {
  const merged = mergeCheckIns([press(2, {}), press(3, { kind: 'extra' })], seatsOf);
  expect(attendanceIn(merged, ruth)).toMatchObject({ arrived: 2, extra: 1 });
});

test('a press that was a mistake counts nobody, also if the correction arrives first', () => {
  const mistake = press(2, {});
  const undo = press(3, { kind: 'undo', seats: 0, undoes: mistake.key });
  expect(attendanceIn(mergeCheckIns([undo, mistake], seatsOf), ruth).arrived).toBe(0);
});

test('after a correction at one door, the press at the other one counts', () => {
  const [first, second] = [press(2, {}), press(5, { door: 'b' })];
  const undo = press(6, { kind: 'undo', seats: 0, undoes: first.key });
  expect(keysOf(attendanceIn(mergeCheckIns([first, second, undo], seatsOf), ruth).counting)).toEqual([second.key]);
});

test('a registration that nobody knows counts nobody', () => {
  expect(attendanceIn(mergeCheckIns([press(2, { registration: 99 })], seatsOf), 99).arrived).toBe(0);
});

test('neither the order in which presses arrive nor how often they do makes a difference', () => {
  const doors = fc.constantFrom('a', 'b', 'c');
  const presses = fc.array(
    fc.record({
      ...{ minute: fc.integer({ min: 0, max: 5 }), door: doors, registration: fc.constantFrom(ruth, parks) },
      ...{ kind: fc.constantFrom('arrival', 'extra', 'undo'), seats: fc.integer({ min: 1, max: 5 }) },
      target: fc.integer({ min: 0, max: 9 }),
    }),
    { maxLength: 10 },
  );
  const stored = presses.map((each) =>
    each.map(({ minute, target, ...rest }, index): CheckIn => {
      const isUndo = rest.kind === 'undo';
      return press(minute, { ...rest, key: `k${index}`, ...(isUndo && { seats: 0, undoes: `k${target}` }) });
    }),
  );
  fc.assert(
    fc.property(stored, fc.func(fc.nat()), (all, rank) => {
      const shuffled = [...all, ...all].sort((a, b) => rank(a.key) - rank(b.key));
      expect([...mergeCheckIns(shuffled, seatsOf)].sort(([a], [b]) => a - b)).toEqual(
        [...mergeCheckIns(all, seatsOf)].sort(([a], [b]) => a - b),
      );
    }),
  );
});

test('a door counts who is expected, and those who came without', () => {
  const guest = { name: '', code: '', state: 'confirmed' } as const;
  const guests: Guest[] = [
    { ...guest, id: ruth, seats: 1 },
    { ...guest, id: parks, seats: 4 },
    { ...guest, id: 3, seats: 2, state: 'waiting' },
    { ...guest, id: 4, seats: 1, state: 'cancelled' },
  ];
  const seatsOfGuest = (id: number) => guests.find((each) => each.id === id)?.seats ?? 0;
  const merged = mergeCheckIns(
    [
      press(1, { registration: parks, seats: 3 }),
      press(2, { registration: parks, kind: 'extra' }),
      press(3, { registration: 4 }),
      press(4, { registration: noRegistration, kind: 'extra', seats: 2 }),
    ],
    seatsOfGuest,
  );
  expect(countGuests(guests, merged)).toEqual({ arrived: 7, expected: 9 });
});
