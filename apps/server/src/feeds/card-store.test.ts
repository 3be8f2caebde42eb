import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { writeDurably } from '../durable-write.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createCardStore } from './card-store.ts';

// Test files of one process share modules, so import those that write again, here with the spy.
vi.hoisted(() => vi.resetModules());
vi.mock('../durable-write.ts', { spy: true });
afterAll(() => vi.resetModules());

let dataDir: string;
beforeEach(async () => {
  dataDir = await temporaryFolder();
});

let at = Date.parse('2026-03-14T16:00:00Z');
const now = () => {
  at += 1000;
  return new Date(at);
};
const picture = async () => Buffer.from('a picture');

test('simultaneous requests for a picture draw it once', async () => {
  const store = await createCardStore({ dataDir, now });
  let drawings = 0;
  const draw = () =>
    store.draw('a', async () => {
      drawings += 1;
      return picture();
    });
  await Promise.all([draw(), draw(), draw()]);
  expect(drawings).toBe(1);
  expect((await store.find('a'))?.toString()).toBe('a picture');
});

test('too many requests for different pictures are refused, and those in the queue succeed', async () => {
  const store = await createCardStore({ dataDir, now });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 42 }, (_, index) => store.draw(`w${index}`, () => gate.then(picture)));
  // The first two have left the queue by the next turn.
  await new Promise(setImmediate);
  expect(() => store.draw('one too many', picture)).toThrow(/Try again/);
  open();
  expect(await Promise.all(waiting)).toHaveLength(42);
});

test('the least recently drawn pictures are removed if there are too many', async () => {
  const store = await createCardStore({ dataDir, now, storedMax: 10 });
  for (let index = 0; index < 12; index += 1) await store.draw(`p${index}`, picture);
  const left = await readdir(join(dataDir, 'files/cards'));
  expect(left.length).toBeLessThanOrEqual(10);
  expect(left).toContain('p11.png');
  expect(left).not.toContain('p0.png');
});

test('a drawing that failed is repeated', async () => {
  const store = await createCardStore({ dataDir, now });
  await expect(store.draw('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect((await store.draw('a', picture)).toString()).toBe('a picture');
});

test('on a full disk a picture is drawn and sent without being stored', async () => {
  const store = await createCardStore({ dataDir, now });
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  vi.mocked(writeDurably).mockRejectedValueOnce(full);
  expect((await store.draw('a', picture)).toString()).toBe('a picture');
  expect(await store.find('a')).toBeNull();
});
