import type { AnyRecord } from '@porchlight/contract/entity';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, storeUser } from '../api/index.ts';
import { fillLocalStorage, storedFileKeys, stubBrowserStorage } from '../testing/browser-storage.ts';
import { FakeDraftAccount } from '../testing/fake-draft-account.ts';
import { readClosedDrafts } from './closed-drafts.ts';
import { type Draft, readDraftFiles, readDrafts, writeDraft, writeDraftFile } from './draft-store.ts';
import { FormDraft } from './form-draft.ts';

const start = Date.parse('2026-03-14T16:00:00Z');
const sendMs = 3000;
const okra: AnyRecord = { id: 7, version: 2, title: 'Okra' };

let account: FakeDraftAccount;
let openForms: (() => void)[] = [];

beforeEach(async () => {
  await stubBrowserStorage();
  // Not setImmediate, which the IndexedDB in memory uses.
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  storeUser({ id: 1, username: 'ada' });
  account = new FakeDraftAccount();
});
afterEach(() => {
  for (const close of openForms) close();
  openForms = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the form of a new story, or of a stored one. */
function openForm({ base = null as AnyRecord | null, owner = '1' } = {}) {
  const onConcurrentEditors = vi.fn();
  const record = base ? String(base.id) : 'new';
  const draft = new FormDraft({ owner, resource: 'story', record, base, account, onConcurrentEditors });
  const close = draft.open();
  openForms.push(close);
  return { draft, close, onConcurrentEditors, state: () => draft.getSnapshot().state };
}

const titled = (title: string, files: Record<string, File> = {}) => ({ title, values: { title }, files });
const stored = () => readDrafts({ owner: '1' });
const picture = (name: string) => new File([`pixels of ${name}`], name, { type: 'image/png' });
/** Lets pending requests and writes of files end. */
const settle = () => vi.waitFor(() => vi.advanceTimersByTimeAsync(0));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const fileCount = (count: number) => vi.waitFor(async () => expect(await storedFileKeys()).toHaveLength(count));

/** A draft that an earlier visit left. */
const earlier = (values: Partial<Draft> = {}): Draft => ({
  ...{ owner: '1', resource: 'story', record: 'new', id: 'earlier-form', idempotencyKey: 'key-of-earlier-0' },
  ...{ savedAt: start - 60_000, title: 'Beans', values: { title: 'Beans' }, files: {}, base: null },
  ...values,
});

test('an untouched form has nothing to keep', async () => {
  const { state } = openForm();
  await pass(sendMs);
  expect(state()).toEqual({ name: 'idle' });
  expect([stored(), account.calls]).toEqual([[], []]);
});

test('what is typed is on this device at once, with all that is needed to continue', () => {
  const { draft, state } = openForm({ base: okra });
  draft.save(titled('Okra in spring', { image: picture('okra.png') }));
  expect(state()).toEqual({ name: 'on this device', at: start });
  expect(stored()).toEqual([
    {
      ...{ id: expect.any(String), owner: '1', resource: 'story', record: '7', savedAt: start },
      ...{ title: 'Okra in spring', values: { title: 'Okra in spring' }, files: { image: 'okra.png' } },
      ...{ base: okra, idempotencyKey: draft.key },
    },
  ]);
});

test('the account has it three seconds later, and the device knows which version', async () => {
  const { draft, state } = openForm();
  draft.save(titled('Okra'));
  await pass(sendMs);
  expect(account.drafts.get(draft.key)).toMatchObject({ title: 'Okra', record: 'new', values: { title: 'Okra' } });
  expect(stored()).toMatchObject([{ title: 'Okra', sentAt: start }]);
  expect(state()).toEqual({ name: 'on this device', at: start });
  draft.save(titled('Okra in spring'));
  expect(stored()).toMatchObject([{ title: 'Okra in spring', savedAt: start + sendMs, sentAt: start }]);
});

test('who else edits the record is reported each time the account has stored the draft', async () => {
  const { draft, onConcurrentEditors } = openForm({ base: okra });
  account.editors = [{ username: 'ben', saved_at: '2026-03-14T15:59:00Z' }];
  draft.save(titled('Okra in spring'));
  await pass(sendMs);
  expect(onConcurrentEditors.mock.calls).toEqual([[account.editors, '7']]);
});

test('what is changed back is nothing to keep: it is gone from the device, and from the account if it was sent', async () => {
  const { draft, state } = openForm();
  draft.save(titled('Okra'));
  draft.save(null);
  await pass(sendMs);
  expect([state(), stored(), account.calls]).toEqual([{ name: 'idle' }, [], []]);
  draft.save(titled('Okra'));
  await pass(sendMs);
  expect(account.drafts.size).toBe(1);
  draft.save(null);
  await vi.waitFor(() => expect(account.drafts.size).toBe(0));
  expect([state(), stored()]).toEqual([{ name: 'idle' }, []]);
});

test('what is changed back while it is sent is removed from the account after it has arrived', async () => {
  const { draft, state } = openForm();
  const letThrough = account.hold();
  draft.save(titled('Okra'));
  await pass(sendMs);
  draft.save(null);
  letThrough();
  await vi.waitFor(() => expect(account.calls).toEqual([`keep ${draft.key}`, `remove ${draft.key}`]));
  await settle();
  expect([account.drafts.size, state(), stored()]).toEqual([0, { name: 'idle' }, []]);
});

test('on a full device it is under way, and then in the account', async () => {
  fillLocalStorage();
  const { draft, state } = openForm();
  draft.save(titled('Okra'));
  expect(state()).toEqual({ name: 'sending' });
  await pass(sendMs);
  expect(state()).toEqual({ name: 'in the account', at: start + sendMs });
  expect(account.drafts.get(draft.key)).toMatchObject({ title: 'Okra' });
  // Until the account has the next version, its last one counts.
  draft.save(titled('Okra in spring'));
  expect(state()).toEqual({ name: 'in the account', at: start + sendMs });
  await pass(sendMs);
  expect(state()).toEqual({ name: 'in the account', at: start + 2 * sendMs });
});

test.each([
  [0, 'not now'],
  [409, 'not now'],
  [413, 'too large'],
])('on a full device, with an account that responds %s, it is not saved: %s', async (status, reason) => {
  fillLocalStorage();
  account.failure = new ApiError(status, {});
  const { draft, state } = openForm();
  draft.save(titled('Okra'));
  await pass(sendMs);
  expect(state()).toEqual({ name: 'not saved', reason });
  draft.save(titled('Okra in spring'));
  expect(state()).toEqual({ name: 'not saved', reason });
});

test('what was not saved is saved as soon as the account can be reached, or the device has room', async () => {
  const makeRoom = fillLocalStorage();
  account.failure = new ApiError(0, {});
  const { draft, state } = openForm();
  draft.save(titled('Okra'));
  await pass(sendMs);
  expect(state().name).toBe('not saved');
  account.failure = undefined;
  draft.save(titled('Okra in spring'));
  await pass(sendMs);
  expect(state().name).toBe('in the account');
  makeRoom();
  draft.save(titled('Okra in summer'));
  expect(state()).toEqual({ name: 'on this device', at: start + 2 * sendMs });
  expect(stored()).toMatchObject([{ title: 'Okra in summer', sentAt: start + sendMs }]);
});

test('a device that is full later keeps the earlier version, and removes it once the form is saved', async () => {
  const { draft, state } = openForm();
  draft.save(titled('Okra'));
  const makeRoom = fillLocalStorage();
  draft.save(titled('Okra in spring'));
  expect(state()).toEqual({ name: 'sending' });
  expect(stored()).toMatchObject([{ title: 'Okra' }]);
  await draft.onSaved(null);
  expect([state(), stored()]).toEqual([{ name: 'idle' }, []]);
  makeRoom();
});

test('what was not saved as a draft and is saved after all is nothing to keep any more', async () => {
  fillLocalStorage();
  account.failure = new ApiError(413, {});
  const { draft, state } = openForm();
  draft.save(titled('Okra'));
  await pass(sendMs);
  await draft.onSaved(null);
  expect(state()).toEqual({ name: 'idle' });
});

test('a saved form leaves nothing on the device; its next save is a new request, based on the record as stored', async () => {
  const { draft, state } = openForm({ base: okra });
  const firstKey = draft.key;
  draft.save(titled('Okra in spring', { image: picture('okra.png') }));
  await pass(sendMs);
  await fileCount(1);
  await draft.onSaved({ ...okra, version: 3 });
  expect([state(), stored(), await storedFileKeys()]).toEqual([{ name: 'idle' }, [], []]);
  // The server has removed the account's draft together with saving the form.
  expect(account.calls).toEqual([`keep ${firstKey}`]);
  draft.save(titled('Okra in summer'));
  expect(draft.key).not.toBe(firstKey);
  expect(stored()).toMatchObject([{ idempotencyKey: draft.key, base: { version: 3 } }]);
  expect(stored()[0]?.sentAt).toBeUndefined();
});

test('what was typed right before a form was saved is not sent any more', async () => {
  const { draft } = openForm();
  draft.save(titled('Okra'));
  await draft.onSaved(null);
  await pass(sendMs);
  expect(account.calls).toEqual([]);
});

test('a form that was saved without a record in the response is still based on the one it had', async () => {
  const { draft } = openForm({ base: okra });
  await draft.onSaved(null);
  expect(draft.base).toEqual(okra);
});

test('what is typed after a new record was saved, and the form stays, is unsaved work of that record', async () => {
  const { draft, onConcurrentEditors } = openForm();
  draft.save(titled('Okra'));
  await draft.onSaved(okra);
  draft.save(titled('Okra in spring'));
  expect(stored()).toMatchObject([{ record: '7', base: okra, title: 'Okra in spring' }]);
  await vi.waitFor(async () => expect(await readClosedDrafts({ owner: '1' })).toEqual([]));
  await pass(sendMs);
  expect(account.drafts.get(draft.key)).toMatchObject({ record: '7' });
  expect(onConcurrentEditors.mock.calls).toEqual([[[], '7']]);
  await draft.discard();
  expect([stored(), account.drafts.size]).toEqual([[], 0]);
});

test('a draft that arrives in the account after its form was saved changes nothing', async () => {
  const letThrough = account.hold();
  const { draft, state, onConcurrentEditors } = openForm();
  draft.save(titled('Okra'));
  await pass(sendMs);
  await draft.onSaved(null);
  draft.save(titled('Beans'));
  letThrough();
  await settle();
  expect(onConcurrentEditors).not.toHaveBeenCalled();
  expect(state()).toEqual({ name: 'on this device', at: start + sendMs });
  expect(stored()[0]?.sentAt).toBeUndefined();
});

test('after a conflict the form’s work is based on the other’s version', () => {
  const { draft } = openForm({ base: okra });
  draft.rebase({ ...okra, version: 9 });
  draft.save(titled('Okra in spring'));
  expect(stored()).toMatchObject([{ base: { version: 9 } }]);
});

test('discarded work is removed everywhere and not stored again by a late report of the form', async () => {
  const { draft, state } = openForm();
  draft.save(titled('Okra', { image: picture('okra.png') }));
  await pass(sendMs);
  await fileCount(1);
  await draft.discard();
  draft.save(titled('Okra'));
  await pass(sendMs);
  expect([state(), stored(), await storedFileKeys(), account.drafts.size]).toEqual([{ name: 'idle' }, [], [], 0]);
});

test('work that was discarded to sign out is stored again by who stays signed in', async () => {
  const { draft } = openForm();
  const content = titled('Okra', { image: picture('okra.png') });
  draft.save(content);
  await pass(sendMs);
  await fileCount(1);
  await draft.discard();
  draft.resume(content);
  expect(stored()).toMatchObject([{ title: 'Okra' }]);
  await fileCount(1);
  await pass(sendMs);
  expect(account.drafts.size).toBe(1);
});

test('when the account can’t be reached, discarded work is gone from the device all the same', async () => {
  const { draft, state } = openForm();
  draft.save(titled('Okra'));
  await pass(sendMs);
  account.failure = new ApiError(0, {});
  await draft.discard();
  expect([state(), stored()]).toEqual([{ name: 'idle' }, []]);
});

test('after a sign-out in another tab nothing is stored', async () => {
  const { draft, state } = openForm();
  localStorage.removeItem('user');
  draft.save(titled('Okra'));
  await pass(sendMs);
  expect([state(), stored(), account.calls]).toEqual([{ name: 'idle' }, [], []]);
});

test('with a backend that names no user, work is kept as that of the staff', () => {
  localStorage.removeItem('user');
  const { draft, state } = openForm({ owner: 'staff' });
  draft.save(titled('Okra'));
  expect(state().name).toBe('on this device');
  expect(readDrafts({ owner: 'staff' })).toHaveLength(1);
});

test('work of a form whose person another has replaced stays theirs on the device, and is not sent', async () => {
  const { draft } = openForm();
  storeUser({ id: 2, username: 'ben' });
  draft.save(titled('Okra'));
  await pass(sendMs);
  expect([stored().length, readDrafts({ owner: '2' }), account.calls]).toEqual([1, [], []]);
});

test('a chosen file is stored once, and a file in its place replaces it', async () => {
  const { draft } = openForm();
  const image = picture('okra.png');
  draft.save(titled('Okra', { image }));
  await fileCount(1);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  draft.save(titled('Okra in spring', { image }));
  await settle();
  expect(put).not.toHaveBeenCalled();
  draft.save(titled('Okra in spring', { image: picture('beans.png') }));
  await vi.waitFor(async () => {
    const [only] = stored();
    const files = only ? await readDraftFiles(only) : {};
    expect(await files.image?.text()).toBe('pixels of beans.png');
  });
});

test('an earlier draft is continued with its files, under its own key', async () => {
  writeDraft(earlier({ files: { image: 'beans.png' }, sentAt: start - 60_000 }));
  await writeDraftFile(earlier(), 'image', picture('beans.png'));
  account.drafts.set(earlier().idempotencyKey, earlier());
  const { draft, state } = openForm();
  const files = await draft.restore(earlier({ files: { image: 'beans.png' }, sentAt: start - 60_000 }));
  expect(await files.image?.text()).toBe('pixels of beans.png');
  expect([draft.key, draft.getSnapshot().missingFiles]).toEqual(['key-of-earlier-0', []]);
  draft.save(titled('Beans and peas', files));
  expect(stored()).toMatchObject([{ id: 'earlier-form', title: 'Beans and peas', sentAt: start - 60_000 }]);
  await draft.discard();
  expect([state(), stored(), await storedFileKeys(), account.drafts.size]).toEqual([{ name: 'idle' }, [], [], 0]);
});

test('an earlier draft that is as the form stands is nothing to keep', async () => {
  writeDraft(earlier());
  const { draft } = openForm();
  await draft.restore(earlier());
  draft.save(null);
  expect(stored()).toEqual([]);
});

test('an earlier draft is based on the version that it was typed over', async () => {
  const { draft } = openForm({ base: { ...okra, version: 5 } });
  await draft.restore(earlier({ record: '7', base: okra }));
  expect(draft.base).toEqual(okra);
});

test('a draft that an older release has stored, without key and base, gets them', async () => {
  const { idempotencyKey: _, ...older } = earlier({ record: '7' });
  const { draft } = openForm({ base: okra });
  await draft.restore(older as Draft);
  draft.save(titled('Beans and peas'));
  expect(stored()).toMatchObject([
    { id: 'earlier-form', base: okra, idempotencyKey: expect.stringMatching(/^\w{32}$/) },
  ]);
});

test('files that the device does not have are named until the form’s work is stored again', async () => {
  const { draft } = openForm();
  await draft.restore(earlier({ files: { image: 'beans.png', pdf: 'beans.pdf' } }));
  expect(draft.getSnapshot().missingFiles).toEqual(['beans.png', 'beans.pdf']);
  draft.save(titled('Beans'));
  expect(draft.getSnapshot().missingFiles).toEqual([]);
});

test('two tabs with the same form keep two drafts, and neither is offered while its tab is open', async () => {
  const [first, second] = [openForm(), openForm()];
  first.draft.save(titled('First tab'));
  second.draft.save(titled('Second tab'));
  await vi.waitFor(async () => expect(await readClosedDrafts({ owner: '1' })).toEqual([]));
  expect(stored()).toHaveLength(2);
  first.close();
  await vi.waitFor(async () => expect(await readClosedDrafts({ owner: '1' })).toMatchObject([{ title: 'First tab' }]));
});

test('a restored draft is open in the form that continues it', async () => {
  writeDraft(earlier());
  const { draft, close } = openForm();
  expect(await readClosedDrafts({ owner: '1' })).toHaveLength(1);
  await draft.restore(earlier());
  await vi.waitFor(async () => expect(await readClosedDrafts({ owner: '1' })).toEqual([]));
  close();
  await vi.waitFor(async () => expect(await readClosedDrafts({ owner: '1' })).toHaveLength(1));
});

test('a form is told of every change, until it listens no more', () => {
  const { draft } = openForm();
  const listener = vi.fn();
  const stop = draft.subscribe(listener);
  const before = draft.getSnapshot();
  draft.save(titled('Okra'));
  expect(listener).toHaveBeenCalledOnce();
  expect(draft.getSnapshot()).not.toBe(before);
  stop();
  draft.save(titled('Okra in spring'));
  expect(listener).toHaveBeenCalledOnce();
});
