import { draftDays } from '@porchlight/contract/limits';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  blockIndexedDb,
  blockLocalStorage,
  fillLocalStorage,
  storedFileKeys,
  stubBrowserStorage,
} from '../testing/browser-storage.ts';
import {
  type Draft,
  draftStorageKey,
  markDraftSent,
  readDeviceOnlyDrafts,
  readDraftFiles,
  readDrafts,
  removeDraft,
  removeExpiredDrafts,
  removeUserDrafts,
  tryToWriteDraft,
  writeDraft,
  writeDraftFile,
} from './draft-store.ts';

beforeEach(stubBrowserStorage);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const savedAt = Date.parse('2026-03-14T16:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;

/** Ada's draft of a new story. */
function storyDraft(values: Partial<Draft> = {}): Draft {
  return {
    owner: '1',
    resource: 'story',
    record: 'new',
    id: 'form-a',
    savedAt,
    title: 'Okra in spring',
    values: { title: 'Okra in spring' },
    files: {},
    base: null,
    idempotencyKey: 'key-of-form-a-00',
    ...values,
  };
}

const picture = (name: string) => new File([`pixels of ${name}`], name, { type: 'image/png' });
const ids = (drafts: readonly Draft[]) => drafts.map(({ id }) => id);

test('a stored draft is read back as it was typed', () => {
  const draft = storyDraft({
    values: { title: 'Okra „in“ spring\n', content: '' },
    files: { image: 'okra.png' },
    base: { id: 7, version: 2, title: 'Okra' },
    sentAt: savedAt - 1,
  });
  writeDraft(draft);
  expect(readDrafts({ owner: '1' })).toEqual([draft]);
});

test('a form finds only the drafts of its person, its resource and its record, the newest first', () => {
  writeDraft(storyDraft({ id: 'older' }));
  writeDraft(storyDraft({ id: 'newer', savedAt: savedAt + 1 }));
  writeDraft(storyDraft({ id: 'of-record-7', record: '7' }));
  writeDraft(storyDraft({ id: 'of-an-event', resource: 'event' }));
  writeDraft(storyDraft({ id: 'of-somebody-else', owner: '11' }));
  expect(ids(readDrafts({ owner: '1', resource: 'story', record: 'new' }))).toEqual(['newer', 'older']);
  expect(ids(readDrafts({ owner: '1', resource: 'story', record: '7' }))).toEqual(['of-record-7']);
  expect(readDrafts({ owner: '1', resource: 'story', record: '70' })).toEqual([]);
  expect(ids(readDrafts({ owner: '1' })).sort()).toEqual(['newer', 'of-an-event', 'of-record-7', 'older']);
  expect(ids(readDrafts({ owner: '11' }))).toEqual(['of-somebody-else']);
});

test('a later version of a draft replaces the earlier one', () => {
  writeDraft(storyDraft());
  writeDraft(storyDraft({ savedAt: savedAt + 1, values: { title: 'Okra in summer' } }));
  expect(readDrafts({ owner: '1' }).map(({ values }) => values.title)).toEqual(['Okra in summer']);
});

test('a username with a colon is not taken for another person’s', async () => {
  for (const owner of ['ada', 'ada:b']) {
    writeDraft(storyDraft({ owner }));
    await writeDraftFile(storyDraft({ owner }), 'image', picture('okra.png'));
  }
  expect(readDrafts({ owner: 'ada' }).map(({ owner }) => owner)).toEqual(['ada']);
  await removeUserDrafts('ada');
  expect(readDrafts({ owner: 'ada:b' })).toHaveLength(1);
  expect(await storedFileKeys()).toHaveLength(1);
});

test('what is stored under a draft’s name and is none is left out, and the others are read', () => {
  writeDraft(storyDraft());
  const other = (id: string) => draftStorageKey(storyDraft({ id }));
  localStorage.setItem(other('cut-off'), '{"id":"cut-off","savedAt":17');
  localStorage.setItem(other('null'), 'null');
  localStorage.setItem(
    other('without-a-time'),
    JSON.stringify({ ...storyDraft({ id: 'without-a-time' }), savedAt: null }),
  );
  localStorage.setItem(other('a-copy'), JSON.stringify(storyDraft()));
  localStorage.setItem('draft:', JSON.stringify(storyDraft()));
  localStorage.setItem('token', 'secret');
  expect(readDrafts({ owner: '1' })).toEqual([storyDraft()]);
});

test('when the device is full, the draft’s earlier version stays, and the failure is reported', () => {
  writeDraft(storyDraft());
  const makeRoom = fillLocalStorage();
  const later = storyDraft({ savedAt: savedAt + 1 });
  expect(() => writeDraft(later)).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }));
  expect(tryToWriteDraft(later)).toBe(false);
  expect(readDrafts({ owner: '1' })).toEqual([storyDraft()]);
  makeRoom();
  expect(tryToWriteDraft(later)).toBe(true);
  expect(readDrafts({ owner: '1' })).toEqual([later]);
});

test('in a browser that blocks storage there are no drafts, and none can be stored', () => {
  writeDraft(storyDraft());
  blockLocalStorage();
  expect(readDrafts({ owner: '1' })).toEqual([]);
  expect(() => writeDraft(storyDraft())).toThrow(expect.objectContaining({ name: 'SecurityError' }));
  expect(tryToWriteDraft(storyDraft())).toBe(false);
  expect(() => markDraftSent(storyDraft())).not.toThrow();
});

test('a draft that was sent is marked with the moment of the version that the account has', () => {
  writeDraft(storyDraft({ savedAt: savedAt + 500, values: { title: 'Typed while it was sent' } }));
  markDraftSent(storyDraft());
  expect(readDrafts({ owner: '1' })).toEqual([
    storyDraft({ savedAt: savedAt + 500, values: { title: 'Typed while it was sent' }, sentAt: savedAt }),
  ]);
});

test('a draft that was removed while it was sent does not come back', () => {
  markDraftSent(storyDraft());
  expect(readDrafts({ owner: '1' })).toEqual([]);
});

test('a draft’s files are read back by field, with name, type and content', async () => {
  const draft = storyDraft({ files: { image: 'okra.png', pdf: 'okra.pdf' } });
  await writeDraftFile(draft, 'image', picture('okra.png'));
  await writeDraftFile(storyDraft({ id: 'form-b' }), 'pdf', picture('of another form.png'));
  const files = await readDraftFiles(draft);
  expect(Object.keys(files)).toEqual(['image']);
  expect(files.image).toBeInstanceOf(File);
  expect([files.image?.name, files.image?.type, await files.image?.text()]).toEqual([
    'okra.png',
    'image/png',
    'pixels of okra.png',
  ]);
});

test('a file that is not one of the draft’s is not read, although it is stored', async () => {
  await writeDraftFile(storyDraft(), 'image', picture('replaced.png'));
  expect(await readDraftFiles(storyDraft())).toEqual({});
});

test('a file that can’t be read is missing, and the draft’s other file is not', async () => {
  const draft = storyDraft({ files: { image: 'okra.png', pdf: 'okra.pdf' } });
  for (const field of ['image', 'pdf']) await writeDraftFile(draft, field, picture(`${field}.png`));
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
    throw new DOMException('Broken.', 'UnknownError');
  });
  expect(Object.keys(await readDraftFiles(draft))).toEqual(['pdf']);
});

test('a removed draft takes its files with it, and no others', async () => {
  for (const id of ['form-a', 'form-ab']) {
    writeDraft(storyDraft({ id }));
    await writeDraftFile(storyDraft({ id }), 'image', picture(`${id}.png`));
  }
  await removeDraft(storyDraft({ id: 'form-a' }));
  expect(ids(readDrafts({ owner: '1' }))).toEqual(['form-ab']);
  expect(await storedFileKeys()).toEqual(['draft:1:story:new:form-ab/image']);
});

test('signing out removes a person’s drafts and files, and keeps those of the others', async () => {
  for (const owner of ['1', '11']) {
    for (const id of ['form-a', 'form-b']) {
      writeDraft(storyDraft({ owner, id }));
      await writeDraftFile(storyDraft({ owner, id }), 'image', picture('okra.png'));
    }
  }
  localStorage.setItem('scheme', 'dark');
  await removeUserDrafts('1');
  expect(readDrafts({ owner: '1' })).toEqual([]);
  expect(ids(readDrafts({ owner: '11' })).sort()).toEqual(['form-a', 'form-b']);
  expect((await storedFileKeys()).sort()).toEqual([
    'draft:11:story:new:form-a/image',
    'draft:11:story:new:form-b/image',
  ]);
  expect(localStorage.getItem('scheme')).toBe('dark');
});

test(`drafts of all people stay for ${draftDays} days, and their files with them`, async () => {
  for (const [owner, id, ageMs] of [
    ['1', 'old', draftDays * dayMs + 1],
    ['2', 'old', draftDays * dayMs + 1],
    ['1', 'of-two-weeks', draftDays * dayMs],
    ['2', 'new', 0],
  ] as const) {
    writeDraft(storyDraft({ owner, id, savedAt: savedAt - ageMs }));
    await writeDraftFile(storyDraft({ owner, id }), 'image', picture('okra.png'));
  }
  await removeExpiredDrafts(savedAt);
  expect([...readDrafts({ owner: '1' }), ...readDrafts({ owner: '2' })].map(({ id }) => id)).toEqual([
    'of-two-weeks',
    'new',
  ]);
  expect((await storedFileKeys()).sort()).toEqual([
    'draft:1:story:new:of-two-weeks/image',
    'draft:2:story:new:new/image',
  ]);
});

test('files whose draft was never stored are removed with the expired drafts', async () => {
  await writeDraftFile(storyDraft({ id: 'crashed' }), 'image', picture('okra.png'));
  await removeExpiredDrafts(savedAt);
  expect(await storedFileKeys()).toEqual([]);
});

test('signing out asks about drafts of which the account does not have everything', () => {
  writeDraft(storyDraft({ id: 'never-sent' }));
  writeDraft(storyDraft({ id: 'typed-since', savedAt, sentAt: savedAt - 1 }));
  writeDraft(storyDraft({ id: 'with-a-file', sentAt: savedAt, files: { image: 'okra.png' } }));
  writeDraft(storyDraft({ id: 'sent', sentAt: savedAt }));
  writeDraft(storyDraft({ id: 'of-somebody-else', owner: '2' }));
  expect(ids(readDeviceOnlyDrafts('1')).sort()).toEqual(['never-sent', 'typed-since', 'with-a-file']);
});

test('in a browser that blocks IndexedDB a draft’s files are missing, and its texts are not', async () => {
  writeDraft(storyDraft({ files: { image: 'okra.png' } }));
  // The store keeps its connection: a browser that blocks it never had one.
  vi.resetModules();
  blockIndexedDb();
  const store = await import('./draft-store.ts');
  const [draft] = store.readDrafts({ owner: '1' });
  expect(draft).toMatchObject({ values: { title: 'Okra in spring' } });
  expect(draft && (await store.readDraftFiles(draft))).toEqual({});
  await expect(store.writeDraftFile(storyDraft(), 'image', picture('okra.png'))).rejects.toThrow('insecure');
  await expect(store.removeDraft(storyDraft())).rejects.toThrow('insecure');
  expect(store.readDrafts({ owner: '1' })).toEqual([]);
});
