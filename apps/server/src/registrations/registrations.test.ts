// @module-tag database
import { callPath, resourceCalls } from '@porchlight/contract/calls';
import { describe, expect, test } from 'vitest';
import { forEachTest } from '../testing/for-each-test.ts';
import type { TestServer } from '../testing/test-server.ts';
import { startTwoNodes } from '../testing/two-nodes.ts';
import { listRegistrations } from './registration-lists.ts';

const site = forEachTest(() => startTwoNodes());
const hourMs = 60 * 60 * 1000;

const questions = [
  { id: 'name', kind: 'text', label: 'What is your name?', required: true, purpose: 'name' },
  { id: 'mail', kind: 'email', label: 'What is your email address?', required: true },
];

/** Publishes an event in nine days with registration. @returns its id */
async function publish(values: object = {}): Promise<number> {
  const [server] = site.nodes;
  const form = await server.post('/api/add-form', { title: 'Come to supper', questions, keep_days: '30' });
  const response = await server.post('/api/add-event', {
    ...{ title: 'Supper', venue: 'The porch', date: '2026-03-23T22:00:00Z', registration: 'needed' },
    ...{ registration_form: `record:form/${form.json().form.id}`, seats: 2, seats_each: 4, waiting_list: true },
    ...values,
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().event.id;
}

async function change(id: number, payload: object): Promise<void> {
  const { method, path } = resourceCalls.event.update;
  const response = await site.nodes[0].asStaff({ method, url: callPath({ method, path }, id), payload });
  expect(response.statusCode, response.body).toBe(200);
}

const keyOf = async (id: number, server: TestServer = site.nodes[0]) =>
  (await server.server.inject({ url: `/api/get-registration-key/${id}` })).json();

/** Somebody opens the page, fills it in for a minute and sends it. */
async function register(
  id: number,
  name: string,
  seats = 1,
  { token, server = site.nodes[0] }: { token?: string; server?: TestServer } = {},
) {
  const sent = token ?? (await keyOf(id, server)).registration_key.token;
  if (token === undefined) for (const node of new Set(site.nodes)) node.pass(60_000);
  const answers = { 'number-of-seats': String(seats), name, mail: `${name.toLowerCase()}@example.org` };
  const response = await server.server.inject({
    ...{ method: 'POST', url: `/api/send-registration/${id}`, payload: { token: sent, answers } },
  });
  return { status: response.statusCode, token: sent, ...response.json() };
}

const list = (id: number) => listRegistrations(site.nodes[0].db, id);

/** Each person with what they have. */
async function states(id: number): Promise<Record<string, string>> {
  const { registrations } = await list(id);
  return Object.fromEntries(registrations.map(({ name, state }) => [name, state]));
}

/** What people are written to about, and the queue is empty afterwards. */
async function news(): Promise<string[]> {
  const rows = await site.nodes[0].db.read
    .selectFrom('mails')
    .select(['id', 'facts'])
    .where('kind', '=', 'registration')
    .orderBy('id')
    .execute();
  await site.nodes[0].db.write((trx) => trx.deleteFrom('mails').execute());
  return rows.map(({ facts }) => JSON.parse(facts).about);
}

const keepUp = () => Promise.all(site.nodes.map((node) => node.keepUpRegistrations()));

const open = (link: string) => site.nodes[0].server.inject({ url: link });
const press = (link: string, payload: object = {}) =>
  site.nodes[0].server.inject({
    ...{ method: 'POST', url: link, payload: new URLSearchParams({ ...payload }).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('people who register', () => {
  test('of three people at two nodes, two get the last two seats and one waits', async () => {
    const id = await publish();
    const tokens = await Promise.all(
      [0, 1, 2].map(async (at) => (await keyOf(id, site.nodes[at % 2])).registration_key.token),
    );
    for (const node of new Set(site.nodes)) node.pass(60_000);
    const names = ['Ruth', 'Ada', 'Vera'];
    const sent = await Promise.all(
      tokens.map((token, at) => register(id, names[at] ?? '', 1, { token, server: site.nodes[at % 2] })),
    );
    expect(sent.map(({ sent: { state } }) => state).toSorted()).toEqual(['confirmed', 'confirmed', 'waiting']);
    expect((await list(id)).numbers).toEqual({ seats: 2, confirmed: 2, offered: 0, waiting: 1, checked_in: 0 });
  });

  test('of two hundred people at two nodes, one gets the last seat', async () => {
    const id = await publish({ seats: 1, waiting_list: false });
    const { token } = (await keyOf(id)).registration_key;
    for (const node of new Set(site.nodes)) node.pass(60_000);
    const sent = await Promise.allSettled(
      Array.from({ length: 200 }, (_, at) =>
        site.nodes[at % 2 === 0 ? 0 : 1].resources.registrations.register(id, {
          ...{ token, trap: '', network: `n${at}` },
          answers: { 'number-of-seats': '1', name: `P${at}`, mail: `p${at}@example.org` },
        }),
      ),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason.message] : []));
    expect(new Set(reasons)).toEqual(new Set(['All seats are taken.']));
    expect((await list(id)).numbers).toMatchObject({ confirmed: 1 });
  });

  test('twice with one page are registered once, and get the same link', async () => {
    const id = await publish();
    const first = await register(id, 'Ruth');
    const second = await register(id, 'Ruth', 1, { token: first.token });
    expect([second.sent.is_repeated, second.sent.link]).toEqual([true, first.sent.link]);
    const third = await register(id, 'Ruth');
    expect(third.sent).toEqual({ is_repeated: true, state: null, link: null });
    expect((await list(id)).registrations).toHaveLength(1);
  });

  test.each([
    ['0', 'Enter a whole number from 1 to 4.'],
    ['-1', 'Enter a whole number from 1 to 4.'],
    ['1e9', 'Enter a whole number from 1 to 4.'],
    ['1000000000', 'Enter a whole number from 1 to 4.'],
  ])('with %s seats are told what is possible', async (typed, text) => {
    const id = await publish();
    const { token } = (await keyOf(id)).registration_key;
    site.nodes[0].pass(60_000);
    const answers = { 'number-of-seats': typed, name: 'Ruth', mail: 'ruth@example.org' };
    const response = await site.nodes[0].server.inject({
      ...{ method: 'POST', url: `/api/send-registration/${id}`, payload: { token, answers } },
    });
    expect([response.statusCode, response.json().error.fields['number-of-seats']]).toEqual([
      400,
      expect.stringContaining(text),
    ]);
  });

  test.each([
    ['cancelled', { status: 'cancelled' }],
    ['over', { date: '2026-03-01T22:00:00Z' }],
    ['early', { registration_opens_days: 2 }],
    ['closed', { registration_closes_hours: 24 * 30 }],
    ['unavailable', { registration_form: '' }],
  ])('for an event that is %s are told so', async (standing, values) => {
    const id = await publish(values);
    expect((await keyOf(id)).registration_key.standing).toBe(standing);
    const sent = await register(id, 'Ruth');
    expect(sent.status).toBe(400);
    expect((await list(id)).registrations).toEqual([]);
  });

  test('for an event that they can’t see, or without registration, find nothing', async () => {
    const draft = await publish({ state: 'draft' });
    const without = await publish({ registration: 'none' });
    for (const id of [draft, without]) expect((await keyOf(id)).error.code).toBe('not_found');
  });
});

describe('the link of a registration', () => {
  test('shows it and changes nothing when it is opened; a press cancels it', async () => {
    const id = await publish();
    const { link } = (await register(id, 'Ruth', 2)).sent;
    const page = await open(link);
    expect([
      page.statusCode,
      page.headers['cache-control'],
      page.headers['x-robots-tag'],
      page.headers['referrer-policy'],
    ]).toEqual([...[200, 'no-store', 'noindex', 'same-origin']]);
    expect(page.body).toContain('You are registered');
    for (const url of [`${link}&ask=cancel`, `${link}&action=cancel`]) expect((await open(url)).statusCode).toBe(200);
    expect(await states(id)).toEqual({ Ruth: 'confirmed' });
    expect((await press(link, { action: 'cancel' })).statusCode).toBe(303);
    expect(await states(id)).toEqual({ Ruth: 'cancelled' });
    expect(await news()).toEqual(['received', 'cancelled']);
  });

  test('changes the number of people, as far as there are seats, and the answers', async () => {
    const id = await publish();
    const { link } = (await register(id, 'Ruth')).sent;
    const answers = { 'answer-name': 'Ruth Hart', 'answer-mail': 'ruth@example.org' };
    expect((await press(link, { ...answers, 'answer-number-of-seats': '2' })).statusCode).toBe(303);
    const refused = await press(link, { ...answers, 'answer-number-of-seats': '3' });
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('No further seat is left.')]);
    expect((await list(id)).registrations).toMatchObject([{ name: 'Ruth Hart', seats: 2 }]);
  });

  test('works only as it was signed', async () => {
    const id = await publish();
    const { link } = (await register(id, 'Ruth')).sent;
    await register(id, 'Ada');
    const forged = link.replace('token=1.', 'token=2.');
    expect((await open(forged)).statusCode).toBe(404);
    expect((await press(forged, { action: 'cancel' })).body).toContain('Nothing was changed.');
    expect(await states(id)).toEqual({ Ruth: 'confirmed', Ada: 'confirmed' });
  });
});

describe('the waiting list', () => {
  test('offers free seats to the next whose party fits, and after the deadline to the one after', async () => {
    const id = await publish();
    const { link } = (await register(id, 'Ruth')).sent;
    await register(id, 'Ada');
    for (const [name, seats] of [
      ['Family', 3],
      ['Vera', 1],
      ['Joan', 1],
    ] as const)
      await register(id, name, seats);
    await press(link, { action: 'cancel' });
    expect(await states(id)).toMatchObject({ Family: 'waiting', Vera: 'offered', Joan: 'waiting' });
    // The seat is kept.
    expect((await register(id, 'Late')).sent.state).toBe('waiting');
    for (const node of new Set(site.nodes)) node.pass(25 * hourMs);
    await news();
    await keepUp();
    expect(await states(id)).toMatchObject({ Vera: 'cancelled', Joan: 'offered', Late: 'waiting' });
    expect(await news()).toEqual(['lapsed', 'offered']);
  });

  test('somebody accepts by a press, and not after the deadline', async () => {
    const id = await publish({ seats: 1 });
    const { link } = (await register(id, 'Ruth')).sent;
    const vera = (await register(id, 'Vera')).sent.link;
    await press(link, { action: 'cancel' });
    expect((await open(vera)).body).toContain('There is room for you');
    await press(vera, { action: 'accept' });
    expect(await states(id)).toMatchObject({ Vera: 'confirmed' });
    const joan = (await register(id, 'Joan')).sent.link;
    await press(vera, { action: 'cancel' });
    for (const node of new Set(site.nodes)) node.pass(25 * hourMs);
    expect((await press(joan, { action: 'accept' })).body).toContain('This registration is cancelled');
    expect(await states(id)).toMatchObject({ Joan: 'cancelled' });
  });

  test('moves up when colleagues add seats, cancel or confirm somebody', async () => {
    const id = await publish({ seats: 1 });
    await register(id, 'Ruth');
    await register(id, 'Vera');
    await change(id, { seats: 2 });
    await keepUp();
    expect(await states(id)).toEqual({ Ruth: 'confirmed', Vera: 'offered' });
    await site.nodes[0].asStaff({ method: 'PUT', url: '/api/set-registration/2', payload: { state: 'confirmed' } });
    await site.nodes[0].asStaff({ method: 'PUT', url: '/api/set-registration/1', payload: { state: 'cancelled' } });
    expect(await states(id)).toEqual({ Ruth: 'cancelled', Vera: 'confirmed' });
  });
});

describe('an event that changes', () => {
  test('is told once to each, with the same UID and a higher sequence, however often it is saved', async () => {
    const id = await publish();
    await register(id, 'Ruth');
    await site.nodes[0].mailer.deliver();
    await news();
    await change(id, { date: '2026-03-24T22:00:00Z' });
    await change(id, { date: '2026-03-24T22:00:00Z', description: 'Bring a dish.' });
    await keepUp();
    await keepUp();
    expect(await news()).toEqual(['event']);
    await change(id, { status: 'cancelled' });
    await keepUp();
    expect(await news()).toEqual(['event']);
    await site.nodes[0].asStaff({ method: 'DELETE', url: callPath(resourceCalls.event.remove, id) });
    await keepUp();
    expect(await news()).toEqual([]);
  });

  test('keeps its registrations for as long as it promises after its new date', async () => {
    const id = await publish();
    await register(id, 'Ruth');
    await change(id, { date: '2026-06-01T22:00:00Z' });
    await keepUp();
    const [entry] = await site.nodes[0].db.read.selectFrom('form_entries').select('delete_on').execute();
    expect(entry).toEqual({ delete_on: '2026-07-01' });
  });

  test('reminds those who want to come once, a day before', async () => {
    const id = await publish({ reminder: true });
    await register(id, 'Ruth');
    await news();
    await keepUp();
    expect(await news()).toEqual([]);
    for (const node of new Set(site.nodes)) node.setNow('2026-03-22T23:00:00Z');
    await keepUp();
    await keepUp();
    expect(await news()).toEqual(['reminder']);
  });
});

test('colleagues without the right see no registration', async () => {
  const id = await publish();
  const editor = await site.nodes[0].person('editor');
  for (const options of [
    { url: `/api/get-registrations/${id}` },
    { method: 'POST', url: `/api/add-registration/${id}`, payload: { name: 'A', seats: 1 } },
  ] as const)
    expect((await editor.call(options)).statusCode).toBe(403);
});

test('somebody who has called is registered even when all seats are taken', async () => {
  const id = await publish({ seats: 1 });
  await register(id, 'Ruth');
  const payload = { name: 'Joan Bell', note: '(229) 555-0142', seats: 2 };
  const response = await site.nodes[0].asStaff({ method: 'POST', url: `/api/add-registration/${id}`, payload });
  expect(response.json()).toMatchObject({
    numbers: { confirmed: 3 },
    registrations: [{ name: 'Joan Bell', email: '' }, {}],
  });
});
