import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sitePictures, siteVideos } from '../packages/features/src/site/media.ts';
import { socialCard } from '../packages/features/src/site/social-card.ts';
import { siteSounds } from '../packages/features/src/site/sounds.ts';

const folder = fileURLToPath(new URL('../apps/web/public', import.meta.url));
/** Rate of every sound, even, so that each player knows its length and can seek. */
const kilobitsPerSecond = 40;
const pictures = Object.values(sitePictures);
const widthsOf = (srcSet: string) => srcSet.split(', ').map((entry) => entry.split(' '));
/** Addresses of all that lies in the folder. */
const mediaFiles = () =>
  readdirSync(`${folder}/media`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`);
const bytesOf = (address: string) => statSync(`${folder}${address}`).size;

test('every picture that a page can request exists, with the stated width', async () => {
  for (const { src, srcSet, avifSrcSet } of pictures) {
    expect(bytesOf(src)).toBeGreaterThan(0);
    for (const [address = '', width = ''] of [...widthsOf(srcSet), ...widthsOf(avifSrcSet)])
      expect(`${(await sharp(`${folder}${address}`).metadata()).width}w`, address).toBe(width);
  }
});

test('a picture has the aspect ratio that its page reserves', async () => {
  for (const { src, width, height } of pictures) {
    const file = await sharp(`${folder}${src}`).metadata();
    expect((file.width ?? 0) / (file.height ?? 1), src).toBeCloseTo(width / height, 2);
  }
});

test('a phone with a slow connection loads no picture over 50 kB and no video over 700 kB', () => {
  for (const { avifSrcSet } of pictures)
    for (const [address = '', width = ''] of widthsOf(avifSrcSet))
      if (Number.parseInt(width, 10) <= 960) expect(bytesOf(address), address).toBeLessThan(50_000);
  for (const { sources, poster, posterAvif } of Object.values(siteVideos)) {
    for (const { src } of sources) expect(bytesOf(src), src).toBeLessThan(700_000);
    for (const address of [poster, posterAvif]) expect(bytesOf(address), address).toBeLessThan(40_000);
  }
});

test('a video is as long as the site says', () => {
  for (const { sources, seconds } of Object.values(siteVideos)) {
    const file = readFileSync(`${folder}${sources.find(({ type }) => type === 'video/mp4')?.src}`);
    // ISO 14496-12, 8.2.2: the movie header's version and flags, two moments, then the time scale and the duration.
    const header = file.indexOf('mvhd') + 4;
    expect(file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12)).toBeCloseTo(seconds, 1);
  }
});

test('an audio file is as long as the site says, at a constant rate, and under 300 kB', () => {
  for (const { path, seconds } of siteSounds) {
    const bytes = bytesOf(path);
    expect(bytes, path).toBeLessThan(300_000);
    expect((bytes * 8) / (kilobitsPerSecond * 1000), path).toBeCloseTo(seconds, 0);
  }
});

test('every file is used', () => {
  const requestedFiles = new Set([
    ...pictures.flatMap(({ srcSet, avifSrcSet }) =>
      [...widthsOf(srcSet), ...widthsOf(avifSrcSet)].map(([file]) => file),
    ),
    ...Object.values(siteVideos).flatMap(({ sources, poster, posterAvif }) => [
      ...sources.map((source) => source.src),
      poster,
      posterAvif,
    ]),
    ...siteSounds.map(({ path }) => path),
    socialCard().src,
  ]);
  expect(mediaFiles().filter((file) => !requestedFiles.has(file))).toEqual([]);
});

test('shared links show a card of the size that networks expect', async () => {
  const { width, height } = await sharp(`${folder}${socialCard().src}`).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('every picture and video has a text alternative', () => {
  for (const { alt } of pictures) expect(alt.length, alt).toBeGreaterThan(30);
  for (const { label } of Object.values(siteVideos)) expect(label.length).toBeGreaterThan(30);
});

test('all media together are under 9 MB', () => {
  const total = mediaFiles().reduce((sum, file) => sum + bytesOf(file), 0);
  expect(total).toBeLessThan(9_000_000);
});
