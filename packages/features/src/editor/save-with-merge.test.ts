import type { AnyRecord } from '@porchlight/contract/entity';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/index.ts';
import { definitionOf } from '../entity/entity-definition.ts';
import { type SaveWithMergeOptions, saveWithMerge } from './save-with-merge.ts';

const base: AnyRecord = {
  id: 7,
  version: 1,
  title: 'Seed swap',
  subtitle: '',
  slug: 'seeds',
  body: 'Bring a jar.',
  pdf: null,
};

const stale = (current: AnyRecord) => new ApiError(409, { code: 'stale_version', message: 'Changed.', current });
const deleted = () => new ApiError(404, { code: 'not_found', message: 'Gone.' });

/** The record of a version. */
const onVersion = (version: number) => expect.objectContaining({ version });

/** A save of a changed title and body, with a backend that returns the given responses. */
function save(parts: Partial<SaveWithMergeOptions>) {
  const all = {
    definition: definitionOf('article'),
    base,
    values: { title: 'Pie supper', subtitle: '', slug: 'seeds', body: 'Bring a fork.' },
    changed: ['title', 'body'],
    update: vi.fn(async (values: object) => ({ ...base, ...values, version: 9 })),
    create: vi.fn(async (values: object) => ({ ...base, ...values, id: 8 })),
    restore: vi.fn(async () => ({ ...base, version: 3 })),
    resolveConflicts: vi.fn(async () => null),
    resolveDeletion: vi.fn(async () => 'back' as const),
    onRebase: vi.fn(),
    ...parts,
  };
  return { ...all, saved: saveWithMerge(all as SaveWithMergeOptions) };
}

it('sends only changed fields, with the version they are based on', async () => {
  const { saved, update } = save({});
  expect(await saved).toMatchObject({ merged: [] });
  expect(update).toHaveBeenCalledExactlyOnceWith({ title: 'Pie supper', body: 'Bring a fork.' }, onVersion(1));
});

it('merges changes to different fields without asking, and returns which were kept', async () => {
  const current = { ...base, version: 2, subtitle: 'Second Saturday' };
  const update = vi
    .fn()
    .mockRejectedValueOnce(stale(current))
    .mockResolvedValueOnce({ ...current, version: 3 });
  const { saved, resolveConflicts, onRebase } = save({ update });
  expect(await saved).toMatchObject({ merged: ['subtitle'] });
  expect(resolveConflicts).not.toHaveBeenCalled();
  expect(update).toHaveBeenLastCalledWith({ title: 'Pie supper', body: 'Bring a fork.' }, onVersion(2));
  expect(onRebase).toHaveBeenCalledExactlyOnceWith(current, ['title', 'body'], {});
});

it('saves the chosen version of each field, and asks again after a third change', async () => {
  const second = { ...base, version: 2, title: 'Seed Saturday', body: 'Bring seeds.' };
  const third = { ...second, version: 3, title: 'Seed Sunday' };
  const update = vi
    .fn()
    .mockRejectedValueOnce(stale(second))
    .mockRejectedValueOnce(stale(third))
    .mockResolvedValueOnce({ ...third, version: 4 });
  const resolveConflicts = vi
    .fn()
    .mockResolvedValueOnce({ title: 'mine', body: 'theirs' })
    .mockResolvedValueOnce({ title: 'mine' });
  await save({ update, resolveConflicts }).saved;
  expect(update.mock.calls).toEqual([
    [{ title: 'Pie supper', body: 'Bring a fork.' }, onVersion(1)],
    [{ title: 'Pie supper' }, onVersion(2)],
    [{ title: 'Pie supper' }, onVersion(3)],
  ]);
  expect(resolveConflicts.mock.calls[1]?.[0].comparison).toEqual({ conflicts: ['title'], mine: [], theirs: [] });
});

it('saves a text merged from both versions, and puts it into the form', async () => {
  const current = { ...base, version: 2, body: 'Bring seeds.' };
  const update = vi
    .fn()
    .mockRejectedValueOnce(stale(current))
    .mockResolvedValueOnce({ ...current, version: 3 });
  const text = 'Bring seeds and a fork.';
  const { saved, onRebase } = save({ update, resolveConflicts: async () => ({ body: { text } }) });
  await saved;
  expect(onRebase).toHaveBeenCalledExactlyOnceWith(current, ['title', 'body'], { body: text });
  expect(update).toHaveBeenLastCalledWith({ title: 'Pie supper', body: text }, onVersion(2));
});

it('saves nothing when the person returns to the form, and asks again at the next save', async () => {
  const { saved, update } = save({
    update: vi.fn().mockRejectedValue(stale({ ...base, version: 2, title: 'Theirs' })),
  });
  await expect(saved).rejects.toMatchObject({
    code: 'stale_version',
    message: expect.stringContaining('Nothing is saved yet'),
  });
  expect(update).toHaveBeenCalledOnce();
});

it('needs no second call when the other person made the same change', async () => {
  const current = { ...base, version: 2, title: 'Pie supper', body: 'Bring a fork.' };
  const update = vi.fn().mockRejectedValueOnce(stale(current));
  expect(await save({ update }).saved).toEqual({ record: current, merged: [] });
  expect(update).toHaveBeenCalledOnce();
});

it('restores a deleted record with the changes, or creates a new one from the form', async () => {
  const update = vi
    .fn()
    .mockRejectedValueOnce(deleted())
    .mockResolvedValueOnce({ ...base, version: 4 });
  await save({ update, resolveDeletion: async () => 'restore' }).saved;
  expect(update).toHaveBeenLastCalledWith({ title: 'Pie supper', body: 'Bring a fork.' }, onVersion(3));

  const { saved, create } = save({
    update: vi.fn().mockRejectedValue(deleted()),
    resolveDeletion: async () => 'create',
  });
  expect((await saved).record.id).toBe(8);
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Pie supper', slug: 'seeds' }));
});

it('passes on every other error', async () => {
  const refusal = new ApiError(400, { code: 'validation', fields: { title: 'This can’t be empty.' } });
  await expect(save({ update: vi.fn().mockRejectedValue(refusal) }).saved).rejects.toBe(refusal);
});
