import type { HistoryResponse } from '@porchlight/contract/history';
import type { Role } from '@porchlight/contract/permissions';
import { describe, expect, test } from 'vitest';
import { storyWriter } from '../testing/story-writer.ts';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest('2026-03-06T12:00:00Z');

const person = (role: Role, username?: string) => storyWriter(server, role, username);

const visible = async () =>
  (await server.server.inject('/api/get-all-story')).json().stories.map(({ title }: { title: string }) => title);

describe('a draft of changes', () => {
  const read = async (reader: Awaited<ReturnType<typeof person>>, id: number) =>
    (await reader.read(`/api/get-single-story/${id}?state=any`)).body?.story;

  test('does not change what visitors see until it is published, under the same URL', async () => {
    const editor = await person('editor');
    await editor.add({ title: 'Market', subtitle: 'Every Saturday', content: 'At the square.' });
    const { body } = await editor.add({ title: 'Market day', state: 'draft', replaces: 1, replaces_version: 1 });
    // Fields that were not sent are unchanged.
    expect(body.story).toMatchObject({ id: 2, replaces: 1, subtitle: 'Every Saturday', content: 'At the square.' });
    expect(await visible()).toEqual(['Market']);
    expect((await read(editor, 1)).changes).toEqual({ id: 2, state: 'draft', publish_at: null });
    const published = await editor.change(2, { state: 'published', subtitle: 'Every Sunday' });
    expect(published.body.story).toMatchObject({ id: 1, version: 2, title: 'Market day', slug: 'market' });
    expect(await visible()).toEqual(['Market day']);
    expect((await read(editor, 1)).changes).toBeUndefined();
    expect((await editor.read('/api/get-single-story/2?state=any')).status).toBe(404);
    const { history } = (await editor.read('/api/get-all-history?resource=story')).body as HistoryResponse;
    expect(
      history.map(({ action, record_id, changes }) => [action, record_id, changes.map(({ field }) => field)]),
    ).toEqual([
      ['update', 1, ['title', 'subtitle']],
      ['create', 1, ['title', 'subtitle', 'content', 'slug']],
    ]);
  });

  test('keeps what others have corrected in the meantime, except for its own changes', async () => {
    const editor = await person('editor');
    await editor.add({ title: 'Market', subtitle: 'Evry Saturday', content: 'At the square.' });
    await editor.add({ title: 'Market', content: 'At the depot.', state: 'draft', replaces: 1 });
    await editor.change(1, { subtitle: 'Every Saturday', content: 'On the square.' });
    const { body } = await editor.change(2, { state: 'published' });
    expect(body.story).toMatchObject({ subtitle: 'Every Saturday', content: 'At the depot.' });
  });

  test('without changes leaves the record in its version', async () => {
    const editor = await person('editor');
    await editor.add({ title: 'Market' });
    await editor.add({ title: 'Market', state: 'draft', replaces: 1 });
    expect((await editor.change(2, { state: 'published' })).body.story).toMatchObject({ id: 1, version: 1 });
  });

  test('is published on time, in the name of the person who scheduled it', async () => {
    const [author, editor] = [await person('author'), await person('editor')];
    await editor.add({ title: 'Summer hours' });
    await author.add({ title: 'Winter hours', state: 'in_review', replaces: 1 });
    expect((await author.change(2, { state: 'published' })).status).toBe(403);
    await editor.change(2, { state: 'scheduled', publish_at: '2026-03-07T09:00' });
    expect((await read(editor, 1)).changes).toEqual({ id: 2, state: 'scheduled', publish_at: '2026-03-07T14:00:00Z' });
    await server.resources.applySchedules();
    expect(await visible()).toEqual(['Summer hours']);
    server.setNow('2026-03-07T14:00:00Z');
    await server.resources.applySchedules();
    await server.resources.applySchedules();
    expect(await visible()).toEqual(['Winter hours']);
    const reader = await person('viewer');
    const { history } = (await reader.read('/api/get-all-history?resource=story')).body as HistoryResponse;
    expect(history.map(({ action, by, version }) => [action, by?.username ?? null, version])).toEqual([
      ['update', 'the editor', 2],
      ['create', 'the editor', 1],
    ]);
  });

  test('exists once per record: someone who starts a second is told, and nothing of the first is lost', async () => {
    const editor = await person('editor');
    await editor.add({ title: 'Market' });
    await editor.add({ title: 'First', state: 'draft', replaces: 1 });
    const { status, body } = await editor.add({ title: 'Second', state: 'draft', replaces: 1 });
    expect([status, body.error.message]).toEqual([409, expect.stringContaining('already started changing this')]);
    await editor.remove(2);
    expect((await editor.add({ title: 'Second', state: 'draft', replaces: 1 })).status).toBe(201);
    const refusedBack = await editor.restore(2);
    expect([refusedBack.status, refusedBack.body.error.message]).toEqual([
      409,
      expect.stringContaining('newer changes'),
    ]);
    await editor.remove(3);
    expect([(await editor.restore(2)).status, (await read(editor, 2)).title]).toEqual([200, 'First']);
  });

  test('of a deleted record waits for a decision', async () => {
    const editor = await person('editor');
    await editor.add({ title: 'Market' });
    await editor.add({ title: 'Later', state: 'scheduled', publish_at: '2026-03-07T09:00', replaces: 1 });
    await editor.remove(1);
    const refused = await editor.change(2, { state: 'published' });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringContaining('Restore it from the trash first'),
    ]);
    server.setNow('2026-03-07T14:00:00Z');
    await server.resources.applySchedules();
    // Sessions end over night.
    const next = await person('editor', 'another editor');
    expect(await read(next, 2)).toMatchObject({ state: 'in_review', publish_at: null });
    await next.restore(1);
    await next.change(2, { state: 'published' });
    expect(await visible()).toEqual(['Later']);
  });

  test('of an archived record waits until that is published again', async () => {
    const editor = await person('editor');
    await editor.add({ title: 'Market' });
    await editor.add({ title: 'Later', state: 'scheduled', publish_at: '2026-03-06T07:20', replaces: 1 });
    await editor.change(1, { state: 'archived' });
    const refused = await editor.change(2, { state: 'published' });
    expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining('no longer published')]);
    expect(await read(editor, 2)).toMatchObject({ title: 'Later', state: 'scheduled' });
    server.setNow('2026-03-06T12:21:00Z');
    await server.resources.applySchedules();
    expect(await read(editor, 2)).toMatchObject({ title: 'Later', state: 'in_review' });
    await editor.change(1, { state: 'published' });
    await editor.change(2, { state: 'published' });
    expect(await visible()).toEqual(['Later']);
  });

  test.each([
    ['of an invalid id', { replaces: 'one', state: 'draft' }, 'replaces'],
    ['of an unknown record', { replaces: 9, state: 'draft' }, 'replaces'],
    ['of a draft', { replaces: 2, state: 'draft' }, 'replaces'],
    ['that is published at once', { replaces: 1 }, 'state'],
    ['that is archived', { replaces: 1, state: 'archived' }, 'state'],
    ['of an invalid version', { replaces: 1, state: 'draft', replaces_version: 'two' }, 'replaces_version'],
  ])('%s is refused at its field', async (_of, values, field) => {
    const editor = await person('editor');
    await editor.add({ title: 'Market' });
    await editor.add({ title: 'Draft', state: 'draft' });
    const { status, body } = await editor.add({ title: 'Changes', ...values });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
  });

  test('is hidden from visitors', async () => {
    const editor = await person('editor');
    await editor.add({ title: 'Market' });
    await editor.add({ title: 'Secret plans', state: 'draft', replaces: 1 });
    for (const path of ['/api/get-single-story/1', '/api/get-all-story', '/api/search?q=secret'])
      expect((await server.server.inject(path)).body).not.toMatch(/Secret|replaces|changes/);
  });
});
