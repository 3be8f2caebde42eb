import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowserStorage } from '../testing/browser-storage.ts';
import { draftsOfOtherDevices, readClosedDrafts } from './closed-drafts.ts';
import { lockDraft } from './draft-locks.ts';
import { type Draft, draftStorageKey, writeDraft } from './draft-store.ts';

let unlock = () => {};

beforeEach(stubBrowserStorage);
afterEach(() => {
  unlock();
  vi.unstubAllGlobals();
});

const draftOf = (id: string, values: Partial<Draft> = {}): Draft => ({
  ...{ owner: '1', resource: 'story', record: 'new', id, idempotencyKey: `key-of-${id}` },
  ...{ savedAt: Date.parse('2026-03-14T16:00:00Z'), title: id, values: {}, files: {}, base: null },
  ...values,
});
const closedIds = async () => (await readClosedDrafts({ owner: '1' })).map(({ id }) => id).sort();

test('a draft whose form is open in some tab is not offered, until that form is closed', async () => {
  writeDraft(draftOf('open'));
  writeDraft(draftOf('closed'));
  unlock = lockDraft(draftStorageKey(draftOf('open')));
  await vi.waitFor(async () => expect(await closedIds()).toEqual(['closed']));
  unlock();
  await vi.waitFor(async () => expect(await closedIds()).toEqual(['closed', 'open']));
});

test.each([
  ['has no Web Locks, as on a site without TLS', undefined],
  ['fails to tell which forms are open', { request: async () => {}, query: () => Promise.reject(new Error('no')) }],
])('a browser that %s offers every draft: none is lost', async (_, locks) => {
  vi.stubGlobal('navigator', { locks });
  writeDraft(draftOf('open'));
  unlock = lockDraft(draftStorageKey(draftOf('open')));
  expect(await closedIds()).toEqual(['open']);
});

test('a draft that this device has is not listed again as one of another device, open or not', () => {
  writeDraft(draftOf('here'));
  writeDraft(draftOf('of-somebody-else', { owner: '2' }));
  const entries = ['here', 'of-somebody-else', 'from-the-office'].map((id) => ({
    ...{ id: `key-of-${id}`, resource: 'story' as const, record: 'new', title: id, saved_at: '2026-03-14T15:00:00Z' },
  }));
  expect(draftsOfOtherDevices(entries, '1').map(({ title }) => title)).toEqual(['of-somebody-else', 'from-the-office']);
});
