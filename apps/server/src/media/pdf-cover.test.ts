import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { handmadePdf, pdfStream, samplePdf } from '../testing/sample-files.ts';
import { drawFirstPage } from './pdf-cover.ts';

/** A PDF of one page with the given content. */
const pageOf = (box: string, contents: Buffer) =>
  handmadePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R>>`,
    contents,
  ]);

test('the first page is drawn upright and on white', async () => {
  const cover = await drawFirstPage(await samplePdf(3));
  const { width, height, channels } = await sharp(cover ?? undefined).metadata();
  expect({ width, height, channels }).toEqual({ width: 989, height: 1280, channels: 3 });
  const { dominant, channels: levels } = await sharp(cover ?? undefined).stats();
  expect(dominant).toEqual({ r: 248, g: 248, b: 248 });
  expect(Math.min(...levels.map(({ min }) => min))).toBeLessThan(40);
});

test('a very long or very small page has the usual size', async () => {
  const sizeOf = async (box: string) => {
    const { width, height } = await sharp(
      (await drawFirstPage(pageOf(box, pdfStream('', '')))) ?? undefined,
    ).metadata();
    return [width, height];
  };
  expect(await sizeOf('0 0 14400 144')).toEqual([1280, 13]);
  expect(await sizeOf('0 0 3 6')).toEqual([640, 1280]);
});

test('a page that needs half a gigabyte of memory is not drawn', async () => {
  const spaces = Array<Buffer>(512).fill(Buffer.alloc(1024 * 1024, ' '));
  const packed = await buffer(Readable.from(spaces).pipe(createDeflate({ level: 1 })));
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  expect(await drawFirstPage(pageOf('0 0 600 800', pdfStream('/Filter /FlateDecode', packed)))).toBeNull();
  clearInterval(watch);
  // PDFium's own limit is a gigabyte.
  expect(peak - before).toBeLessThan(600_000_000);
});

test('a page that would take hours is given up', async () => {
  const fills = pdfStream('', '0 0 m 600 0 l 300 800 l 600 800 l 0 400 l f* '.repeat(100_000));
  // Without a limit the test would never end.
  expect(await drawFirstPage(pageOf('0 0 600 800', fills), 1000)).toBeNull();
});

test.each([
  ['a file that is not a PDF', Buffer.from('%PDF-1.7\nno more than that')],
  ['a PDF without a page', handmadePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'])],
])('%s has no cover', async (_, content) => {
  expect(await drawFirstPage(content)).toBeNull();
});

test('a PDF that needs a password has no cover', async () => {
  expect(await drawFirstPage(await samplePdf(1, { userPassword: 'quilt' }))).toBeNull();
});
