import { callPath, idempotencyKeyHeader, resourceCalls } from '@porchlight/contract/calls';
import { type DraftEntry, maxDrafts } from '@porchlight/contract/drafts';
import { draftDays, draftMaxBytes } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Role } from '@porchlight/contract/permissions';
import { expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const minuteMs = 60_000;
const key = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const server = serverForEachTest();

/** A person with an account, and their calls. */
async function person(username: string, role: Role) {
  const { call } = await server.person(role, username);
  return {
    call,
    keep: (draft: object = {}, draftKey = key) =>
      call({
        method: 'PUT',
        url: otherCalls.keepDraft.path.replace('{id}', draftKey),
        payload: { ...typed, ...draft },
      }),
    drafts: async (): Promise<DraftEntry[]> => (await call({ url: otherCalls.waiting.path })).json().drafts,
    draft: (draftKey = key) => call({ url: otherCalls.draft.path.replace('{id}', draftKey) }),
  };
}

const typed = {
  resource: 'story',
  record: '7',
  title: 'Okra in spring',
  values: { title: 'Okra in spring', content: 'As typed so far' },
  files: { image: 'okra.jpg' },
  base: { id: 7, title: 'Okra', version: 2 },
};

test('unsaved work of one device continues on another, and nobody else can read it', async () => {
  const [ada, ben] = [await person('Ada', 'editor'), await person('Ben', 'editor')];
  expect((await ada.keep()).json()).toEqual({ at_work: [] });
  const entry = { id: key, resource: 'story', record: '7', title: 'Okra in spring', saved_at: '2026-03-14T16:00:00Z' };
  expect(await ada.drafts()).toEqual([entry]);
  expect((await ada.draft()).json()).toEqual({ draft: { ...typed, ...entry } });
  expect(await ben.drafts()).toEqual([]);
  expect((await ben.draft()).statusCode).toBe(404);
  server.pass(minuteMs);
  await ada.keep({ values: { title: 'Okra in summer' } });
  expect((await ada.draft()).json().draft).toMatchObject({
    values: { title: 'Okra in summer' },
    saved_at: '2026-03-14T16:01:00Z',
  });
});

test('people who edit the same record are named for a quarter of an hour', async () => {
  const [ada, ben] = [await person('Ada', 'editor'), await person('Ben', 'editor')];
  await ada.keep();
  expect((await ben.keep()).json()).toEqual({ at_work: [{ username: 'Ada', saved_at: '2026-03-14T16:00:00Z' }] });
  const response = await ada.call({ url: `${otherCalls.concurrentEditors.path}?resource=story&record=7` });
  expect(response.json().at_work).toMatchObject([{ username: 'Ben' }]);
  expect((await ben.keep({ record: '8' })).json()).toEqual({ at_work: [] });
  // Two new stories are two stories.
  await ada.keep({ record: 'new' });
  expect((await ben.keep({ record: 'new' })).json()).toEqual({ at_work: [] });
  await ada.keep();
  server.pass(15 * minuteMs);
  expect((await ben.keep()).json()).toEqual({ at_work: [] });
});

test('saved work is no longer unsaved, even if it arrives after saving', async () => {
  const ada = await person('Ada', 'editor');
  await ada.keep({ record: 'new', base: null });
  await ada.keep({}, 'another-form-of-hers');
  const saved = await ada.call({
    method: 'POST',
    url: '/api/add-story',
    headers: { [idempotencyKeyHeader]: key },
    payload: { title: 'Okra in spring', content: 'Whole' },
  });
  expect(saved.statusCode).toBe(201);
  expect((await ada.drafts()).map(({ id }) => id)).toEqual(['another-form-of-hers']);
  const late = await ada.keep({ record: 'new', base: null });
  expect([late.statusCode, late.json().error.message]).toEqual([409, 'This is already saved.']);
  const change = await ada.call({
    method: resourceCalls.story.update.method,
    url: callPath(resourceCalls.story.update, saved.json().story.id),
    headers: { [idempotencyKeyHeader]: 'another-form-of-hers' },
    payload: { title: 'Okra in autumn' },
  });
  expect(change.statusCode).toBe(200);
  expect(await ada.drafts()).toEqual([]);
});

test('only the owner can discard unsaved work', async () => {
  const [ada, ben] = [await person('Ada', 'editor'), await person('Ben', 'editor')];
  const url = otherCalls.removeDraft.path.replace('{id}', key);
  await ada.keep();
  await ben.call({ method: 'DELETE', url });
  expect(await ada.drafts()).toHaveLength(1);
  for (const again of [200, 200]) expect((await ada.call({ method: 'DELETE', url })).statusCode).toBe(again);
  expect(await ada.drafts()).toEqual([]);
});

test('nobody keeps work of forms that they can’t use, and visitors none', async () => {
  const [treasurer, author, viewer] = [
    await person('Tess', 'treasurer'),
    await person('Abe', 'author'),
    await person('Vi', 'viewer'),
  ];
  expect((await treasurer.keep({ resource: 'donation' })).statusCode).toBe(200);
  expect((await treasurer.keep()).statusCode).toBe(403);
  expect((await author.keep()).statusCode).toBe(200);
  expect((await author.keep({ resource: 'donation' })).statusCode).toBe(403);
  const response = await author.call({ url: `${otherCalls.concurrentEditors.path}?resource=donation&record=7` });
  expect(response.statusCode).toBe(403);
  expect((await viewer.keep()).statusCode).toBe(403);
  expect((await server.server.inject({ url: otherCalls.draft.path.replace('{id}', key) })).statusCode).toBe(401);
});

test('invalid unsaved work is refused by name', async () => {
  const ada = await person('Ada', 'editor');
  const fieldOf = async (draft: object) => Object.keys((await ada.keep(draft)).json().error.fields ?? {});
  expect(await fieldOf({ resource: 'shoe' })).toEqual(['resource']);
  expect(await fieldOf({ record: '../7' })).toEqual(['record']);
  expect(await fieldOf({ values: { title: 7 } })).toEqual(['values']);
  expect((await ada.keep({}, 'short')).statusCode).toBe(404);
  const large = await ada.keep({ values: { content: 'o'.repeat(draftMaxBytes) } });
  expect([large.statusCode, large.json().error.code]).toEqual([413, 'too_large']);
  expect(await ada.drafts()).toEqual([]);
});

test('a title of any length and with any characters is kept as far as lists show it', async () => {
  const ada = await person('Ada', 'editor');
  const title = `Okra\0 ${'and more okra '.repeat(2000)}`;
  expect((await ada.keep({ title, values: { title } })).statusCode).toBe(200);
  const [entry] = await ada.drafts();
  expect([entry?.title.slice(0, 8), entry?.title.length]).toEqual(['Okra and', 200]);
  expect((await ada.draft()).json().draft.values).toEqual({ title });
});

test('an account can keep a limited amount of unsaved work', async () => {
  const ada = await person('Ada', 'editor');
  const nameOf = (number: number) => `form-number-${String(number).padStart(6, '0')}`;
  for (let number = 0; number < maxDrafts; number += 1) await ada.keep({}, nameOf(number));
  expect((await ada.keep({}, nameOf(maxDrafts))).statusCode).toBe(409);
  expect((await ada.keep({ title: 'Changed' }, nameOf(0))).statusCode).toBe(200);
});

test('unsaved work that nobody continues is deleted', async () => {
  const ada = await person('Ada', 'editor');
  await ada.keep();
  const count = async () => (await server.db.read.selectFrom('drafts').select('id').execute()).length;
  server.pass(draftDays * 24 * 60 * minuteMs - 1);
  await server.drafts.purge();
  expect(await count()).toBe(1);
  server.pass(1);
  await server.drafts.purge();
  expect(await count()).toBe(0);
});
