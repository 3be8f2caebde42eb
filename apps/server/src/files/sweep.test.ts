import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quarters, samplePdf } from '../testing/sample-files.ts';
import { createFileStore, type FileStore } from './index.ts';

let dataDir: string;
let store: FileStore;
let clock: Date;

const start = new Date('2026-03-14T12:00:00Z');
const minutesLater = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};

beforeEach(async () => {
  clock = start;
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight-sweep-'));
  store = await createFileStore({ dataDir, now: () => clock });
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const list = (folder: string) => readdir(join(dataDir, folder));

test('a file that no row names goes after an hour, one that a row names stays', async () => {
  const kept = await store.saveImage(await quarters().png().toBuffer());
  const keptPdf = await store.savePdf(await samplePdf(1));
  await store.saveImage(await quarters(60, 60).png().toBuffer());
  await store.savePdf(await samplePdf(3));
  minutesLater(61);
  expect(await store.sweep(new Set([kept.name, keptPdf.name]))).toBe(2);
  expect(await list('files/images')).toEqual([kept.name]);
  expect(await list('files/pdfs')).toEqual([keptPdf.name]);
});

test('a file whose row isn’t written yet stays', async () => {
  await store.saveImage(await quarters().png().toBuffer());
  minutesLater(59);
  expect(await store.sweep(new Set())).toBe(0);
  expect(await list('files/images')).toHaveLength(1);
});

test('uploading the same picture again starts its hour anew', async () => {
  const picture = await quarters().png().toBuffer();
  const { name } = await store.saveImage(picture);
  minutesLater(120);
  await store.saveImage(picture);
  minutesLater(30);
  expect(await store.sweep(new Set())).toBe(0);

  const afterRestart = await createFileStore({ dataDir, now: () => clock });
  expect(await afterRestart.sweep(new Set())).toBe(0);
  minutesLater(31);
  expect(await afterRestart.sweep(new Set())).toBe(1);
  expect(await store.imagePath(name)).toBeNull();
});

test('smaller copies go with their picture and not before', async () => {
  const { name } = await store.saveImage(await quarters().png().toBuffer());
  await store.variantPath(name, 160, 'webp');
  minutesLater(120);
  expect(await store.sweep(new Set([name]))).toBe(0);
  expect(await list('files/variants')).toHaveLength(1);
  expect(await store.sweep(new Set())).toBe(2);
  expect(await list('files/variants')).toEqual([]);
});

test('what a crash left goes at the next start: half an upload, and a file whose row was never written', async () => {
  const { name } = await store.saveImage(await quarters().png().toBuffer());
  const lost = await store.saveImage(await quarters().jpeg().toBuffer());
  await writeFile(join(dataDir, 'tmp', 'left-over'), 'half a picture');
  const next = await createFileStore({ dataDir, now: () => clock });
  expect(await list('tmp')).toEqual([]);
  const own = await next.saveImage(await quarters().webp().toBuffer());
  expect(await next.sweep(new Set([name]), { atStart: true })).toBe(1);
  expect(await list('files/images')).not.toContain(lost.name);
  // What this process has just taken has no row yet, and stays.
  expect(await list('files/images')).toContain(own.name);
});

test('what a broken upload left among the temporary files goes after an hour', async () => {
  const left = join(dataDir, 'tmp', 'left-over');
  await writeFile(left, 'half a picture');
  await utimes(left, start, start);
  minutesLater(59);
  expect(await store.sweep(new Set())).toBe(0);
  minutesLater(2);
  expect(await store.sweep(new Set())).toBe(1);
  expect(await list('tmp')).toEqual([]);
});
