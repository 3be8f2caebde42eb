import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { siteSounds } from '../packages/features/src/site/sounds.ts';

const folder = fileURLToPath(new URL('../apps/web/public', import.meta.url));
/** Rate of every sound, even, so that each player knows its length and can seek. */
const kilobitsPerSecond = 40;
/** Addresses of all that lies in the folder. */
const mediaFiles = () =>
  readdirSync(`${folder}/media`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`);
const bytesOf = (address: string) => statSync(`${folder}${address}`).size;

test('an audio file is as long as the site says, at a constant rate, and under 300 kB', () => {
  for (const { path, seconds } of siteSounds) {
    const bytes = bytesOf(path);
    expect(bytes, path).toBeLessThan(300_000);
    expect((bytes * 8) / (kilobitsPerSecond * 1000), path).toBeCloseTo(seconds, 0);
  }
});

test('every file is used', () => {
  // Stories play the video.
  const requestedFiles = new Set([...siteSounds.map(({ path }) => path), '/media/forest.webm']);
  expect(mediaFiles().filter((file) => !requestedFiles.has(file))).toEqual([]);
});

test('all media together are under 9 MB', () => {
  const total = mediaFiles().reduce((sum, file) => sum + bytesOf(file), 0);
  expect(total).toBeLessThan(9_000_000);
});
