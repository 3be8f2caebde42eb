import { callPath, resourceCalls } from '@porchlight/contract/calls';
import { describe, expect, test } from 'vitest';
import { forThisTest } from '../testing/for-each-test.ts';
import { serverForEachTest } from '../testing/test-server.ts';
import { publicUrl } from '../testing/test-site.ts';
import { startTwoNodes } from '../testing/two-nodes.ts';

const server = serverForEachTest(undefined, undefined, { settings: { PUBLIC_URL: publicUrl } });

const send = (path: string, target: string, code: string | number = '301') =>
  server.post('/api/add-redirect', { path, target, code });
const add = async (path: string, target: string, code?: string) => {
  const response = await send(path, target, code);
  expect(response.statusCode, response.body).toBe(201);
  return response.json().redirect;
};
const errorsOf = async (path: string, target: string, code?: string) => {
  const response = await send(path, target, code);
  return response.statusCode === 201 ? {} : response.json().error.fields;
};
const addStory = async (state = 'published') =>
  (await server.post('/api/add-story', { title: 'Rain', state })).json().story.id;

test('a redirect is stored with its addresses in their one form', async () => {
  const redirect = await add('Old%20Page/?x=1', `${publicUrl}/donate`);
  expect(redirect).toMatchObject({ path: '/Old%20Page', target: 'page:donate', code: '301' });
  expect(await add('/b', `${publicUrl}/feeds/stories.xml`)).toMatchObject({ target: '/feeds/stories.xml' });
  expect(await add('/c', 'https://example.org/x')).toMatchObject({ target: 'https://example.org/x' });
  expect((await send('/d', '/donate', 302)).json().redirect).toMatchObject({ code: '302' });
});

test('an address has one redirect, in upper or lower case', async () => {
  await add('/Über-uns', '/donate');
  const second = await send('/über-UNS/', '/vote');
  expect([second.statusCode, second.json().error.fields]).toEqual([409, { path: 'This is already in use.' }]);
});

test('only a page that is gone leads nowhere', async () => {
  expect(await errorsOf('/a', '')).toEqual({
    target: 'Choose where visitors are sent, or choose ‘410: removed permanently’ as the kind.',
  });
  expect([await errorsOf('/a', '', '410'), await errorsOf('/b', '/b', '410')]).toEqual([{}, {}]);
  expect(await errorsOf('/c', 'ruth@example.org')).toEqual({
    target: 'This can’t lead to an email address. Choose something else.',
  });
  expect(await errorsOf('/c', '/x/..//evil.example')).toEqual({
    target: 'This has to be a path of this site, such as /new-page.',
  });
});

test('the page of a published record is not redirected, and that of a hidden one is', async () => {
  const [published, draft] = [await addStory(), await addStory('draft')];
  expect(await errorsOf(`/Story/${published}`, '/stories')).toEqual({
    path: 'There is a page at this address. Archive or delete its record first, or use another address.',
  });
  expect(await errorsOf(`/story/${draft}`, '/stories')).toEqual({});
  expect(await errorsOf('/story/*', '/stories')).toEqual({});
});

describe('a circle is refused and shown', () => {
  test.each([
    [[], '/a', '/a', 'This leads back to itself: /a → /a.'],
    [[], '/a', '/A/?x=1', 'This leads back to itself: /a → /A.'],
    [[], '/a', `${publicUrl}/a`, 'This leads back to itself: /a → /a.'],
    [[], '/Ä', '/ä', 'This leads back to itself: /Ä → /ä.'],
    [[], '/old/*', '/old/new', 'This leads back to itself: /old/* → /old/new.'],
    [[], '/*', '/nowhere', 'This leads back to itself: /* → /nowhere.'],
    [[['/b', '/a']], '/a', '/b', 'This leads in a circle: /a → /b → /a.'],
    [[['/b/*', '/a']], '/a', '/b/c', 'This leads in a circle: /a → /b/c → /a.'],
    [[['/b', '/a/c']], '/a/*', '/b', 'This leads in a circle: /a/* → /b → /a/c.'],
  ])('after %j, from %s to %s: %s', async (earlier, path, target, message) => {
    for (const [from = '', to = ''] of earlier) await add(from, to);
    expect(await errorsOf(path, target)).toEqual({ target: message });
  });
});

describe('a chain is refused and shown', () => {
  test.each([
    [
      [['/b', '/donate']],
      '/a',
      '/b',
      { target: '/b is redirected too: /a → /b → /donate. Choose the end of this chain instead.' },
    ],
    [
      [['/b/*', 'https://example.org']],
      '/a',
      '/b/c/d',
      { target: '/b/c/d is redirected too: /a → /b/c/d → https://example.org. Choose the end of this chain instead.' },
    ],
    [[['/a', '/B']], '/b', '/vote', { path: '/a leads here: /a → /b → /vote. Change that redirect first.' }],
    [[['/a', '/Ü/x?y=1']], '/ü/*', '/vote', { path: '/a leads here: /a → /ü/* → /vote. Change that redirect first.' }],
  ])('after %j, from %s to %s', async (earlier, path, target, errors) => {
    for (const [from = '', to = ''] of earlier) await add(from, to);
    expect(await errorsOf(path, target)).toEqual(errors);
  });

  test.each([
    ['to a page, though a redirect includes everything below it', [['/events/*', '/events']], '/a', '/events?past=1'],
    ['to a file, though everything else is redirected', [['/*', '/']], '/a', '/feeds/stories.xml'],
    ['from an address that one leads to whose beginning is the same', [['/a', '/older']], '/old', '/vote'],
    ['to another site with the same path', [['/b', '/vote']], '/a', 'https://example.org/b'],
  ])('but not %s', async (_, earlier, path, target) => {
    for (const [from = '', to = ''] of earlier) await add(from, to);
    expect(await errorsOf(path, target)).toEqual({});
  });

  test('made by a change, an undo or an earlier version as well', async () => {
    const first = await add('/a', '/vote');
    await add('/b', '/donate');
    const changed = await server.asStaff({
      method: 'PUT',
      url: callPath(resourceCalls.redirect.update, first.id),
      payload: { target: '/b' },
    });
    expect(changed.json().error.fields.target).toMatch(/^\/b is redirected too: \/a → \/b → \/donate\./);
    await server.asStaff({ method: 'DELETE', url: callPath(resourceCalls.redirect.remove, first.id) });
    await add('/c', '/a');
    const restored = await server.asStaff({ method: 'POST', url: callPath(resourceCalls.redirect.restore, first.id) });
    expect([restored.statusCode, restored.json().error.message]).toEqual([
      400,
      '/c leads here: /c → /a → /vote. Change that redirect first.',
    ]);
  });
});

test('two people who save at once can’t make a circle together', async () => {
  const { nodes } = forThisTest(await startTwoNodes());
  for (let round = 0; round < 10; round += 1) {
    const [a, b] = [`/a${round}`, `/b${round}`];
    const [one, other] = await Promise.all([
      nodes[0].post('/api/add-redirect', { path: a, target: b, code: '301' }),
      nodes[1].post('/api/add-redirect', { path: b, target: a, code: '301' }),
    ]);
    expect([one.statusCode, other.statusCode].toSorted()).toEqual([201, 400]);
  }
});

test('editors change redirects, authors do not', async () => {
  const redirect = { path: '/a', target: '/donate', code: '301' };
  const statusOf = async (role: 'editor' | 'author') =>
    (await (await server.person(role)).call({ method: 'POST', url: '/api/add-redirect', payload: redirect }))
      .statusCode;
  expect([await statusOf('author'), await statusOf('editor')]).toEqual([403, 201]);
  expect((await server.server.inject('/api/get-all-redirect')).statusCode).toBe(401);
});
