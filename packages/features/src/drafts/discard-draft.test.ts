import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/index.ts';
import { fillLocalStorage, storedFileKeys, stubBrowserStorage } from '../testing/browser-storage.ts';
import { FakeDraftAccount } from '../testing/fake-draft-account.ts';
import { discardAccountDraft, discardDraft } from './discard-draft.ts';
import { type Draft, readDraftFiles, readDrafts, writeDraft, writeDraftFile } from './draft-store.ts';

let account: FakeDraftAccount;

beforeEach(async () => {
  await stubBrowserStorage();
  account = new FakeDraftAccount();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const savedAt = Date.parse('2026-03-14T16:00:00Z');
const key = 'key-of-form-a-00';
const local: Draft = {
  ...{ owner: '1', resource: 'story', record: 'new', id: 'form-a', idempotencyKey: key, savedAt },
  ...{ title: 'Okra', values: { title: 'Okra' }, files: { image: 'okra.png' }, base: null },
};
const sent: Draft = { ...local, sentAt: savedAt };

test('a draft that only the device has is removed with its file, and comes back with it', async () => {
  writeDraft(local);
  await writeDraftFile(local, 'image', new File(['pixels'], 'okra.png'));
  const restore = await discardDraft(account, local);
  expect([readDrafts({ owner: '1' }), await storedFileKeys(), account.calls]).toEqual([[], [], []]);
  await restore();
  expect(readDrafts({ owner: '1' })).toEqual([local]);
  expect(await (await readDraftFiles(local)).image?.text()).toBe('pixels');
  expect(account.calls).toEqual([]);
});

test('a draft that was sent is removed from the account too, and comes back there', async () => {
  writeDraft(sent);
  await account.keep(key, sent);
  const restore = await discardDraft(account, sent);
  expect([readDrafts({ owner: '1' }), account.drafts.size]).toEqual([[], 0]);
  await restore();
  expect([readDrafts({ owner: '1' }), [...account.drafts.keys()]]).toEqual([[sent], [key]]);
});

test('when the account can’t be reached, a draft that was sent stays in both places', async () => {
  writeDraft(sent);
  await writeDraftFile(sent, 'image', new File(['pixels'], 'okra.png'));
  await account.keep(key, sent);
  account.failure = new ApiError(0, {});
  await expect(discardDraft(account, sent)).rejects.toBe(account.failure);
  expect([readDrafts({ owner: '1' }), account.drafts.size]).toEqual([[sent], 1]);
  expect(await storedFileKeys()).toHaveLength(1);
});

test('a discarded draft that finds the device full meanwhile fails to come back, and says so', async () => {
  writeDraft(local);
  const restore = await discardDraft(account, local);
  fillLocalStorage();
  await expect(restore()).rejects.toMatchObject({ name: 'QuotaExceededError' });
});

test('a draft whose files can’t be deleted is discarded all the same', async () => {
  writeDraft(sent);
  await account.keep(key, sent);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
    throw new DOMException('Broken.', 'UnknownError');
  });
  await discardDraft(account, sent);
  expect([readDrafts({ owner: '1' }), account.drafts.size]).toEqual([[], 0]);
});

test('a draft that only the account has is removed there, and comes back there', async () => {
  await account.keep(key, local);
  const restore = await discardAccountDraft(account, { ...local, id: key, saved_at: '2026-03-14T16:00:00Z' });
  expect(account.drafts.size).toBe(0);
  await restore();
  expect(account.drafts.get(key)).toMatchObject({
    title: 'Okra',
    values: { title: 'Okra' },
    files: { image: 'okra.png' },
  });
  expect(readDrafts({ owner: '1' })).toEqual([]);
});

test('a draft that only the account has, and that can’t be fetched, is not removed', async () => {
  account.failure = new ApiError(500, {});
  const entry = { ...local, id: key, saved_at: '2026-03-14T16:00:00Z' };
  await expect(discardAccountDraft(account, entry)).rejects.toBe(account.failure);
  expect(account.calls).toEqual([`fetch ${key}`]);
});
