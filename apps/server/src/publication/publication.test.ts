import type { HistoryResponse } from '@porchlight/contract/history';
import type { Role } from '@porchlight/contract/permissions';
import { describe, expect, test } from 'vitest';
import { storyWriter } from '../testing/story-writer.ts';
import { serverForEachTest } from '../testing/test-server.ts';
import { startTwoNodes } from '../testing/two-nodes.ts';

const server = serverForEachTest('2026-03-06T12:00:00Z');

const person = (role: Role, username?: string) => storyWriter(server, role, username);

const visible = async () =>
  (await server.server.inject('/api/get-all-story')).json().stories.map(({ title }: { title: string }) => title);

describe('an author', () => {
  test('writes a draft, continues it and sends it for review, and no visitor sees it', async () => {
    const author = await person('author');
    const { status, body } = await author.add({ title: 'Okra season', state: 'draft' });
    expect([status, body.story]).toEqual([201, expect.objectContaining({ state: 'draft', created_by: author.id })]);
    expect((await author.change(1, { title: 'Okra time' })).body.story).toMatchObject({ state: 'draft' });
    expect((await author.change(1, { state: 'in_review' })).body.story).toMatchObject({ state: 'in_review' });
    expect((await author.change(1, { state: 'draft' })).status).toBe(200);
    expect(await visible()).toEqual([]);
  });

  test.each([
    {},
    { state: 'published' },
    { state: 'scheduled', publish_at: '2026-04-01T09:00' },
    { state: 'archived' },
  ])('publishes nothing: %j', async (input) => {
    const author = await person('author');
    const refused = await author.add({ title: 'At once', ...input });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden']);
    await author.add({ title: 'Draft', state: 'draft' });
    if ('state' in input) expect((await author.change(1, input)).status).toBe(403);
    expect(await visible()).toEqual([]);
  });

  test('can’t change other people’s records or an editor’s decisions', async () => {
    const [author, other, editor] = [await person('author'), await person('author', 'another'), await person('editor')];
    await author.add({ title: 'Mine', state: 'draft' });
    expect((await other.change(1, { title: 'Ours' })).status).toBe(403);
    expect((await other.remove(1)).status).toBe(403);
    await editor.change(1, { state: 'published' });
    for (const refused of [
      author.change(1, { title: 'Later' }),
      author.remove(1),
      author.change(1, { state: 'draft' }),
    ]) {
      expect((await refused).status).toBe(403);
    }
    expect(await visible()).toEqual(['Mine']);
  });

  test('deletes their own draft and undoes that', async () => {
    const author = await person('author');
    await author.add({ title: 'Mine', state: 'draft' });
    expect((await author.remove(1)).status).toBe(204);
    expect((await (await person('author', 'another')).restore(1)).status).toBe(403);
    expect((await author.restore(1)).body.story).toMatchObject({ title: 'Mine', state: 'draft' });
  });

  test('restores an earlier version of their own draft, which stays a draft', async () => {
    const author = await person('author');
    await author.add({ title: 'First', state: 'draft' });
    await author.change(1, { title: 'Second', state: 'in_review' });
    const { history } = (await author.read('/api/get-all-history?resource=story')).body as HistoryResponse;
    const url = `/api/restore-version/${history.at(-1)?.id}`;
    const response = await author.inject({ method: 'POST', url, payload: { version: 2 } });
    expect(response.json().record).toMatchObject({ title: 'First', state: 'in_review' });
  });
});

test('the specification’s calls publish at once, and visitors learn nothing of states', async () => {
  const editor = await person('editor');
  expect((await editor.add({ title: 'At once' })).body.story).toMatchObject({ state: 'published' });
  expect((await editor.change(1, { title: 'Changed' })).body.story).toMatchObject({ state: 'published' });
  expect(await visible()).toEqual(['Changed']);
  const readAsVisitor = async (url: string) => (await server.server.inject(url)).json();
  const { story } = await readAsVisitor('/api/get-single-story/1');
  const { stories } = await readAsVisitor('/api/get-all-story');
  expect(stories).toHaveLength(1);
  for (const record of [story, ...stories])
    for (const field of ['state', 'publish_at', 'created_by', 'file_keys']) expect(record).not.toHaveProperty(field);
});

test('an editor unpublishes a record, and archives it', async () => {
  const editor = await person('editor');
  await editor.add({ title: 'Old' });
  for (const state of ['draft', 'in_review', 'archived']) {
    expect((await editor.change(1, { state })).body.story).toMatchObject({ state });
    expect(await visible()).toEqual([]);
    await editor.change(1, { state: 'published' });
    expect(await visible()).toEqual(['Old']);
  }
});

test('an unknown state is named', async () => {
  const editor = await person('editor');
  const { status, body } = await editor.add({ title: 'A', state: 'gone' });
  expect([status, body.error.fields.state]).toEqual([400, expect.stringContaining('draft, in_review')]);
});

describe('a schedule', () => {
  test('needs a moment in the future, and says what is wrong with another', async () => {
    const editor = await person('editor');
    const wrong = async (publish_at: string | undefined) =>
      (await editor.add({ title: 'A', state: 'scheduled', publish_at })).body.error?.fields.publish_at;
    expect(await wrong(undefined)).toBe('Choose when to publish this.');
    expect(await wrong('')).toBe('Choose when to publish this.');
    expect(await wrong('2026-03-06T07:00')).toBe('This time is in the past. Choose a later time, or publish now.');
    expect(await wrong('2026-02-29T09:00')).toContain('date');
    expect(await wrong('soon')).toContain('This has to be a date and a time');
    expect(await wrong('2028-02-29T09:00')).toBeUndefined();
  });

  test.each([
    ['before the clocks go forward', '2026-03-08T01:30', '2026-03-08T06:30:00Z'],
    ['in the hour that they leave out', '2026-03-08T02:30', '2026-03-08T07:30:00Z'],
    ['after it', '2026-03-08T03:30', '2026-03-08T07:30:00Z'],
    ['in the hour that comes twice in autumn', '2026-11-01T01:30', '2026-11-01T05:30:00Z'],
    ['on the 29th of February', '2028-02-29T09:00', '2028-02-29T14:00:00Z'],
    ['with its own offset', '2026-03-09T09:00+01:00', '2026-03-09T08:00:00Z'],
  ])('%s is kept to the second', async (_when, publish_at, moment) => {
    const editor = await person('editor');
    const { body } = await editor.add({ title: 'On time', state: 'scheduled', publish_at });
    expect(body.story).toMatchObject({ state: 'scheduled', publish_at: moment });
    server.setNow(new Date(Date.parse(moment) - 1000).toISOString());
    await server.resources.applySchedules();
    expect(await visible()).toEqual([]);
    server.setNow(moment);
    await server.resources.applySchedules();
    expect(await visible()).toEqual(['On time']);
  });

  test('is kept late rather than never, and is in the history', async () => {
    const editor = await person('editor');
    await editor.add({ title: 'Late', state: 'scheduled', publish_at: '2026-03-07T09:00' });
    server.setNow('2026-03-12T12:00:00Z');
    await server.resources.applySchedules();
    await server.resources.applySchedules();
    expect(await visible()).toEqual(['Late']);
    const reader = await person('viewer');
    const { history } = (await reader.read('/api/get-all-history?resource=story')).body as HistoryResponse;
    expect(history.map(({ action, by, at }) => [action, by?.username ?? null, at])).toEqual([
      ['publish', null, '2026-03-12T12:00:00Z'],
      ['create', 'the editor', '2026-03-06T12:00:00Z'],
    ]);
    expect(history[0]?.changes).toEqual([
      { field: 'date', from: null, to: '2026-03-12' },
      { field: 'state', from: 'scheduled', to: 'published' },
      { field: 'publish_at', from: '2026-03-07T14:00:00Z', to: null },
    ]);
  });

  test('that was cancelled, moved or deleted does nothing', async () => {
    const editor = await person('editor');
    for (const title of ['Taken back', 'Moved', 'Deleted']) {
      await editor.add({ title, state: 'scheduled', publish_at: '2026-03-07T09:00' });
    }
    expect((await editor.change(1, { state: 'draft' })).body.story).toMatchObject({ publish_at: null });
    await editor.change(2, { publish_at: '2026-03-09T09:00' });
    await editor.remove(3);
    server.setNow('2026-03-08T12:00:00Z');
    await server.resources.applySchedules();
    expect(await visible()).toEqual([]);
    server.setNow('2026-03-10T12:00:00Z');
    await server.resources.applySchedules();
    expect(await visible()).toEqual(['Moved']);
  });

  test('is found in search and in cached responses as soon as it is published', async () => {
    const editor = await person('editor');
    await editor.add({ title: 'Lanterns', state: 'scheduled', publish_at: '2026-03-07T09:00' });
    const found = async () => (await server.server.inject('/api/search?q=lanterns')).json().total;
    expect([await visible(), await found()]).toEqual([[], 0]);
    server.setNow('2026-03-07T14:00:00Z');
    await server.resources.applySchedules();
    expect([await visible(), await found()]).toEqual([['Lanterns'], 1]);
  });
});

test('two nodes that check at the same time publish and archive once', async () => {
  const { nodes, stop } = await startTwoNodes();
  try {
    const [first, second] = nodes;
    for (let count = 1; count <= 10; count += 1) {
      const times = { publish_at: '2026-03-15', visible_until: '2026-03-17' };
      await first.resources.services.story.create({ title: `${count}`, state: 'scheduled', ...times });
    }
    const applySchedules = async (moment: string) => {
      for (const node of nodes) node.setNow(moment);
      await Promise.all([first, second, first].map(({ resources }) => resources.applySchedules()));
      const entries = await first.db.read.selectFrom('history').select('action').execute();
      return Map.groupBy(entries, ({ action }) => action);
    };
    expect((await applySchedules('2026-03-16T12:00:00Z')).get('publish')).toHaveLength(10);
    expect((await second.server.inject('/api/get-all-story')).json().stories).toHaveLength(10);
    expect((await applySchedules('2026-03-18T12:00:00Z')).get('archive')).toHaveLength(10);
    expect((await second.server.inject('/api/get-all-story')).json().stories).toEqual([]);
  } finally {
    await stop();
  }
});

describe('a draft without a title', () => {
  test('is saved, found by staff as Untitled draft, and gets its title and web address later', async () => {
    const editor = await person('editor');
    const { status, body } = await editor.add({ content: 'Half a text', state: 'draft' });
    expect([status, body.story]).toEqual([201, expect.objectContaining({ title: '', slug: '', state: 'draft' })]);
    const { history } = (await server.asStaff({ url: '/api/get-all-history?resource=story' })).json<HistoryResponse>();
    expect(history[0]?.title).toBe('Untitled draft');
    expect((await editor.add({ state: 'draft' })).status).toBe(201);
    expect((await editor.change(1, { title: 'Okra season' })).body.story).toMatchObject({ slug: 'okra-season' });
    expect((await editor.change(1, { title: '' })).body.story).toMatchObject({ title: '' });
  });

  test.each([
    { state: 'published' },
    { state: 'in_review' },
    { state: 'scheduled', publish_at: '2026-04-01T09:00' },
    {},
  ])('is not saved as %j, neither new nor later, and a title is not taken from what is public', async (values) => {
    const editor = await person('editor');
    const refused = await editor.add({ title: ' ', ...values });
    expect([refused.status, refused.body.error.fields]).toEqual([400, { title: 'This can’t be empty.' }]);
    await editor.add({ state: 'draft' });
    if (values.state) expect((await editor.change(1, values)).status).toBe(400);
    await editor.add({ title: 'Okra season' });
    expect((await editor.change(2, { title: '' })).status).toBe(400);
  });
});

describe('a record that is published later than it was written', () => {
  const titles = async () =>
    (await server.server.inject('/api/get-all-story?sort=-created_at'))
      .json()
      .stories.map(({ title }: { title: string }) => title);
  const single = async () => (await server.server.inject('/api/get-single-story/1')).json().story;

  test('has that day as its date for visitors, and is first in lists', async () => {
    const { story } = server.resources.services;
    await story.create({ title: 'Written first', state: 'draft' });
    server.setNow('2026-03-07T12:00:00Z');
    await story.create({ title: 'Meanwhile' });
    server.setNow('2026-03-08T12:00:00Z');
    await story.update(1, { state: 'published' });
    expect(await titles()).toEqual(['Written first', 'Meanwhile']);
    expect((await single()).created_at).toBe('2026-03-08T12:00:00Z');
    const editor = await person('editor');
    expect((await editor.read('/api/get-single-story/1?state=any')).body.story).toMatchObject({
      created_at: '2026-03-06T12:00:00Z',
      published_at: '2026-03-08T12:00:00Z',
    });
    // Put away and taken out again, it keeps its day.
    server.setNow('2026-03-09T12:00:00Z');
    await story.update(1, { state: 'archived' });
    await story.update(1, { state: 'published', title: 'Written first, changed' });
    expect((await single()).created_at).toBe('2026-03-08T12:00:00Z');
  });

  test('gets the day of its scheduled publication if it has no date', async () => {
    const editor = await person('editor');
    const schedule = { state: 'scheduled', publish_at: '2026-03-20T23:30:00-04:00' };
    await editor.add({ title: 'Without a day', ...schedule });
    await editor.add({ title: 'With a day', date: '2026-02-01', ...schedule });
    server.setNow('2026-03-21T03:31:00Z');
    await server.resources.applySchedules();
    expect(await single()).toMatchObject({ date: '2026-03-20', created_at: '2026-03-21T03:31:00Z' });
    expect((await server.server.inject('/api/get-single-story/2')).json().story).toMatchObject({ date: '2026-02-01' });
  });
});

describe('a review', () => {
  /** The mails that are queued, with their readers. */
  async function mails() {
    const rows = await server.db.read
      .selectFrom('mails')
      .innerJoin('users', 'users.id', 'mails.user_id')
      .select(['mails.kind', 'users.username', 'mails.facts'])
      .orderBy('mails.id')
      .execute();
    return rows.map(({ kind, username, facts }) => {
      const { id, title, by, note } = JSON.parse(facts);
      return [kind, username, `${title} (${id}) by ${by}${note && `: ${note}`}`];
    });
  }
  const withEmail = async (role: Role, name: string) => {
    const writer = await person(role, name);
    // Not through the service, which would end the session.
    const email = `${name}@example.org`;
    await server.db.write((trx) =>
      trx.updateTable('users').set({ email, email_key: email }).where('id', '=', writer.id).execute(),
    );
    return writer;
  };

  test('is announced by email to everyone who can publish, and its result to the author, with the note', async () => {
    const author = await withEmail('author', 'ada');
    const editor = await withEmail('editor', 'ed');
    await withEmail('treasurer', 'tess');
    await person('editor', 'without an address');
    await author.add({ title: 'Okra', state: 'draft' });
    expect(await mails()).toEqual([]);
    await author.change(1, { state: 'in_review' });
    await author.change(1, { title: 'Okra season' });
    expect(await mails()).toEqual([['review-requested', 'ed', 'Okra (1) by ada']]);

    const returned = await editor.change(1, { state: 'draft', review_note: 'Who grew it?' });
    expect(returned.body.story).toMatchObject({ state: 'draft', review_note: 'Who grew it?' });
    await author.change(1, { state: 'in_review' });
    expect((await author.read('/api/get-single-story/1?state=any')).body.story).not.toHaveProperty('review_note');
    await editor.change(1, { state: 'published' });
    expect((await mails()).slice(1)).toEqual([
      ['review-returned', 'ada', 'Okra season (1) by ed: Who grew it?'],
      ['review-requested', 'ed', 'Okra season (1) by ada'],
      ['review-published', 'ada', 'Okra season (1) by ed'],
    ]);
    expect((await server.server.inject('/api/get-single-story/1')).body).not.toContain('review_note');
  });

  test('of changes has a link to the published record for the author; no one gets an email about their own work', async () => {
    const author = await withEmail('author', 'ada');
    const editor = await withEmail('editor', 'ed');
    await editor.add({ title: 'Okra', state: 'draft' });
    await editor.change(1, { state: 'in_review' });
    await editor.change(1, { state: 'published' });
    expect(await mails()).toEqual([]);
    await author.add({ title: 'Okra, changed', state: 'in_review', replaces: 1 });
    await editor.change(2, { state: 'published' });
    expect((await mails()).map(([kind, reader, facts]) => [kind, reader, facts])).toEqual([
      ['review-requested', 'ed', 'Okra, changed (2) by ada'],
      ['review-published', 'ada', 'Okra, changed (1) by ed'],
    ]);
  });

  test('of many records sent together is one email for each who can publish, and so is their publication', async () => {
    const author = await withEmail('author', 'ada');
    const editor = await withEmail('editor', 'ed');
    const records = Array.from({ length: 130 }, (_, index) => ({ id: index + 1 }));
    for (const { id } of records) await author.add({ title: `Story ${id}`, state: 'draft' });
    const changeAll = async (person: typeof author, state: string) => {
      for (const part of [records.slice(0, 100), records.slice(100)]) {
        const payload = { resource: 'story', action: 'update', records: part, values: { state } };
        const response = await person.inject({ method: 'POST', url: '/api/change-records', payload });
        expect(response.json().done).toHaveLength(part.length);
        server.pass(5000);
      }
    };
    await changeAll(author, 'in_review');
    await changeAll(editor, 'published');
    const rows = await server.db.read.selectFrom('mails').select(['kind', 'facts']).orderBy('id').execute();
    expect(rows.map(({ kind, facts }) => [kind, JSON.parse(facts).count])).toEqual([
      ['review-requested', '130'],
      ['review-published', '130'],
    ]);
  });

  test('of records sent a minute apart is an email each', async () => {
    const author = await withEmail('author', 'ada');
    await withEmail('editor', 'ed');
    for (const title of ['Okra', 'Corn']) {
      await author.add({ title, state: 'in_review' });
      server.pass(60_000);
    }
    expect(await mails()).toHaveLength(2);
  });

  test('of a scheduled record ends when it is published', async () => {
    const author = await withEmail('author', 'ada');
    const editor = await withEmail('editor', 'ed');
    await author.add({ title: 'Okra', state: 'in_review' });
    await editor.change(1, { state: 'scheduled', publish_at: '2026-04-01T09:00' });
    server.setNow('2026-04-01T14:00:00Z');
    await server.resources.applySchedules();
    expect((await mails()).at(-1)).toEqual(['review-published', 'ada', 'Okra (1) by ']);
  });

  test.each([7, 'x'.repeat(1001)])('with the note %j is refused', async (review_note) => {
    const editor = await person('editor');
    await editor.add({ title: 'Okra', state: 'in_review' });
    const { status, body } = await editor.change(1, { state: 'draft', review_note });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['review_note']]);
  });
});
