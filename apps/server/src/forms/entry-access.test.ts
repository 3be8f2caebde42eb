import { beforeEach, describe, expect, test } from 'vitest';
import { serverForEachTest, type TestServer } from '../testing/test-server.ts';

const server = serverForEachTest('2026-03-06T12:00:00Z');

const questions = [
  { id: 'name', kind: 'text', label: 'What is your name?', required: true, purpose: 'name' },
  { id: 'mail', kind: 'email', label: 'What is your email address?' },
];

async function publish(title: string): Promise<number> {
  return (await server.post('/api/add-form', { title, questions, keep_days: '30' })).json().form.id;
}

async function send(id: number, name: string, mail: string): Promise<void> {
  const { token } = (await server.server.inject({ url: `/api/get-form-key/${id}` })).json().form_key;
  server.pass(60_000);
  const payload = { token, answers: { name, mail } };
  const response = await server.server.inject({ method: 'POST', url: `/api/send-form/${id}`, payload });
  expect(response.statusCode, response.body).toBe(201);
}

const name = (form: number, readers: { roles?: string[]; people?: number[] }) =>
  server.asStaff({
    ...{ method: 'PUT', url: `/api/name-form-readers/${form}` },
    payload: { roles: [], people: [], ...readers },
  });

let shifts = 0;
let pantry = 0;
let reader: Awaited<ReturnType<TestServer['person']>>;
/** What only who reads the pantry's entries may see. */
const secret = /Odessa|odessa@|Freeman/;

// Entry 1 is of the form that the reader is named for, entry 2 of another one.
beforeEach(async () => {
  [shifts, pantry] = [await publish('Volunteer shift'), await publish('Pantry')];
  await send(shifts, 'Ruth Hart', 'ruth@example.org');
  await send(pantry, 'Odessa Freeman', 'odessa@example.org');
  reader = await server.person('viewer', 'naomi');
  await name(shifts, { people: [reader.id] });
});

const sendersIn = (response: { json: () => { form_entries: { sender: string }[] } }) =>
  response.json().form_entries.map(({ sender }) => sender);

describe('a person who is named for a form', () => {
  test('reads its entries in the list and one by one, and none of another form', async () => {
    expect(sendersIn(await reader.call({ url: '/api/get-all-form-entry?limit=10' }))).toEqual(['Ruth Hart']);
    const one = await reader.call({ url: '/api/get-single-form-entry/1' });
    expect(one.json().form_entry).toMatchObject({ sender: 'Ruth Hart' });
    const [other, none] = await Promise.all(
      [2, 99].map(async (id) => reader.call({ url: `/api/get-single-form-entry/${id}` })),
    );
    expect([other?.statusCode, other?.body]).toEqual([404, none?.body]);
  });

  test.each([
    ['limit=10&search=Odessa', []],
    ['limit=10&search=Hart', ['Ruth Hart']],
    ['limit=10&filter={"status":{"is":"new"}}', ['Ruth Hart']],
    ['limit=10&sort=-created_at', ['Ruth Hart']],
    ['limit=1&offset=1', []],
    ['limit=10&whole=100', ['Ruth Hart']],
  ])('finds nothing else with %s', async (query, senders) => {
    const response = await reader.call({ url: `/api/get-all-form-entry?${query}` });
    expect(sendersIn(response)).toEqual(senders);
    expect(response.headers['x-total-count']).toBe(String(query.includes('Odessa') ? 0 : 1));
  });

  test('gets no entry of another form by naming it in a filter, and no count that others have caused', async () => {
    const all = await server.asStaff({ url: '/api/get-all-form-entry?limit=10' });
    expect(all.headers['x-total-count']).toBe('2');
    const url = `/api/get-all-form-entry?limit=10&filter={"form":{"is":"${pantry}"}}`;
    const mine = await reader.call({ url });
    expect([sendersIn(mine), mine.headers['x-total-count']]).toEqual([[], '0']);
    expect((await reader.call({ url: '/api/get-all-form-entry?limit=10' })).headers['x-total-count']).toBe('1');
  });

  test('exports the entries of that form alone, after giving the password', async () => {
    server.pass(11 * 60_000);
    expect((await reader.call({ url: '/api/get-all-form-entry' })).json().error.code).toBe('reauthentication_required');
    const payload = { password: 'a lamp at dusk' };
    await reader.call({ method: 'POST', url: '/api/confirm-identity', payload });
    const response = await reader.call({ url: '/api/get-all-form-entry' });
    expect(sendersIn(response)).toEqual(['Ruth Hart']);
  });

  test('works on them, and not on others', async () => {
    const change = (id: number) =>
      reader.call({
        method: 'PUT',
        url: `/api/update-single-form-entry/${id}`,
        payload: { status: 'done', note: 'x' },
      });
    expect((await change(1)).json().form_entry).toMatchObject({ status: 'done', note: 'x' });
    expect((await change(2)).statusCode).toBe(404);
    const untouched = await server.asStaff({ url: '/api/get-single-form-entry/2' });
    expect(untouched.json().form_entry).toMatchObject({ status: 'new', note: '' });
  });

  test.each<[string, 'GET' | 'POST' | 'PUT' | 'DELETE', string, object?]>([
    ['delete', 'DELETE', '/api/delete-single-form-entry/1'],
    ['restore', 'POST', '/api/restore-form-entry/1'],
    ['read the history of', 'GET', '/api/get-all-history?resource=formEntry'],
    ['read the last changes of', 'GET', '/api/get-last-changes?resource=formEntry&records=1,2'],
    ['read the trash of', 'GET', '/api/get-all-deleted?resource=formEntry'],
    ['read the views of', 'GET', '/api/get-all-saved-view?resource=formEntry'],
    ['select', 'POST', '/api/select-records', { resource: 'formEntry', count: 1 }],
    [
      'change many of',
      'POST',
      '/api/change-records',
      { resource: 'formEntry', action: 'update', records: [{ id: 1 }], values: { status: 'done' } },
    ],
    ['find by address', 'POST', '/api/find-entries-of', { email: 'ruth@example.org' }],
    ['delete by address', 'POST', '/api/delete-entries-of', { email: 'ruth@example.org' }],
    ['name more readers of', 'PUT', '/api/name-form-readers/1', { roles: ['viewer'], people: [] }],
    ['see who else reads', 'GET', '/api/get-form-readers/1'],
  ])('can’t %s entries', async (_, method, url, payload) => {
    const response = await reader.call({ method, url, ...(payload && { payload }) });
    expect(response.statusCode, response.body).toBe(403);
  });

  test('can keep no draft of an entry, and reads no name of another form’s sender anywhere', async () => {
    await server.asStaff({
      method: 'PUT',
      url: '/api/update-single-form-entry/2',
      payload: { note: 'Called Odessa.' },
    });
    await server.asStaff({ method: 'DELETE', url: '/api/delete-single-form-entry/2' });
    const draft = await reader.call({
      ...{ method: 'PUT', url: '/api/keep-draft/abcdefabcdefabcd' },
      payload: { resource: 'formEntry', record: '1', title: 'x', values: {} },
    });
    expect(draft.statusCode).toBeGreaterThanOrEqual(400);
    for (const url of [
      '/api/get-all-history?limit=100',
      '/api/get-history-people',
      '/api/get-all-waiting',
      '/api/search-records?q=Odessa',
      '/api/search-records?q=odessa@example.org',
      `/api/get-linking-records?resource=form&record=${pantry}`,
      `/api/get-single-form/${pantry}?state=any`,
      '/api/get-at-work?resource=formEntry&record=2',
      '/api/get-all-form-entry?limit=100',
      '/api/session',
    ])
      expect((await reader.call({ url })).body, url).not.toMatch(secret);
  });

  test('reads nothing any longer once the name is gone, or the account is a program', async () => {
    await name(shifts, {});
    expect((await reader.call({ url: '/api/get-all-form-entry?limit=10' })).statusCode).toBe(403);
    expect((await reader.call({ url: '/api/get-single-form-entry/1' })).statusCode).toBe(403);
    await name(shifts, { roles: ['editor'] });
    const by = { userId: 1, username: 'admin', role: 'administrator', tokenHash: '' } as const;
    const key = await server.apiKeys.add({ name: 'App', scope: 'editor', days: 1, personal_data: true }, by);
    const headers = { authorization: `Bearer ${key.secret}` };
    for (const url of ['/api/get-all-form-entry?limit=10', '/api/get-single-form-entry/1'])
      expect((await server.server.inject({ url, headers })).statusCode).toBe(403);
  });
});

test('a role can be named, and its people are told so when they sign in', async () => {
  const editor = await server.person('editor');
  expect((await editor.call({ url: '/api/get-all-form-entry?limit=10' })).statusCode).toBe(403);
  expect((await name(pantry, { roles: ['editor'] })).json().readers).toEqual({ roles: ['editor'], people: [] });
  expect(sendersIn(await editor.call({ url: '/api/get-all-form-entry?limit=10' }))).toEqual(['Odessa Freeman']);
  expect((await editor.call({ url: '/api/session' })).json().user.entry_forms).toEqual([pantry]);
  const admin = (await server.asStaff({ url: '/api/session' })).json().user;
  expect(admin).not.toHaveProperty('entry_forms');
});

test('who is named is in the security log; only accounts that need it can be named', async () => {
  const log = (await server.asStaff({ url: '/api/get-security-log?kind=entry_readers_changed' })).json();
  expect(log.entries).toMatchObject([
    { by: { username: 'admin' }, subject: 'Volunteer shift', details: { to: 'naomi' } },
  ]);
  expect((await name(shifts, { people: [1] })).json().error.fields.people).toMatch('One of these accounts');
  expect((await name(shifts, { roles: ['administrator'] })).json().error.fields.roles).toMatch(
    'read all entries anyway',
  );
  const kept = await server.asStaff({ url: `/api/get-form-readers/${shifts}` });
  expect(kept.json().readers).toEqual({ roles: [], people: [reader.id] });
});

test('an editor of a form can’t make themselves its reader', async () => {
  const editor = await server.person('editor');
  const payload = { roles: ['editor'], people: [editor.id] };
  expect((await editor.call({ method: 'PUT', url: `/api/name-form-readers/${shifts}`, payload })).statusCode).toBe(403);
});
