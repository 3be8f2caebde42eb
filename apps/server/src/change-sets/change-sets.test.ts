// @module-tag database
import type { ChangeSet, ChangeSetMember } from '@porchlight/contract/change-sets';
import type { Role } from '@porchlight/contract/permissions';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '../jobs/housekeeping.ts';
import { storyWriter } from '../testing/story-writer.ts';
import { serverForEachTest } from '../testing/test-server.ts';

/** Noon in Georgia, on a Friday before clocks are changed. */
const server = serverForEachTest('2026-03-06T17:00:00Z');

/** A colleague and their calls about sets. */
async function colleague(role: Role = 'editor', username?: string) {
  const writer = await storyWriter(server, role, username);
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const response = await writer.inject({ method, url, payload });
    const body = response.json();
    return { status: response.statusCode, set: body.change_set as ChangeSet, error: body.error, body };
  };
  const get = (id = 1) => call('GET', `/api/get-single-change-set/${id}`);
  const seen = async (id: number) => (await get(id)).set?.seen ?? '';
  return {
    ...writer,
    get,
    list: async () => (await call('GET', '/api/get-all-change-set')).body.change_sets,
    begin: (name: unknown = 'Winter hours') => call('POST', '/api/add-change-set', { name }),
    rename: (name: string, id = 1) => call('PUT', `/api/rename-change-set/${id}`, { name }),
    removeSet: (id = 1) => call('DELETE', `/api/delete-change-set/${id}`),
    restoreSet: (id = 1) => call('POST', `/api/restore-change-set/${id}`),
    put: (
      record: number,
      { set = 1, resource = 'story', values }: { set?: number; resource?: string; values?: object } = {},
    ) => call('POST', `/api/add-to-change-set/${set}`, { resource, record, ...(values && { values }) }),
    takeOut: (member: number, id = 1) => call('POST', `/api/remove-from-change-set/${id}`, { member }),
    resolve: (member: number, use: string, id = 1) => call('POST', `/api/resolve-in-change-set/${id}`, { member, use }),
    publish: async (id = 1, seenBefore?: string) =>
      call('POST', `/api/publish-change-set/${id}`, { seen: seenBefore ?? (await seen(id)) }),
    schedule: async (publish_at: string | null, id = 1) =>
      call('POST', `/api/schedule-change-set/${id}`, { seen: await seen(id), publish_at }),
    takeBack: (id = 1) => call('POST', `/api/take-back-change-set/${id}`),
    story: async (id: number) => (await writer.read(`/api/get-single-story/${id}?state=any`)).body?.story,
  };
}

type Colleague = Awaited<ReturnType<typeof colleague>>;

const visible = async () =>
  (await server.server.inject('/api/get-all-story')).json().stories.map(({ title }: { title: string }) => title);
const states = ({ members }: { members: ChangeSetMember[] }) => members.map(({ title, state }) => [title, state]);

/** A set with changes of the published ‘Market’ (1, draft 2), and the new ‘Snow days’ (3). */
async function winterHours(ed: Colleague) {
  await ed.add({ title: 'Market', subtitle: 'Every Saturday' });
  await ed.add({ title: 'Winter market', state: 'draft', replaces: 1 });
  await ed.add({ title: 'Snow days', state: 'draft' });
  await ed.begin();
  await ed.put(2);
  return (await ed.put(3)).set;
}

describe('a set', () => {
  test('is published together, and nothing of it is visible before', async () => {
    const ed = await colleague();
    const set = await winterHours(ed);
    expect(set).toMatchObject({ name: 'Winter hours', size: 2, state: 'open', created: { by: 'the editor' } });
    expect(states(set)).toEqual([
      ['Winter market', 'ready'],
      ['Snow days', 'ready'],
    ]);
    expect(set.members[0]?.changes).toEqual([{ field: 'title', from: 'Market', to: 'Winter market' }]);
    expect((await ed.story(2)).change_set).toEqual({ id: 1, name: 'Winter hours', publish_at: null });
    expect(await visible()).toEqual(['Market']);
    const published = await ed.publish();
    expect(published.set).toMatchObject({
      state: 'published',
      published: { by: 'the editor', at: '2026-03-06T17:00:00Z' },
    });
    expect(await visible()).toEqual(['Winter market', 'Snow days']);
    expect(published.set.members.map(({ record_id, state }) => [record_id, state])).toEqual([
      [1, 'published'],
      [3, 'published'],
    ]);
    expect(await ed.list()).toMatchObject([{ id: 1, size: 2, state: 'published' }]);
  });

  test('is taken back together: the old texts are visible, the new ones are drafts, and it can be published again', async () => {
    const ed = await colleague();
    await winterHours(ed);
    await ed.publish();
    const taken = (await ed.takeBack()).set;
    expect(taken).toMatchObject({ state: 'open', published: null, taken_back: { by: 'the editor' } });
    expect(states(taken)).toEqual([
      ['Winter market', 'ready'],
      ['Snow days', 'ready'],
    ]);
    expect(await visible()).toEqual(['Market']);
    expect(await ed.story(3)).toMatchObject({ state: 'draft', published_at: null });
    expect(taken.members[0]?.changes).toEqual([{ field: 'title', from: 'Market', to: 'Winter market' }]);
    expect(taken.members[0]?.replaces).toBe(1);
    await ed.publish();
    expect(await visible()).toEqual(['Winter market', 'Snow days']);
  });

  test('is not taken back over what a colleague has changed since, who is named', async () => {
    const [ed, ann] = [await colleague('editor'), await colleague('editor', 'Ann')];
    await winterHours(ed);
    await ed.publish();
    await ann.change(1, { subtitle: 'Every Sunday' });
    const refused = await ed.takeBack();
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'Nothing was undone. “Winter market”: Ann has changed this since. Restore an earlier version in its history.',
    ]);
    expect(await visible()).toEqual(['Winter market', 'Snow days']);
    expect((await ed.get()).set.state).toBe('published');
  });

  test('with a deleted record is not published at all; without it, it is', async () => {
    const ed = await colleague();
    const { seen } = await winterHours(ed);
    await ed.remove(3);
    expect((await ed.publish(1, seen)).error.message).toBe(
      'This set has changed since you opened it. Look at it again, then go on.',
    );
    const refused = await ed.publish();
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'Nothing was published. “Snow days”: This is in the trash. Restore it, or remove it from the set.',
    ]);
    expect(await visible()).toEqual(['Market']);
    const deleted = (await ed.get()).set.members[1];
    await ed.takeOut(deleted?.id ?? 0);
    expect((await ed.publish()).status).toBe(200);
    expect(await visible()).toEqual(['Winter market']);
  });

  test('whose published record was deleted says so', async () => {
    const ed = await colleague();
    await winterHours(ed);
    await ed.remove(1);
    expect((await ed.publish()).error.message).toBe(
      'Nothing was published. “Winter market”: The record that these changes are for is in the trash. Restore it, or remove this from the set.',
    );
  });

  test('names every record that is refused', async () => {
    const ed = await colleague();
    await winterHours(ed);
    await ed.remove(3);
    await ed.change(1, { title: 'Market hall' });
    expect((await ed.publish()).error.message).toBe(
      'Nothing was published. “Winter market”: Someone has changed this in the meantime too: Title. Choose which version to publish. “Snow days”: This is in the trash. Restore it, or remove it from the set.',
    );
  });

  test.each([
    ['set', 'Winter market'],
    ['published', 'Market hall'],
  ])('with a conflict is published once a person has chosen: the value of the %s', async (use, title) => {
    const ed = await colleague();
    await winterHours(ed);
    await ed.change(2, { subtitle: 'Every second Saturday' });
    await ed.change(1, { title: 'Market hall' });
    const { set } = await ed.get();
    expect(set.members[0]).toMatchObject({ state: 'conflict' });
    expect(states((await ed.resolve(set.members[0]?.id ?? 0, use)).set)[0]?.[1]).toBe('ready');
    await ed.publish();
    expect(await ed.story(1)).toMatchObject({ title, subtitle: 'Every second Saturday' });
  });

  test('is published once when two people press at once', async () => {
    const [ed, ann] = [await colleague('editor'), await colleague('editor', 'Ann')];
    const { seen } = await winterHours(ed);
    const both = await Promise.all([ed.publish(1, seen), ann.publish(1, seen)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [refused] = both.filter(({ status }) => status === 409);
    expect(refused?.error.message).toMatch(/^(the editor|Ann) has already published this set\.$/);
    expect((await ed.story(1)).version).toBe(2);
  });

  test('is refused in a second tab that shows an older state of it', async () => {
    const ed = await colleague();
    const { seen } = await winterHours(ed);
    await ed.change(3, { title: 'Snow and ice days' });
    expect((await ed.publish(1, seen)).status).toBe(409);
    expect(await visible()).toEqual(['Market']);
  });

  test('tells whoever edits one of its records that it is gone, and publishes what they had saved', async () => {
    const [ed, ann] = [await colleague('editor'), await colleague('editor', 'Ann')];
    await winterHours(ed);
    await ann.change(2, { subtitle: 'Saved by Ann', version: 1 });
    await ed.publish();
    expect((await ann.change(2, { subtitle: 'Not yet saved', version: 2 })).status).toBe(404);
    expect(await ed.story(1)).toMatchObject({ title: 'Winter market', subtitle: 'Saved by Ann' });
    // The other draft is the public record now: the edit was based on an older version.
    expect((await ann.change(3, { title: 'Not yet saved', version: 1 })).body.error.code).toBe('stale_version');
  });
});

describe('the right to publish', () => {
  test('authors fill a set, and an editor publishes it', async () => {
    const [abe, ed] = [await colleague('author', 'Abe'), await colleague()];
    await abe.add({ title: 'Snow days', state: 'draft' });
    await abe.begin();
    expect(states((await abe.put(1)).set)).toEqual([['Snow days', 'forbidden']]);
    expect((await abe.publish()).error.message).toBe(
      'Nothing was published. “Snow days”: Your role can’t publish this. Ask someone who can.',
    );
    expect((await abe.schedule('2026-03-07T09:00')).status).toBe(403);
    expect((await ed.publish()).status).toBe(200);
    expect((await abe.takeBack()).error.message).toContain('Your role can’t undo this.');
  });

  test('a role that was taken away between opening and pressing publishes nothing', async () => {
    const ed = await colleague();
    const { seen } = await winterHours(ed);
    await server.db.write((trx) => trx.updateTable('users').set({ role: 'author' }).where('id', '=', ed.id).execute());
    const refused = await ed.publish(1, seen);
    expect([403, 409]).toContain(refused.status);
    expect(refused.error.message).toContain('Your role can’t publish this.');
    expect(await visible()).toEqual(['Market']);
  });

  test('after an editor has scheduled it, its author can’t change what the editor saw', async () => {
    const [abe, ed] = [await colleague('author', 'Abe'), await colleague()];
    await abe.add({ title: 'Snow days', state: 'draft' });
    await abe.begin();
    await abe.put(1);
    await ed.schedule('2026-03-07T09:00');
    expect((await abe.change(1, { title: 'Anything' })).body.error.message).toBe(
      'The set “Winter hours” with this draft is scheduled. Ask an editor to change it.',
    );
    expect((await abe.remove(1)).status).toBe(403);
    expect((await ed.change(1, { title: 'Snow days 2026' })).status).toBe(200);
  });

  test('an author can’t rename or delete a colleague’s set, or put a colleague’s draft into it', async () => {
    const [abe, ed] = [await colleague('author', 'Abe'), await colleague()];
    await winterHours(ed);
    expect((await abe.rename('Mine')).status).toBe(403);
    expect((await abe.removeSet()).status).toBe(403);
    expect((await abe.takeOut(1)).status).toBe(403);
    await ed.add({ title: 'Of the editor', state: 'draft' });
    expect((await abe.put(4)).status).toBe(403);
  });

  test('visitors and viewers have nothing to do with sets', async () => {
    const viewer = await colleague('viewer');
    expect((await viewer.get()).status).toBe(403);
    expect((await server.server.inject('/api/get-all-change-set')).statusCode).toBe(401);
  });
});

describe('a scheduled set', () => {
  test('is published on time and once, in the name of who scheduled it, across a change of the clocks', async () => {
    const ed = await colleague();
    await winterHours(ed);
    // Clocks go forward on March 8: 9 AM is an hour earlier in UTC.
    const scheduled = await ed.schedule('2026-03-08T09:00');
    expect(scheduled.set).toMatchObject({ state: 'scheduled', publish_at: '2026-03-08T13:00:00Z' });
    server.setNow('2026-03-08T12:59:59Z');
    await server.changeSets.publishDue();
    expect(await visible()).toEqual(['Market']);
    server.setNow('2026-03-08T13:00:00Z');
    await Promise.all([server.changeSets.publishDue(), server.changeSets.publishDue()]);
    await server.changeSets.publishDue();
    expect(await visible()).toEqual(['Winter market', 'Snow days']);
    const reader = await colleague('viewer');
    const { history } = (await reader.read('/api/get-all-history?resource=story&record=1')).body as {
      history: { by: { username: string } | null; action: string }[];
    };
    expect(history.map(({ action, by }) => [action, by?.username])).toEqual([
      ['update', 'the editor'],
      ['create', 'the editor'],
    ]);
  });

  test('with one record in conflict is not published; it says why, and the others wait', async () => {
    server.setNow('2026-03-08T05:00:00Z');
    const ed = await colleague();
    await winterHours(ed);
    // No clock shows this time: it is 3:30 AM.
    expect((await ed.schedule('2026-03-08T02:30')).set.publish_at).toBe('2026-03-08T07:30:00Z');
    await ed.change(1, { title: 'Market hall' });
    server.setNow('2026-03-08T07:30:00Z');
    await server.changeSets.publishDue();
    await server.changeSets.publishDue();
    expect(await visible()).toEqual(['Market hall']);
    // Next morning.
    const ann = await colleague('editor', 'Ann');
    const { set } = await ann.get();
    expect(set).toMatchObject({ state: 'open', publish_at: null });
    expect(set.problem).toBe(
      'Nothing was published. “Winter market”: Someone has changed this in the meantime too: Title. Choose which version to publish.',
    );
    expect(states(set)).toEqual([
      ['Winter market', 'conflict'],
      ['Snow days', 'ready'],
    ]);
    // Who scheduled it gets one email, and editors find it among what waits for them.
    const mails = await server.db.read.selectFrom('mails').select('facts').where('kind', '=', 'set-failed').execute();
    expect(mails.map(({ facts }) => JSON.parse(facts))).toEqual([
      { id: '1', name: 'Winter hours', problem: set.problem },
    ]);
    const { body: waiting } = await ann.read('/api/get-all-waiting');
    expect(waiting.failed_sets).toEqual([{ id: 1, name: 'Winter hours', problem: set.problem }]);
    await ann.resolve(set.members[0]?.id ?? 0, 'set');
    expect((await ann.publish()).set.problem).toBe('');
  });

  test('that became due while the server was down is published at its start', async () => {
    const ed = await colleague();
    await winterHours(ed);
    await ed.schedule('2026-03-07T09:00');
    server.setNow('2026-03-20T09:00:00Z');
    await server.changeSets.publishDue();
    expect(await visible()).toEqual(['Winter market', 'Snow days']);
  });

  test('takes nothing else in, can be unscheduled, and is never published by surprise after an undone deletion', async () => {
    const ed = await colleague();
    await winterHours(ed);
    await ed.schedule('2026-03-07T09:00');
    await ed.add({ title: 'Later', state: 'draft' });
    expect((await ed.put(4)).error.message).toBe('This set is scheduled. Cancel that first, then change it.');
    expect((await ed.schedule(null)).set).toMatchObject({ state: 'open', publish_at: null });
    await ed.schedule('2026-03-07T09:00');
    await ed.removeSet();
    await ed.restoreSet();
    server.setNow('2026-03-08T09:00:00Z');
    await server.changeSets.publishDue();
    expect(await visible()).toEqual(['Market']);
  });

  test.each([
    ['', 'Choose when to publish this.'],
    ['soon', 'Choose when to publish this.'],
    ['2026-03-06T11:00', 'This time is in the past. Choose a later time, or publish now.'],
  ])('needs a time to come: %j', async (at, message) => {
    const ed = await colleague();
    await winterHours(ed);
    expect((await ed.schedule(at)).error.fields.publish_at).toBe(message);
  });

  test('keeps its clock time when the time zone of the site changes', async () => {
    const ed = await colleague();
    await winterHours(ed);
    await ed.schedule('2026-03-07T09:00');
    await server.resources.services.organization.update(1, { time_zone: 'America/Los_Angeles' });
    expect((await ed.get()).set.publish_at).toBe('2026-03-07T17:00:00Z');
    await server.resources.services.organization.update(1, { time_zone: 'America/New_York' });
  });
});

describe('what is no member', () => {
  test.each<[string, object, string]>([
    ['what is public already', { title: 'A' }, 'This has no unpublished changes. Change it and save a draft first.'],
    ['what is archived', { title: 'A', state: 'archived' }, 'This is archived. Save it as a draft first.'],
    [
      'what has a time of its own',
      { title: 'A', state: 'scheduled', publish_at: '2026-04-01T09:00' },
      'This is scheduled by itself. Save it as a draft first.',
    ],
  ])('%s is refused', async (_, values, message) => {
    const ed = await colleague();
    await ed.add(values);
    await ed.begin();
    expect((await ed.put(1)).error.message).toBe(message);
  });

  test('a draft is in one set, and adding it twice adds it once', async () => {
    const ed = await colleague();
    await winterHours(ed);
    expect((await ed.put(2)).set.size).toBe(2);
    await ed.begin('Spring');
    expect((await ed.put(2, { set: 2 })).error.message).toBe(
      'This is in the set “Winter hours”. Remove it from there first.',
    );
  });

  test('a draft that was published by itself is left out, and the rest is published', async () => {
    const ed = await colleague();
    await winterHours(ed);
    await ed.change(2, { state: 'published' });
    expect(states((await ed.get()).set)).toEqual([
      ['Winter market', 'nothing'],
      ['Snow days', 'ready'],
    ]);
    expect((await ed.publish()).status).toBe(200);
    expect((await ed.takeBack()).status).toBe(200);
    expect(await visible()).toEqual(['Winter market']);
  });

  test('an empty set, a draft without a title and a made-up record are refused', async () => {
    const ed = await colleague();
    await ed.begin();
    expect((await ed.publish()).error.message).toBe('There is nothing to publish in this set.');
    await ed.add({ title: '', state: 'draft' });
    await ed.put(1);
    expect((await ed.publish()).error.message).toBe('Nothing was published. “Untitled draft”: This has no title yet.');
    expect((await ed.put(99)).status).toBe(404);
    expect((await ed.put(1, { resource: 'donation' })).error.code).toBe('validation');
    expect((await ed.put(1, { set: 9 })).error.message).toBe('This set was deleted.');
  });
});

describe('the name of a set', () => {
  test('is needed, and is that of one unpublished set', async () => {
    const ed = await colleague();
    expect((await ed.begin(' ')).error.fields.name).toBe('Give the set a name.');
    expect((await ed.begin(7)).error.fields.name).toBe('Give the set a name.');
    expect((await ed.begin('a'.repeat(101))).error.fields.name).toBe('This can have at most 100 characters.');
    expect((await ed.begin()).status).toBe(201);
    expect((await ed.begin()).error.message).toBe('There is a set with this name already.');
    expect((await ed.rename('Winter')).set.name).toBe('Winter');
    expect((await ed.begin()).status).toBe(201);
  });

  test('is named in the list of the records that wait in it, until it is deleted', async () => {
    const ed = await colleague();
    await winterHours(ed);
    const inSets = async () => {
      const { body } = await ed.read('/api/get-all-story?state=any&limit=10');
      return body.stories.flatMap(({ title, change_set: set }: { title: string; change_set?: { name: string } }) =>
        set ? [[title, set.name]] : [],
      );
    };
    expect((await inSets()).toSorted()).toEqual([
      ['Snow days', 'Winter hours'],
      ['Winter market', 'Winter hours'],
    ]);
    await ed.removeSet();
    expect(await inSets()).toEqual([]);
    await ed.restoreSet();
    expect(await inSets()).toHaveLength(2);
  });

  test('goes with the set, and its records stay as they are; undo brings it back', async () => {
    const ed = await colleague();
    await winterHours(ed);
    for (const again of [200, 200]) expect((await ed.removeSet()).status).toBe(again);
    expect((await ed.get()).error.message).toBe('This set was deleted.');
    expect((await ed.story(2)).change_set).toBeUndefined();
    expect((await ed.restoreSet()).set.size).toBe(2);
    expect((await ed.story(2)).change_set.name).toBe('Winter hours');
    await ed.removeSet();
    await cleanUp({ ...server, now: () => new Date('2026-06-06T12:00:00Z') });
    server.setNow('2026-06-06T12:00:00Z');
    await server.changeSets.purge();
    expect(await server.db.read.selectFrom('change_set_members').selectAll().execute()).toEqual([]);
  });

  test('a published set stays as history', async () => {
    const ed = await colleague();
    await winterHours(ed);
    await ed.publish();
    expect((await ed.removeSet()).error.message).toBe(
      'This set is published, and stays as history. You can undo its publication.',
    );
  });
});

describe('menus and settings', () => {
  const menus = async () => JSON.parse((await server.resources.services.menus.single(1)).bytes.toString()).menus;

  test('wait in the set, and are published and taken back with it', async () => {
    const [admin] = [await colleague('administrator')];
    await winterHours(admin);
    const before = await menus();
    const { set } = await admin.put(1, { resource: 'menus', values: { news_title: 'Winter news' } });
    expect(set.members.at(-1)).toMatchObject({
      resource: 'menus',
      state: 'ready',
      changes: [{ field: 'news_title', from: before.news_title, to: 'Winter news' }],
    });
    expect((await menus()).news_title).toBe(before.news_title);
    await admin.put(1, { resource: 'organization', values: { short_name: 'Winter' } });
    // Whoever changes the menus in the meantime learns of it.
    expect((await menus()).change_set).toEqual({ id: 1, name: 'Winter hours', publish_at: null });
    expect((await admin.publish()).status).toBe(200);
    expect((await menus()).news_title).toBe('Winter news');
    expect((await admin.takeBack()).status).toBe(200);
    expect((await menus()).news_title).toBe(before.news_title);
    expect((await admin.publish()).status).toBe(200);
    expect((await menus()).news_title).toBe('Winter news');
  });

  test('what somebody has changed in the meantime is a conflict', async () => {
    const ed = await colleague();
    await ed.begin();
    await ed.put(1, { resource: 'menus', values: { news_title: 'Winter news', pages_title: 'All' } });
    await server.resources.services.menus.update(1, { news_title: 'News' });
    const { set } = await ed.get();
    expect(set.members[0]).toMatchObject({ state: 'conflict' });
    expect(states((await ed.resolve(set.members[0]?.id ?? 0, 'published')).set)[0]?.[1]).toBe('ready');
    await ed.publish();
    expect(await menus()).toMatchObject({ news_title: 'News', pages_title: 'All' });
  });

  test('only whoever may change them puts them into a set, and only what they can have', async () => {
    const [abe, ed] = [await colleague('author', 'Abe'), await colleague()];
    await ed.begin();
    expect((await abe.put(1, { resource: 'menus', values: { news_title: 'Mine' } })).status).toBe(403);
    expect((await ed.put(1, { resource: 'organization', values: { name: 'Mine' } })).status).toBe(403);
    expect((await ed.put(1, { resource: 'menus' })).error.fields.values).toBe(
      'There is nothing to publish yet. Change something first.',
    );
    expect((await ed.put(1, { resource: 'menus', values: { news_title: 7 } })).error.code).toBe('validation');
    await ed.put(1, { resource: 'menus', values: { news_title: 'Of the editor' } });
    expect((await abe.get()).set.members[0]).toMatchObject({ state: 'forbidden', changes: [] });
  });
});
