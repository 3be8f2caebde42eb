import type { HistoryResponse } from '@porchlight/contract/history';
import { describe, expect, test } from 'vitest';
import { storyWriter } from '../testing/story-writer.ts';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest('2026-03-06T12:00:00Z');

/** Signs in: earlier sessions have ended when the clock has moved on. */
const editor = (username?: string) => storyWriter(server, 'editor', username);

const visible = async () =>
  (await server.server.inject('/api/get-all-story')).json().stories.map(({ title }: { title: string }) => title);

async function goTo(moment: string) {
  server.setNow(moment);
  await server.resources.applySchedules();
}

describe('what is visible until a time', () => {
  test('is archived then, by the schedule, and no visitor learns of the time', async () => {
    const { add } = await editor();
    await add({ title: 'Sale', visible_until: '2026-03-08T03:30' });
    expect((await server.server.inject('/api/get-single-story/1')).json().story).not.toHaveProperty('visible_until');
    // Half past three is an hour earlier on the day when the clocks go forward.
    await goTo('2026-03-08T07:29:59Z');
    expect(await visible()).toEqual(['Sale']);
    await goTo('2026-03-08T07:30:00Z');
    await server.resources.applySchedules();
    expect(await visible()).toEqual([]);
    const { read } = await editor('later');
    expect((await read('/api/get-single-story/1?state=any')).body.story).toMatchObject({
      ...{ state: 'archived', visible_until: null },
    });
    const { history } = (await read('/api/get-all-history?resource=story')).body as HistoryResponse;
    expect(history.map(({ action, by }) => [action, by?.username ?? null])).toEqual([
      ['archive', null],
      ['create', 'the editor'],
    ]);
  });

  test('was published and archived when both were due while the server was down', async () => {
    const { add } = await editor();
    await add({
      ...{ title: 'Short', state: 'scheduled', publish_at: '2026-03-07T09:00', visible_until: '2026-03-07T17:00' },
    });
    await goTo('2026-03-09T12:00:00Z');
    const { read } = await editor('later');
    const { story } = (await read('/api/get-single-story/1?state=any')).body;
    expect([story?.state, story?.published_at]).toEqual(['archived', '2026-03-09T12:00:00Z']);
  });

  test('stays where it is as a draft, in the trash, and when the time was removed or moved', async () => {
    const { add, change, remove } = await editor();
    for (const title of ['Removed', 'Moved', 'Deleted']) await add({ title, visible_until: '2026-03-07T09:00' });
    await add({ title: 'Draft', state: 'draft', visible_until: '2026-03-07T09:00' });
    await change(1, { visible_until: '' });
    await change(2, { visible_until: '2026-03-20T09:00' });
    await remove(3);
    await goTo('2026-03-08T12:00:00Z');
    expect((await visible()).toSorted()).toEqual(['Moved', 'Removed']);
  });

  test('is published again without that time', async () => {
    await (await editor()).add({ title: 'Sale', visible_until: '2026-03-07T09:00' });
    await goTo('2026-03-08T12:00:00Z');
    const { change } = await editor('later');
    expect((await change(1, { state: 'published' })).body.story).toMatchObject({
      ...{ state: 'published', visible_until: null },
    });
  });

  test.each([
    [{ visible_until: '2026-03-06T06:59' }, 'This time is in the past. Choose a later time, or remove it.'],
    [
      { state: 'scheduled', publish_at: '2026-03-08T09:00', visible_until: '2026-03-08T09:00' },
      'This is before the time of publication. Choose a later time, or remove it.',
    ],
    [{ visible_until: 'soon' }, expect.stringContaining('This has to be a date and a time')],
  ])('is refused with a sentence: %j', async (input, sentence) => {
    const { body } = await (await editor()).add({ title: 'A', ...input });
    expect(body.error?.fields.visible_until).toEqual(sentence);
  });

  test('can’t be published after that time', async () => {
    await (await editor()).add({ title: 'Late', state: 'draft', visible_until: '2026-03-07T09:00' });
    server.setNow('2026-03-08T12:00:00Z');
    const { change } = await editor('later');
    expect((await change(1, { title: 'Later' })).status).toBe(200);
    expect((await change(1, { state: 'published' })).body.error?.fields.visible_until).toContain('in the past');
  });

  test('gets the time that changes of it propose, once they are published', async () => {
    const { add, change } = await editor();
    await add({ title: 'Sale', visible_until: '2026-03-10T09:00' });
    await add({ title: 'Great sale', state: 'draft', replaces: 1 });
    expect((await change(2, { state: 'published' })).body.story).toMatchObject({
      ...{ id: 1, title: 'Great sale', visible_until: '2026-03-10T13:00:00Z' },
    });
    await add({ title: 'Great sale', state: 'draft', replaces: 1, visible_until: '2026-03-12T09:00' });
    expect((await change(3, { state: 'published' })).body.story).toMatchObject({
      ...{ id: 1, visible_until: '2026-03-12T13:00:00Z' },
    });
  });
});
