import { attendanceIn, type CheckIn, type Guest, mergeCheckIns } from '@porchlight/contract/registrations/check-in';
import { expect, test } from 'vitest';
import { alreadyHereText, doorGuest, shownGuests } from './door-guests.ts';
import '../testing/sample-organization.ts';

const guest = (id: number, name: string, values: Partial<Guest> = {}): Guest => ({
  ...{ id, name, seats: 1, state: 'confirmed', code: `000${id}-0000` },
  ...values,
});
const josé = guest(1, 'José Núñez');
const ruth = guest(2, 'Ruth Hart');
const parks = guest(3, 'The Parks', { seats: 4 });
const bo = guest(4, 'Bo Lind', { state: 'waiting' });
const cora = guest(5, 'Cora Wells', { state: 'cancelled' });
const guests = [bo, cora, josé, parks, ruth];

/** Somebody was checked in at two minutes past six in the organization's zone. */
function press(registration: number, press: Partial<CheckIn> = {}): CheckIn {
  const at = '2026-12-06T00:02:00.000Z';
  return { key: 'k1', kind: 'arrival', registration, seats: 1, undoes: '', door: 'here', at, ...press };
}

const merge = (...presses: CheckIn[]) =>
  mergeCheckIns(presses, (id) => guests.find((each) => each.id === id)?.seats ?? 0);
const shown = (search: Partial<Parameters<typeof shownGuests>[2]>, ...presses: CheckIn[]) =>
  shownGuests(guests, merge(...presses), { query: '', filter: 'all', kept: new Set(), ...search }).map(
    ({ name }) => name,
  );
const row = (of: Guest, ...presses: CheckIn[]) => doorGuest(of, attendanceIn(merge(...presses), of.id), 'here');

test('a name is found without its accents, by any of its parts, and by its code', () => {
  expect(shown({ query: 'nunez jo' })).toEqual(['José Núñez']);
  expect(shown({ query: '0003 oooo' })).toEqual(['The Parks']);
  expect(shown({ query: 'Zelda' })).toEqual([]);
});

test('people who have cancelled are found by name, and are not in the way otherwise', () => {
  expect(shown({})).toEqual(['Bo Lind', 'José Núñez', 'The Parks', 'Ruth Hart']);
  expect(shown({ query: 'cora' })).toEqual(['Cora Wells']);
});

test('people who have just arrived stay in their place among those who are missing', () => {
  const arrived = [press(ruth.id), press(josé.id, { key: 'k2' }), press(parks.id, { key: 'k3', seats: 2 })];
  expect(shown({ filter: 'missing' }, ...arrived)).toEqual(['Bo Lind', 'The Parks']);
  expect(shown({ filter: 'missing', kept: new Set([ruth.id]) }, ...arrived)).toEqual([
    'Bo Lind',
    'The Parks',
    'Ruth Hart',
  ]);
});

test('a row says since when somebody is here, and at which door', () => {
  expect(row(ruth, press(ruth.id)).lines[0]).toMatch(/^Here since \d+:02\s[AP]M$/);
  expect(row(ruth, press(ruth.id, { door: 'there' })).lines[0]).toMatch(/^Here since \d+:02\s[AP]M at another door$/);
});

test('a party says how many of it are here', () => {
  expect(row(parks).lines).toEqual(['Party of 4']);
  expect(row(parks, press(parks.id, { seats: 2 })).lines[0]).toMatch(/^2 of 4 here since/);
  const guests = [press(parks.id, { seats: 4 }), press(parks.id, { key: 'k2', kind: 'extra' })];
  const { arrived, seats, lines } = row(parks, ...guests);
  expect([arrived, seats, lines[0]?.slice(0, 10), lines[1]]).toEqual([5, 5, 'All 5 here', 'With one more guest']);
});

test('a person whom another door has checked in too is here once, and the row says so', () => {
  const later = press(ruth.id, { key: 'k2', at: '2026-12-06T00:05:00.000Z', door: 'there' });
  const { arrived, lines } = row(ruth, press(ruth.id), later);
  expect(arrived).toBe(1);
  expect(lines[1]).toMatch(/^Checked in again at \d+:05\s[AP]M at another door$/);
  const attendance = attendanceIn(merge(press(ruth.id, { door: 'there' })), ruth.id);
  expect(alreadyHereText(ruth, attendance, 'here')).toMatch(
    /^Ruth Hart was already checked in at \d+:02\s[AP]M at another door\.$/,
  );
});

test('who waits or has cancelled is not simply checked in, until the door has let them in', () => {
  expect(row(bo)).toMatchObject({ isUnexpected: true, lines: ['On the waiting list'] });
  expect(row(cora)).toMatchObject({ isUnexpected: true, lines: ['Cancelled'] });
  expect(row(bo, press(bo.id))).toMatchObject({ isUnexpected: false, arrived: 1 });
});
