// @module-tag database
import type { DeletedResponse, HistoryEntry, HistoryResponse } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../jobs/housekeeping.ts';
import { changeOf, historyServer } from '../testing/history-server.ts';
import { quarters } from '../testing/sample-files.ts';
import { multipart } from '../testing/test-server.ts';

const { addStory, send, server, trash } = historyServer();

const dayMs = 24 * 60 * 60 * 1000;

describe('as time passes', () => {
  // The file system has its own clock, so these begin at the real time.
  const begin = () => server.setNow(new Date().toISOString());
  let moment: () => Date;
  beforeEach(() => {
    begin();
    let passed = 0;
    const { pass } = server;
    server.pass = (milliseconds) => {
      passed += milliseconds;
      pass(milliseconds);
    };
    moment = () => new Date(Date.now() + passed);
  });
  const runCleanUp = () => cleanUp({ ...server, now: moment });

  async function storyWhosePictureWasReplaced() {
    const picture = async (fit: 'jpeg' | 'png') => ({ filename: 'a', content: await quarters()[fit]().toBuffer() });
    const form = async (fit: 'jpeg' | 'png') => multipart({ title: 'A', image: await picture(fit) });
    const { story } = (await server.asStaff({ method: 'POST', url: '/api/add-story', ...(await form('jpeg')) })).json();
    await server.asStaff({ method: 'POST', url: `/api/update-single-story/${story.id}`, ...(await form('png')) });
    return story as { id: number; image: string };
  }

  test('a replaced picture can be restored for 30 days', async () => {
    const { id, image } = await storyWhosePictureWasReplaced();
    server.pass(29 * dayMs);
    await runCleanUp();
    const [, created] = (await signedInHistory(id)) as HistoryEntry[];
    const response = await asStaffAnew('POST', `/api/restore-version/${created?.id}`, { version: 2 });
    expect(response.json()).toMatchObject({ record: { image }, missing_files: {} });
  });

  test('after that its name is shown and the current picture is kept', async () => {
    const { id, image } = await storyWhosePictureWasReplaced();
    // The library would keep its file.
    await send('DELETE', '/api/delete-single-media/1');
    server.pass(31 * dayMs);
    await runCleanUp();
    const [newest, created] = (await signedInHistory(id)) as HistoryEntry[];
    const response = await asStaffAnew('POST', `/api/restore-version/${created?.id}`, { version: 2 });
    expect(response.json()).toMatchObject({
      record: { image: changeOf(newest, 'image')?.to },
      missing_files: { image },
    });
  });

  test('a permanently deleted record leaves the history and the trash', async () => {
    const { email } = (await send('POST', '/api/add-email', { email: 'private@example.org' })).json();
    await send('DELETE', `/api/delete-single-email/${email.id}`);
    expect((await trash()).deleted).toHaveLength(1);
    server.pass(31 * dayMs);
    expect((await getAnew<DeletedResponse>(otherCalls.deleted.path)).deleted).toEqual([]);
    await runCleanUp();
    const entries = await server.db.read
      .selectFrom('history')
      .selectAll()
      .where('resource', '=', 'email')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action, username }) => [action, username])).toEqual([
      ['create', 'admin'],
      ['delete', 'admin'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('private');
  });

  test('a change is deleted after two years', async () => {
    await addStory({ title: 'Old' });
    server.pass(729 * dayMs);
    await runCleanUp();
    expect(
      await server.db.read.selectFrom('history').select('id').where('resource', '=', 'story').execute(),
    ).toHaveLength(1);
    server.pass(2 * dayMs);
    await runCleanUp();
    expect(await server.db.read.selectFrom('history').select('id').where('resource', '=', 'story').execute()).toEqual(
      [],
    );
  });

  async function asStaffAnew(method: 'GET' | 'POST', url: string, payload?: object) {
    const authorization = `Bearer ${await server.signIn()}`;
    return server.server.inject({ method, url, payload, headers: { authorization } });
  }
  const getAnew = async <Answer>(url: string) => (await asStaffAnew('GET', url)).json<Answer>();
  const signedInHistory = async (id: number) =>
    (await getAnew<HistoryResponse>(`${otherCalls.history.path}?resource=story&record=${id}`)).history;
});
