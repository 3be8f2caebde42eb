import { expect, test } from 'vitest';
import { cleanUp } from '../jobs/housekeeping.ts';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest('2026-03-06T12:00:00Z');

const name = { id: 'name', kind: 'text', label: 'What is your name?', required: true, purpose: 'name' };
const email = { id: 'mail', kind: 'email', label: 'What is your email address?', required: true };
const car = { id: 'car', kind: 'yesNo', label: 'Do you have a car?', required: true };
const seats = {
  ...{ id: 'seats', kind: 'number', label: 'How many seats does it have?', required: true },
  ...{ shown_for: 'car', shown_for_answer: 'Yes' },
};
const ruth = { name: 'Ruth Hart', mail: 'ruth@example.org', car: 'No' };

/** Publishes a form. @returns its id */
async function publish(values: object = {}): Promise<number> {
  const payload = { title: 'Drive to the polls', questions: [name, email, car, seats], keep_days: '30', ...values };
  const response = await server.post('/api/add-form', payload);
  expect(response.statusCode, response.body).toBe(201);
  return response.json().form.id;
}

async function keyOf(id: number) {
  return (await server.server.inject({ url: `/api/get-form-key/${id}` })).json().form_key;
}

/** Opens a form, fills it in for a minute and sends it. */
async function send(id: number, answers: object = ruth, token?: string) {
  const sent = token ?? (await keyOf(id)).token;
  if (token === undefined) server.pass(60_000);
  const response = await server.server.inject({
    ...{ method: 'POST', url: `/api/send-form/${id}`, payload: { token: sent, answers } },
  });
  return { status: response.statusCode, token: sent, ...response.json() };
}

async function entries() {
  const { bytes } = await server.resources.services.formEntry.list({ limit: 100, sort: 'id' });
  return JSON.parse(bytes.toString()).form_entries;
}

async function mails() {
  const rows = await server.db.read.selectFrom('mails').select(['kind', 'facts']).orderBy('id').execute();
  return rows.map(({ kind, facts }) => [kind, JSON.parse(facts)]);
}

const cleanAt = (moment: string) => {
  server.setNow(moment);
  return cleanUp({ ...server, now: () => new Date(moment) });
};

test('what a visitor sends is stored with the words of its questions, and can be read by administrators alone', async () => {
  const id = await publish();
  const sent = await send(id, { ...ruth, car: 'Yes', seats: '4', unknown: 'x' });
  expect([sent.status, sent.sent]).toEqual([201, { is_repeated: false, delete_on: '2026-04-05' }]);
  await server.asStaff({ method: 'PUT', url: `/api/update-single-form/${id}`, payload: { questions: [car] } });
  expect(await entries()).toMatchObject([
    {
      sender: 'Ruth Hart',
      email: 'ruth@example.org',
      status: 'new',
      delete_on: '2026-04-05',
      form: [{ id, name: 'Drive to the polls', url: `/form/${id}?slug=drive-to-the-polls` }],
      answers: [
        { id: 'name', question: 'What is your name?', answer: 'Ruth Hart' },
        { id: 'mail', question: 'What is your email address?', answer: 'ruth@example.org' },
        { id: 'car', question: 'Do you have a car?', answer: 'Yes' },
        { id: 'seats', question: 'How many seats does it have?', answer: '4' },
      ],
    },
  ]);
  const editor = await server.person('editor');
  expect((await editor.call({ url: '/api/get-all-form-entry?limit=10' })).statusCode).toBe(403);
  expect((await server.server.inject({ url: '/api/get-all-form-entry?limit=10' })).statusCode).toBe(401);
});

test('answers that are missing or wrong get a sentence each, and a question that is not asked needs none', async () => {
  const id = await publish();
  const wrong = await send(id, { mail: 'ruth@example.org\nbob@example.org', car: 'Maybe', seats: 'x' });
  expect([wrong.status, wrong.error.fields]).toEqual([
    400,
    {
      name: 'Enter an answer.',
      mail: 'Enter one email address, without a line break.',
      car: 'This answer is not offered. Choose again.',
    },
  ]);
  const long = await send(id, { ...ruth, name: 'R'.repeat(500_000) });
  expect(long.error.fields).toEqual({ name: 'This has 500,000 characters. It can have at most 300.' });
  expect(await entries()).toEqual([]);
});

test('the same answers of the same person are one entry, however often they are sent', async () => {
  const id = await publish();
  const { token } = await send(id);
  const again = await Promise.all([send(id, ruth, token), send(id, ruth, token)]);
  expect(again.map(({ status, sent }) => [status, sent.is_repeated])).toEqual([
    [201, true],
    [201, true],
  ]);
  const { token: fresh } = await keyOf(id);
  server.pass(60_000);
  const pressedTwice = await Promise.all([send(id, ruth, fresh), send(id, ruth, fresh)]);
  // From another page, since the browser loaded it anew when they went back.
  expect(pressedTwice.map(({ sent }) => sent.is_repeated)).toEqual([true, true]);
  expect(await entries()).toHaveLength(1);
  server.pass(25 * 60 * 60 * 1000);
  const [a, b] = await Promise.all([keyOf(id), keyOf(id)]);
  server.pass(60_000);
  const next = await Promise.all([a, a, b].map((key) => send(id, ruth, key.token)));
  expect(next.map(({ sent }) => sent.is_repeated).toSorted()).toEqual([false, true, true]);
  expect(await entries()).toHaveLength(2);
});

test('two people at one place can give the same answers to a form that doesn’t ask who they are', async () => {
  const id = await publish({ questions: [car] });
  expect((await send(id, { car: 'Yes' })).sent.is_repeated).toBe(false);
  expect((await send(id, { car: 'Yes' })).sent.is_repeated).toBe(false);
  expect(await entries()).toHaveLength(2);
});

test('a form can’t be sent without having been opened, a day later, or with the token of another form', async () => {
  const [id, other] = [await publish(), await publish({ title: 'Another' })];
  const message = { form: 'Check your answers, and send the form again.' };
  expect((await send(id, ruth, 'made up')).error.fields).toEqual(message);
  const { token } = await keyOf(other);
  expect((await send(id, ruth, token)).error.fields).toEqual(message);
  server.pass(25 * 60 * 60 * 1000);
  expect((await send(other, ruth, token)).error.fields).toEqual(message);
  expect(await entries()).toEqual([]);
});

test('a form that changed while somebody filled it in is shown again', async () => {
  const id = await publish();
  const { token } = await keyOf(id);
  await server.asStaff({ method: 'PUT', url: `/api/update-single-form/${id}`, payload: { questions: [name, car] } });
  expect((await send(id, ruth, token)).error.fields.form).toMatch('We have changed this form in the meantime.');
});

test('a form takes entries while it is open', async () => {
  const id = await publish({ opens_at: '2026-03-06T14:00:00Z', closes_at: '2026-03-06T16:00:00Z' });
  expect((await send(id)).error.fields.form).toBe('This form is not open yet.');
  server.setNow('2026-03-06T15:00:00Z');
  expect((await send(id)).status).toBe(201);
  const { token } = await keyOf(id);
  server.setNow('2026-03-06T16:00:00Z');
  expect((await send(id, { ...ruth, name: 'Bob' }, token)).error.fields.form).toBe('This form is closed.');
});

test('the last two places of a form go to two of five people', async () => {
  const id = await publish({ entries_max: 3 });
  await send(id);
  const tokens = await Promise.all(Array.from({ length: 5 }, async () => (await keyOf(id)).token));
  server.pass(60_000);
  const results = await Promise.all(tokens.map((token, index) => send(id, { ...ruth, name: `Guest ${index}` }, token)));
  expect(results.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(results.find(({ status }) => status !== 201)?.error.fields.form).toBe(
    'This form is full. It takes no more entries.',
  );
  expect(await entries()).toHaveLength(3);
  // A place becomes free.
  const [first] = await entries();
  await server.asStaff({ method: 'DELETE', url: `/api/delete-single-form-entry/${first.id}` });
  expect((await keyOf(id)).standing).toBe('open');
});

test('colleagues get an email without any answer, and the sender a confirmation at most once a day', async () => {
  const id = await publish({ notify: 'pantry@example.org\nada@example.org', confirms: true });
  await send(id);
  await send(id, { ...ruth, name: 'Ruth H.' });
  const facts = { form: 'Drive to the polls' };
  expect(await mails()).toEqual([
    ['form-entry', { ...facts, entry: '1', account: 'pantry@example.org' }],
    ['form-entry', { ...facts, entry: '1', account: 'ada@example.org' }],
    ['form-confirmation', { ...facts, entry: '1' }],
    ['form-entry', { ...facts, entry: '2', account: 'pantry@example.org' }],
    ['form-entry', { ...facts, entry: '2', account: 'ada@example.org' }],
  ]);
  server.pass(25 * 60 * 60 * 1000);
  await send(id);
  expect((await mails()).filter(([kind]) => kind === 'form-confirmation')).toHaveLength(2);
});

test('what is probably spam is kept apart for 30 days without any email, and can be rescued', async () => {
  const id = await publish({ notify: 'pantry@example.org', keep_days: '365' });
  const { token } = await keyOf(id);
  expect((await send(id, ruth, token)).status).toBe(201);
  await send(id, { ...ruth, name: 'http://a.example http://b.example http://c.example' });
  expect((await entries()).map(({ status }: { status: string }) => status)).toEqual(['suspected', 'suspected']);
  expect(await mails()).toEqual([]);
  await server.asStaff({ method: 'PUT', url: '/api/update-single-form-entry/1', payload: { status: 'new' } });
  await cleanAt('2026-04-07T12:00:00Z');
  expect((await entries()).map(({ id: entry }: { id: number }) => entry)).toEqual([1]);
});

test('entries are deleted on the promised day with their history, also those in the trash', async () => {
  const id = await publish();
  await send(id);
  await send(id, { ...ruth, name: 'Bob' });
  await server.asStaff({
    ...{ method: 'PUT', url: '/api/update-single-form-entry/1' },
    payload: { status: 'done', note: 'Called Ruth.' },
  });
  await server.asStaff({ method: 'DELETE', url: '/api/delete-single-form-entry/2' });
  await cleanAt('2026-04-04T12:00:00Z');
  expect(await entries()).toHaveLength(1);
  await cleanAt('2026-04-05T12:00:00Z');
  const stored = JSON.stringify([
    await server.db.read.selectFrom('form_entries').selectAll().execute(),
    await server.db.read.selectFrom('history').selectAll().where('resource', '=', 'formEntry').execute(),
    await server.db.read.selectFrom('form_sendings').selectAll().execute(),
  ]);
  expect(stored).not.toMatch(/Ruth|Bob|ruth@/);
});

test('everything about an address can be read and deleted at once, wherever the address is', async () => {
  const id = await publish();
  await send(id);
  await send(id, { ...ruth, name: 'For ruth@example.org', mail: 'bob@example.org' });
  await send(id, { ...ruth, mail: 'ruth_@example.org' });
  const payload = { email: ' RUTH@example.org ' };
  const found = await server.post('/api/find-entries-of', payload);
  expect(found.json().entries.map((entry: { id: number }) => entry.id)).toEqual([2, 1]);
  expect((await server.post('/api/delete-entries-of', payload)).json()).toEqual({ deleted: 2 });
  expect((await entries()).map((entry: { id: number }) => entry.id)).toEqual([3]);
});

test('an entry stays readable when its form is renamed and deleted', async () => {
  const id = await publish();
  await send(id);
  await server.asStaff({ method: 'PUT', url: `/api/update-single-form/${id}`, payload: { title: 'Rides' } });
  expect((await entries())[0].form).toMatchObject([{ name: 'Rides' }]);
  expect((await server.asStaff({ method: 'DELETE', url: `/api/delete-single-form/${id}` })).statusCode).toBe(204);
  expect((await entries())[0]).toMatchObject({ sender: 'Ruth Hart', form: [{ name: 'Drive to the polls' }] });
});

test('visitors can’t find out by sorting, searching or filtering whom a form notifies', async () => {
  await publish({ notify: 'pantry@example.org' });
  for (const query of ['sort=notify', 'filter={"notify":{"is":""}}'])
    expect((await server.server.inject({ url: `/api/get-all-form?${query}` })).statusCode).toBe(400);
  const found = await server.server.inject({ url: '/api/get-all-form?search=pantry@' });
  expect(found.json().forms).toEqual([]);
});

test('visitors don’t see whom a form notifies, and a draft has no key', async () => {
  const id = await publish({ notify: 'pantry@example.org' });
  const shown = await server.server.inject({ url: `/api/get-single-form/${id}` });
  expect(shown.json().form).toMatchObject({ title: 'Drive to the polls', notify: '' });
  expect((await server.server.inject({ url: '/api/get-all-form' })).body).not.toMatch('pantry@');
  const draft = await publish({ state: 'draft' });
  expect((await server.server.inject({ url: `/api/get-form-key/${draft}` })).statusCode).toBe(404);
});

test('questions keep their ids, new ones get one, and conditions lead to earlier questions', async () => {
  const saved = await server.post('/api/add-form', {
    title: 'A',
    keep_days: '30',
    questions: [{ ...car, id: '' }, car],
  });
  const ids = saved.json().form.questions.map((question: { id: string }) => question.id);
  expect(ids).toEqual([expect.stringMatching(/^[\da-f]{8}$/), 'car']);
  const refused = await server.post('/api/add-form', {
    ...{ title: 'A', keep_days: '30' },
    questions: [{ ...seats }, { ...car, kind: 'choice', options: 'Only one' }],
  });
  expect(refused.json().error.fields.questions).toMatch(
    'Question 1, Ask it: This has to be a question before this one',
  );
});

test('a network that has sent 20 forms in ten minutes has to wait, and its 21st is not stored', async () => {
  const id = await publish({ questions: [car] });
  const { token } = await keyOf(id);
  const statuses: number[] = [];
  for (let form = 0; form < 21; form += 1) statuses.push((await send(id, { car: 'Yes' }, token)).status);
  expect([statuses.slice(0, 20), statuses[20]]).toEqual([Array(20).fill(201), 429]);
  server.pass(10 * 60_000);
  expect((await send(id, { car: 'No' }, token)).status).toBe(201);
});
