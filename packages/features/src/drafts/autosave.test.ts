import { draftMaxBytes } from '@porchlight/contract/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, storeUser } from '../api/index.ts';
import { stubBrowserStorage } from '../testing/browser-storage.ts';
import { FakeDraftAccount } from '../testing/fake-draft-account.ts';
import { type Autosave, type AutosaveResult, createAutosave } from './autosave.ts';
import type { Draft } from './draft-store.ts';

let account: FakeDraftAccount;
let results: [title: string, result: AutosaveResult][];
let autosave: Autosave;
let reported: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  await stubBrowserStorage();
  vi.useFakeTimers({ now: Date.parse('2026-03-14T16:00:00Z') });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  storeUser({ id: 1, username: 'ada' });
  account = new FakeDraftAccount();
  results = [];
  autosave = createAutosave(account, (draft, result) => results.push([draft.title, result]));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const key = 'key-of-form-a-00';
const draftTitled = (title: string, values: Partial<Draft> = {}): Draft => ({
  ...{ owner: '1', resource: 'story', record: 'new', id: 'form-a', idempotencyKey: key, title },
  ...{ savedAt: Date.now(), values: { title }, files: {}, base: null },
  ...values,
});
const sentTitle = () => account.drafts.get(key)?.title;
const hidePage = () => {
  Object.assign(document, { visibilityState: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
};

test('what was typed last is sent three seconds after the first keystroke', async () => {
  autosave.schedule(draftTitled('Okra'));
  await vi.advanceTimersByTimeAsync(2500);
  autosave.schedule(draftTitled('Okra in spring'));
  await vi.advanceTimersByTimeAsync(499);
  expect(account.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(account.calls).toEqual([`keep ${key}`]);
  expect(sentTitle()).toBe('Okra in spring');
  expect(results).toEqual([['Okra in spring', { concurrentEditors: [] }]]);
});

test('who types on is sent every three seconds, and nothing is sent while nobody types', async () => {
  for (let second = 0; second < 9; second += 1) {
    autosave.schedule(draftTitled(`After ${second} seconds`));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(results.map(([title]) => title)).toEqual(['After 2 seconds', 'After 5 seconds', 'After 8 seconds']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(account.calls).toHaveLength(3);
});

test('the next version waits until the earlier one has arrived, and for three seconds from then on', async () => {
  const letThrough = account.hold();
  autosave.schedule(draftTitled('Okra'));
  await vi.advanceTimersByTimeAsync(3000);
  autosave.schedule(draftTitled('Okra in spring'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(account.calls).toHaveLength(1);
  letThrough();
  await vi.advanceTimersByTimeAsync(2999);
  expect(account.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sentTitle()).toBe('Okra in spring');
});

test('while the form is saved, nothing is sent; afterwards what is still unsaved is', async () => {
  autosave.schedule(draftTitled('Okra'));
  const resume = autosave.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(account.calls).toEqual([]);
  resume();
  await vi.advanceTimersByTimeAsync(3000);
  expect(sentTitle()).toBe('Okra');
});

test('a page that is hidden while its form is saved sends what was typed', async () => {
  autosave.schedule(draftTitled('Okra'));
  autosave.pause();
  hidePage();
  await vi.advanceTimersByTimeAsync(0);
  expect(sentTitle()).toBe('Okra');
});

test('when the page is hidden, what was typed is sent immediately, and once', async () => {
  autosave.schedule(draftTitled('Okra'));
  hidePage();
  await vi.advanceTimersByTimeAsync(0);
  expect(sentTitle()).toBe('Okra');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(account.calls).toHaveLength(1);
});

test('who comes back to a hidden page is sent three seconds after the next keystroke', async () => {
  autosave.schedule(draftTitled('Okra'));
  await vi.advanceTimersByTimeAsync(1000);
  hidePage();
  Object.assign(document, { visibilityState: 'visible' });
  await vi.advanceTimersByTimeAsync(0);
  autosave.schedule(draftTitled('Okra in spring'));
  await vi.advanceTimersByTimeAsync(2999);
  expect(sentTitle()).toBe('Okra');
  await vi.advanceTimersByTimeAsync(1);
  expect(sentTitle()).toBe('Okra in spring');
});

test('what a form reports after its page was hidden is sent immediately', async () => {
  hidePage();
  autosave.schedule(draftTitled('Okra'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sentTitle()).toBe('Okra');
});

test('a canceled draft is not sent', async () => {
  autosave.schedule(draftTitled('Okra'));
  expect(await autosave.cancel()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(account.calls).toEqual([]);
});

test('canceling waits for a draft that is under way', async () => {
  const letThrough = account.hold();
  autosave.schedule(draftTitled('Okra'));
  await vi.advanceTimersByTimeAsync(3000);
  const canceled = vi.fn();
  void autosave.cancel().then(canceled);
  await vi.advanceTimersByTimeAsync(0);
  expect(canceled).not.toHaveBeenCalled();
  letThrough();
  await vi.advanceTimersByTimeAsync(0);
  expect(canceled).toHaveBeenCalledWith(true);
});

test('a draft that failed is not sent again by itself, but with the next keystroke', async () => {
  account.failure = new ApiError(0, {});
  autosave.schedule(draftTitled('Okra'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(account.calls).toHaveLength(1);
  account.failure = undefined;
  autosave.schedule(draftTitled('Okra in spring'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(sentTitle()).toBe('Okra in spring');
});

test('nothing is sent once somebody else has signed in, or nobody is signed in', async () => {
  autosave.schedule(draftTitled('Okra'));
  storeUser({ id: 2, username: 'ben' });
  await vi.advanceTimersByTimeAsync(3000);
  autosave.schedule(draftTitled('Okra'));
  localStorage.removeItem('user');
  await vi.advanceTimersByTimeAsync(3000);
  expect(account.calls).toEqual([]);
  expect(results).toEqual([]);
});

test('a draft of more than 1 MB is not uploaded to be refused', async () => {
  autosave.schedule(draftTitled('Okra', { base: { id: 7, version: 1, content: 'x'.repeat(draftMaxBytes) } }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(account.calls).toEqual([]);
  expect(results).toEqual([['Okra', { rejected: 'too large' }]]);
});

test.each([
  ['there is no connection', new ApiError(0, {}), 'not now', false],
  ['the backend keeps no drafts', new ApiError(404, {}), 'not now', false],
  ['the form was saved meanwhile', new ApiError(409, {}), 'not now', false],
  ['the account takes no draft of this size', new ApiError(413, {}), 'too large', false],
  ['the server fails', new ApiError(500, {}), 'not now', true],
  ['the module can’t be loaded', new Error('Loading chunk drafts failed'), 'not now', true],
])('when %s, the form is told, and only what is unexpected is logged', async (_, failure, rejected, isLogged) => {
  account.failure = failure;
  autosave.schedule(draftTitled('Okra'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(results).toEqual([['Okra', { rejected }]]);
  expect(reported).toHaveBeenCalledTimes(isLogged ? 1 : 0);
});
