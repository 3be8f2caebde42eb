import { expect, test } from 'vitest';
import { multipart, serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

const path = { method: 'POST' as const, url: '/api/add-email' };
const subscribe = (email: unknown, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
  server.server.inject({ ...path, payload: { email }, headers, remoteAddress });
const addresses = async () =>
  (await server.db.read.selectFrom('emails').select('email').execute()).map(({ email }) => email);

test('a visitor subscribes and gets the text of the dialog', async () => {
  const response = await subscribe('reader@example.org');
  expect([response.statusCode, response.json()]).toEqual([201, { message: 'Email sent successfully.' }]);
  expect(await addresses()).toEqual(['reader@example.org']);
});

test('a known address gets the same response and no second row', async () => {
  const first = await subscribe('reader@example.org');
  const second = await subscribe(' READER@example.org ');
  const { date: _, 'x-request-id': __, ...headers } = first.headers;
  expect([second.statusCode, second.body, second.headers]).toEqual([201, first.body, expect.objectContaining(headers)]);
  expect(await addresses()).toEqual(['reader@example.org']);
});

test('staff get the record, and are told if the address is already there', async () => {
  const add = () => server.asStaff({ ...path, payload: { email: 'reader@example.org' } });
  expect((await add()).json().email).toMatchObject({ id: 1, email: 'reader@example.org' });
  const again = await add();
  expect([again.statusCode, again.json().error.fields]).toEqual([409, { email: 'This is already in use.' }]);
});

test('what is not an address is refused at the field', async () => {
  for (const email of ['', 'reader', 'a@', '@b.org', 'a b@c.org', null, 7, ['a@b.org'], 'a@b.org\nBcc: x@y.org']) {
    const response = await subscribe(email);
    expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, ['email']]);
    expect(await addresses()).toEqual([]);
  }
});

test('a form sent without JavaScript gets a page that says it worked', async () => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const form = { accept, 'content-type': 'application/x-www-form-urlencoded' };
  const response = await server.server.inject({ ...path, headers: form, payload: 'email=reader%40example.org' });
  expect([response.statusCode, response.headers['content-type']]).toEqual([201, 'text/html; charset=utf-8']);
  for (const piece of [
    '<html lang="en">',
    '<title>Success</title>',
    '<h1>Success</h1>',
    'Email sent successfully.',
    'href="/"',
  ]) {
    expect(response.body).toContain(piece);
  }
  const wrong = await server.server.inject({ ...path, headers: form, payload: 'email=%3Cscript%3E' });
  expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(wrong.body).toContain('This has to be an email address');
  expect(wrong.body).not.toContain('<script>');
  const parts = multipart([['email', 'other@example.org']]);
  const multi = await server.server.inject({ ...path, ...parts, headers: { ...parts.headers, accept } });
  expect(multi.statusCode).toBe(201);
});

test('one visitor can subscribe twenty addresses in ten minutes, others and staff are not limited', async () => {
  for (let count = 1; count <= 20; count += 1) expect((await subscribe(`r${count}@example.org`)).statusCode).toBe(201);
  server.pass(60_000);
  const refused = await subscribe('r21@example.org');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '540']);
  expect((await subscribe('other@example.org', {}, '198.51.100.4')).statusCode).toBe(201);
  for (let count = 1; count <= 25; count += 1) {
    expect((await server.asStaff({ ...path, payload: { email: `s${count}@example.org` } })).statusCode).toBe(201);
  }
  server.pass(9 * 60_000);
  expect((await subscribe('r21@example.org')).statusCode).toBe(201);
});

test.each([
  ['cross-site', 'https://elsewhere.example', 403],
  [undefined, 'https://elsewhere.example', 403],
  [undefined, 'null', 403],
  ['same-origin', 'https://porchlight.example.org', 201],
  ['same-site', 'https://www.example.org', 201],
  ['none', undefined, 201],
  [undefined, 'https://porchlight.example.org', 201],
  [undefined, undefined, 201],
])('a form sent from %s by %s gets the status %i', async (site, origin, status) => {
  const headers = {
    host: 'porchlight.example.org',
    accept: 'text/html',
    'content-type': 'application/x-www-form-urlencoded',
    ...(site && { 'sec-fetch-site': site }),
    ...(origin && { origin }),
  };
  const response = await server.server.inject({ ...path, headers, payload: 'email=reader%40example.org' });
  expect(response.statusCode).toBe(status);
  expect(await addresses()).toEqual(status === 201 ? ['reader@example.org'] : []);
  if (status === 403) expect(response.body).not.toContain('reader@example.org');
});

test('another website can’t make a visitor’s browser subscribe with JavaScript either; staff can send from anywhere', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  const response = await subscribe('reader@example.org', headers);
  expect([response.statusCode, response.json().error.code]).toEqual([403, 'forbidden']);
  expect(await addresses()).toEqual([]);
  const added = await server.asStaff({ ...path, headers, payload: { email: 'reader@example.org' } });
  expect(added.statusCode).toBe(201);
});

test('someone without JavaScript who has to wait is told so on a page, which keeps the address', async () => {
  for (let count = 1; count <= 20; count += 1) await subscribe(`r${count}@example.org`);
  const response = await server.server.inject({
    ...path,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=odessa%40example.org',
    remoteAddress: '203.0.113.7',
  });
  expect([response.statusCode, response.headers['retry-after'], response.headers['content-type']]).toEqual([
    429,
    '600',
    'text/html; charset=utf-8',
  ]);
  expect(response.body).toContain('Too many requests. Try again in a few minutes.');
});
