import type { Role } from '@porchlight/contract/permissions';
import { expect, test } from 'vitest';
import { cleanUp } from '../jobs/housekeeping.ts';
import { storyWriter } from '../testing/story-writer.ts';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest('2026-03-06T12:00:00Z');

/** An account with an email address, and its calls about the comments of the first story. */
async function colleague(role: Role, username: string) {
  const writer = await storyWriter(server, role, username);
  const email = `${username.replaceAll(' ', '.')}@example.org`;
  // Not through the service, which would end the session.
  await server.db.write((trx) =>
    trx.updateTable('users').set({ email, email_key: email }).where('id', '=', writer.id).execute(),
  );
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const response = await writer.inject({ method, url, payload });
    return { status: response.statusCode, ...response.json() };
  };
  return {
    ...writer,
    comments: (record = 1) => call('GET', `/api/get-all-comment?resource=story&record=${record}`),
    say: (text: string, record: unknown = 1) => call('POST', '/api/add-comment', { resource: 'story', record, text }),
    resolve: (id: number, resolved: unknown = true) => call('POST', `/api/resolve-comment/${id}`, { resolved }),
    delete: (id: number | string) => call('DELETE', `/api/delete-comment/${id}`),
    mute: (muted_mails: unknown) => call('PUT', '/api/change-my-mails', { muted_mails }),
  };
}

async function mails(): Promise<string[][]> {
  const rows = await server.db.read
    .selectFrom('mails')
    .innerJoin('users', 'users.id', 'mails.user_id')
    .select(['mails.kind', 'users.username', 'mails.facts'])
    .orderBy('mails.id')
    .execute();
  return rows.map(({ kind, username, facts }) => [kind, String(username), JSON.parse(facts).text]);
}

const texts = ({ comments }: { comments: { text: string }[] }) => comments.map(({ text }) => text);

test('colleagues talk about a record, and only who is mentioned gets an email', async () => {
  const [ada, ed, mary] = [
    await colleague('author', 'ada'),
    await colleague('editor', 'Ed'),
    await colleague('viewer', 'Mary Ann'),
  ];
  await ada.add({ title: 'Okra', state: 'draft' });
  const asked = await ada.say('  @ed, who took the picture? @bob may know, and I, @ada, don’t.  ');
  expect([asked.status, asked.unknown_mentions]).toEqual([201, ['@bob']]);
  await mary.say('I did.');
  expect(await mails()).toEqual([['mention', 'Ed', '@ed, who took the picture? @bob may know, and I, @ada, don’t.']]);
  const { comments, people } = await ed.comments();
  expect(
    comments.map(({ by, created_at, resolved }: { by: { username: string }; created_at: string; resolved: null }) => [
      by.username,
      created_at,
      resolved,
    ]),
  ).toEqual([
    ['ada', '2026-03-06T12:00:00Z', null],
    ['Mary Ann', '2026-03-06T12:00:00Z', null],
  ]);
  expect(people).toEqual(expect.arrayContaining([{ username: 'ada' }, { username: 'Ed' }, { username: 'Mary Ann' }]));
});

test('a comment is resolved once, and reopened', async () => {
  const [ada, ed] = [await colleague('author', 'ada'), await colleague('editor', 'ed')];
  await ada.add({ title: 'Okra', state: 'draft' });
  await ada.say('Who took the picture?');
  await ed.resolve(1);
  const resolved = { by: 'ed', at: '2026-03-06T12:00:00Z' };
  expect((await ada.resolve(1)).comments).toMatchObject([{ resolved }]);
  expect((await ada.resolve(1, false)).comments).toMatchObject([{ resolved: null }]);
});

test('comments on changes are those of the published record, also after their publication', async () => {
  const ed = await colleague('editor', 'ed');
  await ed.add({ title: 'Okra' });
  await ed.add({ title: 'Okra season', state: 'draft', replaces: 1 });
  await ed.say('New title?', 2);
  expect(texts(await ed.comments(1))).toEqual(['New title?']);
  await ed.change(2, { state: 'published' });
  expect(texts(await ed.comments(1))).toEqual(['New title?']);
});

test('one’s own comment can be deleted, and no other', async () => {
  const [ada, ed] = [await colleague('author', 'ada'), await colleague('administrator', 'ed')];
  await ada.add({ title: 'Okra', state: 'draft' });
  await ada.say('Wrong place');
  expect((await ed.delete(1)).error.code).toBe('forbidden');
  expect(texts(await ada.delete(1))).toEqual([]);
  expect((await ada.delete(1)).error).toMatchObject({
    code: 'not_found',
    message: 'This comment was deleted.',
  });
});

test('a disabled account is not mentioned, and whoever mentions it learns that', async () => {
  const [ada, ed] = [await colleague('author', 'ada'), await colleague('editor', 'ed')];
  await ada.add({ title: 'Okra', state: 'draft' });
  await server.asStaff({ method: 'DELETE', url: `/api/delete-single-user/${ed.id}` });
  expect((await ada.say('@ed?')).unknown_mentions).toEqual(['@ed']);
  expect(await mails()).toEqual([]);
});

test('people switch off the emails that they don’t want', async () => {
  const [ada, ed] = [await colleague('author', 'ada'), await colleague('editor', 'ed')];
  expect(await ed.mute(['mention', 'review-requested', 'mention'])).toMatchObject({
    muted_mails: ['review-requested', 'mention'],
  });
  await ada.add({ title: 'Okra', state: 'in_review' });
  await ada.say('@ed, please look.');
  expect(await mails()).toEqual([]);
  const { muted_mails } = (await ed.inject({ url: '/api/get-my-account' })).json();
  expect(muted_mails).toEqual(['review-requested', 'mention']);
  expect((await ed.mute(['password-reset'])).error.code).toBe('validation');
  await ed.mute([]);
  await ada.say('@ed, please look again.');
  expect(await mails()).toHaveLength(1);
});

test.each([
  ['', 'Write a comment.'],
  [' \n ', 'Write a comment.'],
  ['a'.repeat(2001), 'This can have at most 2000 characters.'],
])('what is no comment is refused: %j', async (text, message) => {
  const ada = await colleague('author', 'ada');
  await ada.add({ title: 'Okra', state: 'draft' });
  expect((await ada.say(text)).error.fields.text).toBe(message);
});

test('there is nothing to say about a record that is gone, or of which there are no drafts', async () => {
  const ada = await colleague('author', 'ada');
  expect((await ada.say('Hello', 7)).error.code).toBe('not_found');
  expect((await ada.say('Hello', 'one')).error.code).toBe('validation');
  expect((await ada.inject({ url: '/api/get-all-comment?resource=donation&record=1' })).statusCode).toBe(400);
  expect((await server.server.inject('/api/get-all-comment?resource=story&record=1')).statusCode).toBe(401);
});

test('with a record, its comments are deleted for good', async () => {
  const ed = await colleague('editor', 'ed');
  await ed.add({ title: 'Okra' });
  await ed.say('Nice');
  await ed.remove(1);
  await cleanUp({ ...server, now: () => new Date('2026-06-06T12:00:00Z') });
  expect(await server.db.read.selectFrom('comments').selectAll().execute()).toEqual([]);
});
