import type { SavedDraft } from '@porchlight/contract/drafts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/index.ts';
import { type Draft, readDrafts } from '../drafts/draft-store.ts';
import { definitionOf } from '../entity/entity-definition.ts';
import { fillLocalStorage, stubBrowserStorage } from '../testing/browser-storage.ts';
import { FakeDraftAccount } from '../testing/fake-draft-account.ts';
import { moveDraftToDevice, toOfferedDraft } from './offered-drafts.ts';

const officeKey = 'key-of-the-office';
const target = { owner: '1', resource: 'event', record: '7' } as const;
const typed: SavedDraft = {
  ...{ resource: 'event', record: '7', title: 'Fish fry', values: { title: 'Fish fry' } },
  ...{ files: { image: 'fry.png' }, base: { id: 7, version: 2, title: 'Fish' } },
};

let account: FakeDraftAccount;

beforeEach(async () => {
  await stubBrowserStorage();
  vi.useFakeTimers({ now: Date.parse('2026-03-14T16:00:00Z'), toFake: ['Date'] });
  account = new FakeDraftAccount();
  account.drafts.set(officeKey, typed);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a draft of another device moves to this one under a key of its own, as the form there may still be open', async () => {
  const draft = await moveDraftToDevice(account, officeKey, target);
  expect(readDrafts({ owner: '1' })).toEqual([draft]);
  expect(draft).toMatchObject({ ...typed, owner: '1', savedAt: Date.parse('2026-03-14T15:00:00Z') });
  expect(draft?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(draft?.id).toMatch(/^[0-9a-f]{32}$/);
  expect([draft?.sentAt, account.drafts.size]).toEqual([undefined, 0]);
});

test('on a full device it stays in the account, under the new key', async () => {
  fillLocalStorage();
  const draft = await moveDraftToDevice(account, officeKey, target);
  expect(readDrafts({ owner: '1' })).toEqual([]);
  expect([...account.drafts]).toEqual([[draft?.idempotencyKey, typed]]);
  expect(draft?.sentAt).toBe(draft?.savedAt);
});

test('a draft of another form, or one that is gone, is not moved', async () => {
  expect(await moveDraftToDevice(account, officeKey, { ...target, record: '8' })).toBeUndefined();
  expect(await moveDraftToDevice(account, officeKey, { ...target, resource: 'story' })).toBeUndefined();
  expect(await moveDraftToDevice(account, 'key-of-nowhere-0', target)).toBeUndefined();
  expect([account.drafts.size, readDrafts({ owner: '1' })]).toEqual([1, []]);
});

test('when the account can’t be reached, that is an error', async () => {
  account.failure = new ApiError(0, {});
  await expect(moveDraftToDevice(account, officeKey, target)).rejects.toBe(account.failure);
});

const offer = (values: Partial<Draft>) => {
  const draft = {
    ...typed,
    owner: '1',
    id: 'form-a',
    idempotencyKey: officeKey,
    savedAt: Date.now() - 60_000,
    ...values,
  };
  return toOfferedDraft(draft, definitionOf(draft.resource));
};
const textsOf = (values: Partial<Draft>) => offer(values).differences.map(({ label, text }) => `${label}: ${text}`);

test('a draft is offered with its time and what differs from the record it was typed over', () => {
  const values = { title: 'Fish fry', flag: 'Free' };
  const base = { id: 7, version: 2, title: 'Fish', flag: 'Free' };
  expect(offer({ values, base, files: {} })).toEqual({
    id: 'form-a',
    time: 'today at 11:59\u00a0AM',
    differences: [{ label: 'Title', text: 'Fish fry' }],
  });
});

test('dates, moments, choices, formatted texts and files are offered as people read them', () => {
  const document = JSON.stringify({
    ...{ version: 1, type: 'doc' },
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'By the creek', marks: [{ type: 'bold' }] }] }],
  });
  const values = { date: '2026-04-05T18:30', state: 'draft', description: document };
  expect(textsOf({ values, base: null })).toEqual([
    'Image: fry.png',
    'Date and time: 2026-04-05 18:30',
    'Description: By the creek',
    'State: Draft',
  ]);
  expect(textsOf({ resource: 'story', values: { date: '2026-04-05' }, base: null, files: {} })).toEqual([
    'Date: April 5, 2026',
  ]);
});

test('an emptied field is offered as empty', () => {
  expect(textsOf({ values: { title: '' }, files: {} })).toEqual(['Title: ']);
});
