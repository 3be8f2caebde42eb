import type { HistoryEntry } from '@porchlight/contract/history';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { describe, expect, test } from 'vitest';
import { changeOf, historyServer } from '../testing/history-server.ts';

const { addStory, history, restoreVersion, send, server } = historyServer();

describe('an earlier version', () => {
  test('is restored as a new version, which is in the history too', async () => {
    const { id } = await addStory({ title: 'First', content: 'Beans.', date: '2026-03-01' });
    await send('POST', `/api/update-single-story/${id}`, { title: 'Second', content: '', date: '' });
    await send('POST', `/api/update-single-story/${id}`, { title: 'Third' });
    const entries = (await history(`?resource=story&record=${id}`)).history;
    const response = await restoreVersion(entries[2] as HistoryEntry, { version: 3 });
    expect(response.json()).toMatchObject({
      record: { title: 'First', content: 'Beans.', date: '2026-03-01', version: 4 },
      missing_files: {},
    });
    const [newest] = (await history(`?resource=story&record=${id}`)).history;
    expect(newest).toMatchObject({ action: 'revert', reverted_to: 1, version: 4 });
    expect(changeOf(newest, 'title')).toEqual({ field: 'title', from: 'Third', to: 'First' });
    const undone = await restoreVersion(newest as HistoryEntry, { version: 4, state: 'before' });
    expect(undone.json().record).toMatchObject({ title: 'Third', content: '', date: null, version: 5 });
  });

  test('is refused if someone else has changed the record in the meantime', async () => {
    const { id } = await addStory({ title: 'First' });
    await send('POST', `/api/update-single-story/${id}`, { title: 'Second' });
    const [, created] = (await history(`?resource=story&record=${id}`)).history;
    const response = await restoreVersion(created as HistoryEntry, { version: 1 });
    expect([response.statusCode, response.json().error]).toMatchObject([
      409,
      { code: 'stale_version', current: { title: 'Second', version: 2 } },
    ]);
  });

  test('keeps an amount to the cent, and a password as it is', async () => {
    const { donation } = (await send('POST', '/api/add-donation', { email: 'a@example.org', amount: 0.29 })).json();
    await send('PUT', `/api/update-single-donation/${donation.id}`, { amount: 1250.5 });
    const [, created] = (await history('?resource=donation')).history;
    expect((await restoreVersion(created as HistoryEntry, { version: 2 })).json().record.amount).toBe(0.29);
    const { user } = (await send('POST', '/api/add-user', sampleValues('user'))).json();
    await send('PUT', `/api/update-single-user/${user.id}`, { username: 'grace', password: 'a new lamp' });
    const [, first] = (await history(`?resource=user&record=${user.id}`)).history;
    const back = await restoreVersion(first as HistoryEntry, { version: 2 });
    expect(back.json().record).toMatchObject({ username: 'colleague 1' });
    await server.signIn({ username: 'colleague 1', password: 'a new lamp' });
  });

  test('takes the next free slug if its own is used, and reports a name that is used', async () => {
    const { id } = await addStory({ title: 'Porch', slug: 'porch' });
    await send('POST', `/api/update-single-story/${id}`, { slug: 'porch-at-dusk' });
    await addStory({ title: 'Other', slug: 'porch' });
    const [, created] = (await history(`?resource=story&record=${id}`)).history;
    expect((await restoreVersion(created as HistoryEntry, { version: 2 })).json().record.slug).toBe('porch-2');

    const { user } = (await send('POST', '/api/add-user', sampleValues('user'))).json();
    await send('PUT', `/api/update-single-user/${user.id}`, { username: 'grace' });
    await send('POST', '/api/add-user', { ...sampleValues('user', 2), username: 'colleague 1' });
    const [, first] = (await history(`?resource=user&record=${user.id}`)).history;
    const response = await restoreVersion(first as HistoryEntry, { version: 2 });
    expect([response.statusCode, response.json().error.message]).toEqual([
      409,
      'Another record has the username “colleague 1” now. Change or delete that record first, then try again.',
    ]);
  });

  test('of a deleted record can be restored only after the record', async () => {
    const { id } = await addStory({ title: 'First' });
    const [created] = (await history(`?resource=story&record=${id}`)).history;
    await send('DELETE', `/api/delete-single-story/${id}`);
    const response = await restoreVersion(created as HistoryEntry, { version: 2 });
    expect([response.statusCode, response.json().error.code]).toEqual([410, 'gone']);
  });

  test('that is unknown is not found', async () => {
    expect((await restoreVersion({ id: 999_999 } as HistoryEntry, { version: 1 })).statusCode).toBe(404);
    expect((await send('POST', '/api/restore-version/abc', { version: 1 })).statusCode).toBe(400);
    expect((await send('POST', '/api/restore-version/1', {})).statusCode).toBe(400);
  });
});
