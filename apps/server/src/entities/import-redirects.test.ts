// @module-tag database
import { expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';
import { publicUrl } from '../testing/test-site.ts';

const server = serverForEachTest(undefined, undefined, { settings: { PUBLIC_URL: publicUrl } });

const send = async (redirects: unknown, dry_run = false) =>
  (await server.asStaff({ method: 'POST', url: '/api/import-redirect', payload: { redirects, dry_run } })).json();
const stored = async () =>
  (await server.asStaff({ url: '/api/get-all-redirect' }))
    .json()
    .redirects.map(({ path }: { path: string }) => path)
    .toSorted();

const lines = [
  { path: '/a', target: '/donate', code: '301' },
  { path: '/two words', target: '/donate', code: '301' },
  { path: '/b', target: '/c', code: '302' },
  { path: '/c', target: '/b', code: '301' },
  { path: '/A/', target: '/vote', code: '301' },
  { path: '/known', target: `${publicUrl}/vote` },
  { path: '/d', target: 'javascript:alert(1)', code: '308' },
  { path: '/e', target: '', code: '410' },
];

test('a dry run reports every line and adds nothing, and the import then does the same', async () => {
  await server.resources.services.redirect.create({ path: '/known', target: '/vote', code: '301' });
  const expected = {
    added: 3,
    already: [5],
    invalid: [
      { index: 1, message: 'This can’t contain spaces. Write a space as %20.' },
      { index: 3, message: 'This leads in a circle: /c → /b → /c.' },
      { index: 4, message: 'Another redirect leads from this address already.' },
      {
        index: 6,
        message:
          'A link can’t start with ‘javascript:’. Use a website, an email address or a telephone number. This has to be one of: 301, 302, 410.',
      },
    ],
  };
  expect(await send(lines, true)).toEqual(expected);
  expect(await stored()).toEqual(['/known']);
  expect(await send(lines)).toEqual(expected);
  expect(await stored()).toEqual(['/a', '/b', '/e', '/known']);
});

test('an import that is repeated after a lost response adds nothing twice', async () => {
  await send(lines);
  expect(await send(lines)).toMatchObject({ added: 0, already: [0, 2, 5, 7] });
});

test('more than a chunk, nothing and something else are refused', async () => {
  const many = Array.from({ length: 251 }, (_, index) => ({ path: `/a${index}`, target: '/vote' }));
  expect((await send(many)).error.message).toBe('Send at most 250 redirects at a time.');
  for (const wrong of [[], 'x', [1]]) expect((await send(wrong)).error.code).toBe('validation');
});
