import { callPath } from '@porchlight/contract/calls';
import type { DeletedRecordResponse, DeletedResponse } from '@porchlight/contract/history';
import { restoreDays } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { expect, test } from 'vitest';
import { historyServer } from '../testing/history-server.ts';
import { quarters } from '../testing/sample-files.ts';
import { multipart } from '../testing/test-server.ts';

const { addStory, send, server, trash } = historyServer();
const read = (id: number) => server.asStaff({ url: callPath(otherCalls.deletedRecord, id) });

test('the trash lists the fields of the list, without long texts, and returns the full record on request', async () => {
  const story = await addStory({ title: 'Gone fishing', subtitle: 'Until Monday', content: 'On the lower river.' });
  await send('DELETE', `/api/delete-single-story/${story.id}`);
  const [deleted] = (await trash()).deleted;
  expect(deleted?.record).toMatchObject({ id: story.id, subtitle: 'Until Monday' });
  expect(deleted?.record).not.toHaveProperty('content');
  const response = await read(deleted?.id ?? 0);
  expect(response.json<DeletedRecordResponse>().deleted).toMatchObject({
    title: 'Gone fishing',
    record: { content: 'On the lower river.' },
  });
});

test('nobody can read the password of a deleted account, not even as its hash', async () => {
  const { user } = (await send('POST', '/api/add-user', { username: 'otis', password: 'a secret of mine' })).json();
  await send('DELETE', `/api/delete-single-user/${user.id}`);
  const [deleted] = (await trash()).deleted;
  const complete = await read(deleted?.id ?? 0);
  expect(deleted?.record).toMatchObject({ username: 'otis' });
  expect(JSON.stringify(deleted) + complete.body).not.toMatch(/password|scrypt|argon|\$/);
});

test('records that were restored, are too old or were never in the trash can’t be read there', async () => {
  const story = await addStory({ title: 'Gone fishing' });
  await send('DELETE', `/api/delete-single-story/${story.id}`);
  const [deleted] = (await trash()).deleted;
  const id = deleted?.id ?? 0;
  await send('POST', `/api/restore-story/${story.id}`);
  expect((await read(id)).json().error).toMatchObject({
    code: 'not_found',
    message: 'This is no longer in the trash.',
  });
  await send('DELETE', `/api/delete-single-story/${story.id}`);
  const again = (await trash()).deleted[0]?.id ?? 0;
  expect((await read(again)).statusCode).toBe(200);
  expect((await read(999)).statusCode).toBe(404);
  server.pass((restoreDays * 24 + 1) * 60 * 60 * 1000);
  const headers = { authorization: `Bearer ${await server.signIn()}` };
  const late = await server.server.inject({ url: callPath(otherCalls.deletedRecord, again), headers });
  expect(late.statusCode).toBe(404);
});

test('a deleted picture that visitors can’t see any more opens with the key in the response', async () => {
  const form = multipart({ title: 'Quarters', image: { filename: 'a', content: await quarters().png().toBuffer() } });
  const { story } = (await server.asStaff({ method: 'POST', url: '/api/add-story', ...form })).json();
  await send('DELETE', `/api/delete-single-story/${story.id}`);
  const [deleted] = (await trash()).deleted;
  const url = `/images/${deleted?.record?.image}?w=160`;
  expect((await server.server.inject({ url })).statusCode).toBe(404);
  expect((await server.server.inject({ url: `${url}&${deleted?.file_keys?.image}` })).statusCode).toBe(200);
});

test('a record in the trash is found by words of its title, whatever their case and accents', async () => {
  const titles = async (words: string) => {
    const response = await server.asStaff({ url: `/api/get-all-deleted?title=${encodeURIComponent(words)}` });
    return response.json<DeletedResponse>().deleted.map(({ title }) => title);
  };
  for (const title of ['Café on the corner', 'A 100% cotton quilt']) {
    const story = await addStory({ title });
    await send('DELETE', `/api/delete-single-story/${story.id}`);
  }
  expect(await titles('CAFE ON')).toEqual(['Café on the corner']);
  expect(await titles('100%')).toEqual(['A 100% cotton quilt']);
  expect(await titles('100_')).toEqual([]);
});
