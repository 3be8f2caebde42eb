/**
 * Draws the first page of one PDF in a thread of its own, which can be stopped: `workerData` is the PDF and the longer
 * side of the picture, the one message its pixels.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { CoverPixels, CoverWork } from './pdf-cover.ts';

/** Memory that a page may take, in bytes: what needs more was made to need more. PDFium's own limit is 2 GB. ours */
const memoryMaxBytes = 256 * 1024 * 1024;
const wasmPageBytes = 65_536;

// The thread's limits count objects, not what WebAssembly holds.
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
  if (this.buffer.byteLength + pages * wasmPageBytes > memoryMaxBytes) throw new RangeError('The page is too large.');
  return grow.call(this, pages);
};

const { content, longSidePx }: CoverWork = workerData;
const library = await PDFiumLibrary.init();
const page = (await library.loadDocument(content)).getPage(0);
const { originalWidth, originalHeight } = page.getOriginalSize();
// What is no page, or a broken one, has no size.
if (!(originalWidth > 0 && originalHeight > 0)) throw new Error('There is no page to draw.');
const scale = longSidePx / Math.max(originalWidth, originalHeight);
const sideOf = (points: number) => Math.max(1, Math.round(points * scale));
const { width, height, data } = await page.render({
  width: sideOf(originalWidth),
  height: sideOf(originalHeight),
  render: 'bitmap',
});
parentPort?.postMessage({ width, height, data } satisfies CoverPixels);
