// @module-tag database
import { restoreDays, savedViewNameMaxCharacters, savedViewsMax } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Role } from '@porchlight/contract/permissions';
import type { SavedView } from '@porchlight/contract/saved-views';
import { describe, expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const dayMs = 24 * 60 * 60 * 1000;
const server = serverForEachTest();

/** A person with an account, and their calls. */
async function person(username: string, role: Role) {
  const { call, id } = await server.person(role, username);
  const send = async (request: (typeof otherCalls)[keyof typeof otherCalls], view?: number, payload?: object) => {
    const url = request.path.replace('{id}', String(view));
    const response = await call({ method: request.method, url, payload });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    id,
    add: (view: object = {}) => send(otherCalls.addSavedView, undefined, { ...drafts, ...view }),
    change: (view: number, change: object) => send(otherCalls.updateSavedView, view, change),
    remove: (view: number) => send(otherCalls.removeSavedView, view),
    restore: (view: number) => send(otherCalls.restoreSavedView, view),
    list: async (resource = 'story') => {
      const response = await call({ url: `${otherCalls.savedViews.path}?resource=${resource}` });
      return { status: response.statusCode, views: (response.json().saved_views ?? []) as SavedView[] };
    },
    names: async (resource = 'story') =>
      (
        (await call({ url: `${otherCalls.savedViews.path}?resource=${resource}` })).json().saved_views as SavedView[]
      ).map(({ name, owner }) => `${name} (${owner})`),
  };
}

const drafts = {
  ...{ resource: 'story', name: 'Seeds to finish', search: 'seeds', filters: { state: { is: 'draft' } } },
  ...{ sort: '-updated_at', columns: ['title', 'updated_at'], is_shared: false },
};

test('a person finds a view again as it was saved, and nobody else sees it', async () => {
  const [ada, ben] = [await person('Ada', 'administrator'), await person('Ben', 'administrator')];
  const { status, body } = await ada.add();
  expect(status).toBe(201);
  const { resource: _, ...view } = drafts;
  const saved = { id: body.id, version: 1, ...view, is_own: true, owner: 'Ada', can_change: true };
  expect((await ada.list()).views).toEqual([saved]);
  expect((await ada.list('article')).views).toEqual([]);
  expect((await ben.list()).views).toEqual([]);
  for (const refused of [
    await ben.change(body.id, { version: 1, name: 'Mine' }),
    await ben.remove(body.id),
    await ben.restore(body.id),
  ])
    expect(refused.status).toBe(404);
  expect(await ada.names()).toEqual(['Seeds to finish (Ada)']);
});

test('a shared view is for everyone who may read the list; its owner and editors can change it', async () => {
  const [abe, ed, vi] = [await person('Abe', 'author'), await person('Ed', 'editor'), await person('Vi', 'viewer')];
  const { id } = (await abe.add({ is_shared: true })).body;
  await ed.add({ name: 'Mine' });
  expect(await ed.names()).toEqual(['Mine (Ed)', 'Seeds to finish (Abe)']);
  expect((await vi.list()).views.map(({ is_own, can_change }) => [is_own, can_change])).toEqual([[false, false]]);
  const refused = await vi.change(id, { version: 1, name: 'Vi was here' });
  expect([refused.status, refused.body.error.message]).toEqual([403, expect.stringContaining('Only its owner')]);
  expect((await vi.remove(id)).status).toBe(403);
  expect((await ed.change(id, { version: 1, name: 'Seeds', search: '' })).status).toBe(200);
  expect((await abe.list()).views).toMatchObject([{ name: 'Seeds', search: '', sort: '-updated_at', owner: 'Abe' }]);
  // Not shared any longer, it is Abe's alone.
  expect((await ed.change(id, { version: 2, is_shared: false })).body.saved_views).toHaveLength(1);
  expect(await abe.names()).toEqual(['Seeds (Abe)']);
  expect((await vi.list()).views).toEqual([]);
});

test('views of a list are for those who may read it', async () => {
  const [tess, ed] = [await person('Tess', 'treasurer'), await person('Ed', 'editor')];
  const { id } = (await tess.add({ resource: 'donation', filters: {}, columns: null, is_shared: true })).body;
  expect((await ed.list('donation')).status).toBe(403);
  expect((await ed.add({ resource: 'donation' })).status).toBe(403);
  expect((await ed.remove(id)).status).toBe(403);
  expect((await server.server.inject({ url: `${otherCalls.savedViews.path}?resource=story` })).statusCode).toBe(401);
});

test('of two who change a view at once, the second learns of it and nothing is lost', async () => {
  const ada = await person('Ada', 'editor');
  const { id } = (await ada.add()).body;
  expect((await ada.change(id, { version: 1, search: 'okra' })).status).toBe(200);
  const { status, body } = await ada.change(id, { version: 1, search: 'corn' });
  expect([status, body.error.message]).toEqual([409, expect.stringContaining('Someone else has changed this view')]);
  expect((await ada.list()).views[0]?.search).toBe('okra');
});

describe('a name', () => {
  test.each([
    ['with spaces around and inside', '  Seeds \n to\tfinish ', 'Seeds to finish'],
    ['with characters that nobody sees', 'Se\u200beds\u202e\0', 'Seeds'],
    ['that looks like HTML', '<b onclick="alert(1)">', '<b onclick="alert(1)">'],
  ])('%s is cleaned, and shown as a text', async (_, name, shown) => {
    const ada = await person('Ada', 'editor');
    expect((await ada.add({ name })).status).toBe(201);
    expect((await ada.list()).views[0]?.name).toBe(shown);
  });

  test.each([
    ['empty', ' \u200b '],
    ['too long', 'x'.repeat(savedViewNameMaxCharacters + 1)],
    ['no text', 7],
  ])('that is %s is refused', async (_, name) => {
    const ada = await person('Ada', 'editor');
    const { status, body } = await ada.add({ name });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['name']]);
  });

  test('is used once by a person for a list, in any case; others and other lists can have it too', async () => {
    const [ada, ben] = [await person('Ada', 'editor'), await person('Ben', 'editor')];
    const { id } = (await ada.add()).body;
    const { status, body } = await ada.add({ name: 'SEEDS  to finish' });
    expect([status, body.error.fields.name]).toEqual([400, expect.stringContaining('already a view with this name')]);
    expect((await ada.add({ resource: 'article' })).status).toBe(201);
    expect((await ben.add()).status).toBe(201);
    const other = (await ada.add({ name: 'Corn' })).body.id;
    expect((await ada.change(other, { version: 1, name: 'Seeds to finish' })).status).toBe(400);
    expect((await ada.change(id, { version: 1, name: 'SEEDS to finish' })).status).toBe(200);
    const results = await Promise.all([ada.add({ name: 'Okra' }), ada.add({ name: 'Okra' })]);
    expect(results.map((each) => each.status).toSorted()).toEqual([201, 400]);
  });
});

test.each([
  ['search', { search: 'x'.repeat(10_000) }],
  ['filters', { filters: { state: 'draft' } }],
  ['filters', { filters: { 'a b': { is: '1' } } }],
  ['sort', { sort: 'title; drop table' }],
  ['columns', { columns: ['../title'] }],
  ['is_shared', { is_shared: 'yes' }],
  ['resource', { resource: 'shoe' }],
])('an impossible %s is refused by name', async (field, view) => {
  const ada = await person('Ada', 'editor');
  const { status, body } = await ada.add(view);
  expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
  expect(await ada.names()).toEqual([]);
});

test('a deleted view can be restored for some days, unless its name is used again', async () => {
  const ada = await person('Ada', 'editor');
  const { id } = (await ada.add()).body;
  expect((await ada.remove(id)).body.saved_views).toEqual([]);
  expect((await ada.remove(id)).status).toBe(404);
  const newer = (await ada.add()).body.id;
  expect((await ada.restore(id)).status).toBe(400);
  await ada.change(newer, { version: 1, name: 'Corn' });
  for (const again of [200, 200]) expect((await ada.restore(id)).status).toBe(again);
  expect(await ada.names()).toEqual(['Corn (Ada)', 'Seeds to finish (Ada)']);
  await ada.remove(id);
  server.pass(restoreDays * dayMs);
  await server.server.savedViews.purge();
  const rows = await server.db.read.selectFrom('saved_views').select('name').execute();
  expect(rows.map(({ name }) => name)).toEqual(['Corn']);
});

test('a person saves a limited number of views of a list, and all together share as many', async () => {
  const [ada, ben] = [await person('Ada', 'editor'), await person('Ben', 'editor')];
  for (let number = 1; number <= savedViewsMax; number += 1) await ada.add({ name: `View ${number}`, is_shared: true });
  const tooMany = await ada.add({ name: 'One more' });
  expect([tooMany.status, tooMany.body.error.message]).toEqual([409, expect.stringContaining('at most 20 views')]);
  const { id } = (await ben.add()).body;
  const shared = await ben.change(id, { version: 1, is_shared: true });
  expect([shared.status, shared.body.error.message]).toEqual([409, expect.stringContaining('can be shared')]);
  expect((await ada.add({ resource: 'article' })).status).toBe(201);
});

test('of an account that is gone, what it shared stays', async () => {
  const [abe, ed] = [await person('Abe', 'author'), await person('Ed', 'editor')];
  await abe.add({ is_shared: true });
  await abe.add({ name: 'Private' });
  await server.resources.services.user.remove(abe.id);
  expect(await ed.names()).toEqual(['Seeds to finish ()']);
  await server.server.savedViews.purge();
  expect(await server.db.read.selectFrom('saved_views').select('id').execute()).toHaveLength(2);
  await server.db.write((trx) => trx.deleteFrom('users').where('id', '=', abe.id).execute());
  await server.server.savedViews.purge();
  expect(await server.db.read.selectFrom('saved_views').select('id').execute()).toHaveLength(1);
  expect((await ed.list()).views[0]?.can_change).toBe(true);
});
