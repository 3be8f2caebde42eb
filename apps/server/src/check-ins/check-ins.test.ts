import type { RegistrationState } from '@porchlight/contract/registrations';
import type { CheckIn } from '@porchlight/contract/registrations/check-in';
import type { CheckInListResponse, SendCheckInsResponse } from '@porchlight/contract/registrations/check-in-calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../jobs/housekeeping.ts';
import { serverForEachTest, type TestServer } from '../testing/test-server.ts';
import { startTwoNodes } from '../testing/two-nodes.ts';

const opening = '2026-12-05T23:00:00Z';
const server = serverForEachTest(opening);

/** An event on which a supper takes place. @returns its id */
async function addSupper(on: TestServer, values: object = {}): Promise<number> {
  const response = await on.post('/api/add-event', {
    ...{ title: 'Harvest supper', state: 'published', date: '2026-12-05T23:00:00Z', end_date: '2026-12-06T02:00:00Z' },
    ...values,
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().event.id;
}

let entries = 0;

/** Somebody who has registered. @returns the id of the registration */
async function register(
  on: TestServer,
  {
    event,
    name,
    seats = 1,
    state = 'confirmed',
  }: { event: number; name: string; seats?: number; state?: RegistrationState },
): Promise<number> {
  entries += 1;
  const at = '2026-12-01T10:00:00Z';
  const created = { created_at: at, updated_at: at };
  await on.insert('form_entries', {
    ...{ id: entries, version: 1, sender: name, email: 'neighbor1@example.org', status: 'new', form: '[]', person: '' },
    ...{ answers: JSON.stringify([{ id: 'q', question: 'Allergies?', answer: 'Peanuts' }]), delete_on: '2027-06-01' },
    ...{ ...created, note: '' },
  });
  await on.insert('registrations', { event_id: event, entry_id: entries, seats, state, ...created });
  const { id } = await on.db.read
    .selectFrom('registrations')
    .select('id')
    .where('entry_id', '=', entries)
    .executeTakeFirstOrThrow();
  return Number(id);
}

/** Who is at a door, and what they press. */
function door(send: TestServer['asStaff'], event: number, name: string) {
  let pressed = 0;
  let cursor = 0;
  return {
    press: (registration: number, press: Partial<CheckIn> = {}): CheckIn => {
      pressed += 1;
      const at = new Date(Date.parse(opening) - 60_000 + pressed * 1000).toISOString();
      const key = `${name}-${pressed}-press`;
      return { key, kind: 'arrival', registration, seats: 1, undoes: '', door: `door-at-${name}`, at, ...press };
    },
    send: async (check_ins: readonly object[] = [], after = cursor) => {
      const payload = { check_ins, after };
      const response = await send({ method: 'POST', url: `/api/send-check-ins/${event}`, payload });
      expect(response.statusCode, response.body).toBe(200);
      const body = response.json<SendCheckInsResponse>();
      cursor = body.cursor;
      return body;
    },
  };
}

const keysOf = (checkIns: readonly CheckIn[]) => checkIns.map(({ key }) => key);

async function listOf(event: number) {
  const response = await server.asStaff({ url: `/api/get-check-in-list/${event}` });
  expect(response.statusCode, response.body).toBe(200);
  return { body: response.body, ...response.json<CheckInListResponse>().list };
}

async function arrived(registration: number, on: TestServer = server) {
  const row = await on.db.read
    .selectFrom('registrations')
    .select(['checked_in', 'checked_in_at'])
    .where('id', '=', registration)
    .executeTakeFirstOrThrow();
  return { people: Number(row.checked_in), at: row.checked_in_at && new Date(Number(row.checked_in_at)).toISOString() };
}

describe('the list of a door', () => {
  test('has names, seats and codes, and none of the answers that people registered with', async () => {
    const event = await addSupper(server, { seats: 5, registration: 'needed' });
    await register(server, { event, name: 'Ruth Hart', seats: 2 });
    await register(server, { event, name: 'ángel Díaz' });
    await register(server, { event, name: 'Bo', state: 'waiting' });
    await register(server, { event: event + 1, name: 'Of another event' });
    const list = await listOf(event);
    expect(list.guests.map(({ name, seats, state }) => [name, seats, state])).toEqual([
      ['ángel Díaz', 1, 'confirmed'],
      ['Bo', 1, 'waiting'],
      ['Ruth Hart', 2, 'confirmed'],
    ]);
    expect(list.event).toMatchObject({ title: 'Harvest supper', free_seats: 2, is_cancelled: false });
    expect(list.body).not.toMatch(/Peanuts|example\.org/);
  });

  test('keeps its codes, of which each person has another one', async () => {
    const event = await addSupper(server);
    for (const name of ['Ruth', 'Bo']) await register(server, { event, name });
    const codes = (await listOf(event)).guests.map(({ code }) => code);
    expect(new Set(codes).size).toBe(2);
    expect(codes.every((code) => /^[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(code))).toBe(true);
    expect((await listOf(event)).guests.map(({ code }) => code)).toEqual(codes);
  });

  test('says in each response to a door when it has changed', async () => {
    const event = await addSupper(server);
    await register(server, { event, name: 'Ruth' });
    const { version } = await listOf(event);
    const { send } = door(server.asStaff, event, 'a');
    expect((await send()).version).toBe(version);
    await register(server, { event, name: 'Bo' });
    expect((await send()).version).not.toBe(version);
  });

  test('is not for people who may not edit the event', async () => {
    const event = await addSupper(server);
    for (const role of ['viewer', 'author', 'treasurer'] as const) {
      const { call } = await server.person(role, `the ${role}`);
      expect((await call({ url: `/api/get-check-in-list/${event}` })).statusCode).toBe(403);
    }
    const { call } = await server.person('editor', 'ed');
    expect((await call({ url: `/api/get-check-in-list/${event}` })).statusCode).toBe(200);
  });

  test('can’t be opened for an event that was deleted', async () => {
    const event = await addSupper(server);
    await server.asStaff({ method: 'DELETE', url: `/api/delete-single-event/${event}` });
    expect((await server.asStaff({ url: `/api/get-check-in-list/${event}` })).statusCode).toBe(404);
  });
});

describe('what is pressed', () => {
  let event: number;
  let ruth: number;
  let parks: number;
  beforeEach(async () => {
    event = await addSupper(server);
    ruth = await register(server, { event, name: 'Ruth Hart' });
    parks = await register(server, { event, name: 'The Parks', seats: 4 });
  });

  test('is stored once, however often a door without a response sends it', async () => {
    const { press, send } = door(server.asStaff, event, 'a');
    const pressed = press(ruth);
    await send([pressed]);
    const again = await send([pressed, { ...pressed, seats: 3 }], 0);
    expect(again.check_ins).toEqual([pressed]);
    expect(await arrived(ruth)).toEqual({ people: 1, at: pressed.at });
  });

  test('is seen by the other door, which gets only what is new to it', async () => {
    const [front, back] = [door(server.asStaff, event, 'a'), door(server.asStaff, event, 'b')];
    await front.send([front.press(ruth)]);
    expect(keysOf((await back.send([back.press(parks, { seats: 2 })])).check_ins)).toEqual(['a-1-press', 'b-1-press']);
    expect(keysOf((await front.send([front.press(parks, { seats: 2 })])).check_ins)).toEqual([
      'b-1-press',
      'a-2-press',
    ]);
    expect((await front.send()).check_ins).toEqual([]);
    expect((await arrived(parks)).people).toBe(4);
  });

  test('at two doors for the same person counts once, and an undo of one leaves the other', async () => {
    const [front, back] = [door(server.asStaff, event, 'a'), door(server.asStaff, event, 'b')];
    const [first, second] = [front.press(ruth), back.press(ruth, { at: opening.replace('Z', '.000Z') })];
    await back.send([second]);
    await front.send([first]);
    expect(await arrived(ruth)).toEqual({ people: 1, at: first.at });
    await front.send([front.press(ruth, { kind: 'undo', seats: 0, undoes: first.key })]);
    expect(await arrived(ruth)).toEqual({ people: 1, at: second.at });
    await front.send([front.press(ruth, { kind: 'undo', seats: 0, undoes: second.key })]);
    expect(await arrived(ruth)).toEqual({ people: 0, at: null });
  });

  test('for a registration of another event, or none, is not stored, and the door learns which it was', async () => {
    const other = await register(server, { event: event + 1, name: 'Bo' });
    const { press, send } = door(server.asStaff, event, 'a');
    const { unknown, check_ins } = await send([press(other), press(999_999), press(ruth)]);
    expect([unknown, keysOf(check_ins)]).toEqual([['a-1-press', 'a-2-press'], ['a-3-press']]);
  });

  test('for somebody who has cancelled is stored: they are here', async () => {
    const bo = await register(server, { event, name: 'Bo', state: 'cancelled' });
    const { press, send } = door(server.asStaff, event, 'a');
    await send([press(bo)]);
    expect((await arrived(bo)).people).toBe(1);
  });

  test('is not later than now, whatever a device’s clock says', async () => {
    const { press, send } = door(server.asStaff, event, 'a');
    await send([press(ruth, { at: '2036-01-01T00:00:00.000Z' })]);
    expect((await arrived(ruth)).at).toBe('2026-12-05T23:00:00.000Z');
  });

  test('for guests without a registration is stored too', async () => {
    const { press, send } = door(server.asStaff, event, 'a');
    const guests = press(0, { kind: 'extra', seats: 2 });
    expect((await send([guests])).check_ins).toEqual([guests]);
    await cleanUp({ ...server, now: () => new Date(opening) });
    expect((await send([], 0)).check_ins).toEqual([guests]);
  });

  test('has to be complete', async () => {
    const { press } = door(server.asStaff, event, 'a');
    const refused = [
      press(ruth, { seats: 0 }),
      press(0),
      press(ruth, { kind: 'undo', seats: 0 }),
      press(ruth, { undoes: 'a-1-press' }),
      press(ruth, { at: '6 PM' }),
      press(ruth, { key: 'short' }),
      press(ruth, { seats: 1.5 }),
      { ...press(ruth), kind: 'gone' },
    ];
    for (const each of refused) {
      const response = await server.asStaff({
        ...{ method: 'POST', url: `/api/send-check-ins/${event}` },
        payload: { check_ins: [each], after: 0 },
      });
      expect([each, response.statusCode]).toEqual([each, 400]);
    }
  });

  test('is deleted with its registration', async () => {
    const { press, send } = door(server.asStaff, event, 'a');
    await listOf(event);
    await send([press(ruth), press(parks)]);
    await server.db.write((trx) => trx.deleteFrom('registrations').where('id', '=', ruth).execute());
    await cleanUp({ ...server, now: () => new Date(opening) });
    const left = async (table: 'check_ins' | 'check_in_codes') =>
      (await server.db.read.selectFrom(table).select('registration_id').execute()).map((row) =>
        Number(row.registration_id),
      );
    expect([await left('check_ins'), await left('check_in_codes')]).toEqual([[parks], [parks]]);
  });
});

test('two doors on two servers that press at once agree about who is here', { timeout: 60_000 }, async () => {
  const { nodes, stop } = await startTwoNodes();
  try {
    const [first] = nodes;
    const event = await addSupper(first);
    const guests: number[] = [];
    for (let number = 1; number <= 40; number += 1)
      guests.push(await register(first, { event, name: `Guest ${number}`, seats: (number % 3) + 1 }));
    const doors = nodes.map((node, index) => door(node.asStaff, event, `node${index}`));
    const seen = await Promise.all(
      doors.map(async ({ press, send }) => {
        const received: CheckIn[] = [];
        // Both let in everybody, a few at a time.
        for (let start = 0; start < guests.length; start += 4) {
          const batch = guests.slice(start, start + 4).map((id) => press(id, { seats: 2 }));
          received.push(...(await send(batch)).check_ins);
        }
        return { received, send };
      }),
    );
    const keys = await Promise.all(
      seen.map(async ({ received, send }) => keysOf([...received, ...(await send()).check_ins])),
    );
    // Each door has got each press exactly once.
    for (const each of keys) expect([each.length, new Set(each).size]).toEqual([80, 80]);
    for (const [index, id] of guests.entries())
      expect((await arrived(id, first)).people).toBe(Math.min(((index + 1) % 3) + 1, 4));
  } finally {
    await stop();
  }
});
