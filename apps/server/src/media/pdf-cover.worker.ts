/**
 * Worker thread that draws the first page of one PDF and can be terminated: `workerData` contains the PDF and the
 * longer side of the picture, its only message the pixels.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { CoverPixels, CoverTask } from './pdf-cover.ts';

/**
 * WebAssembly memory limit of a page in bytes: files that need more are probably malicious. PDFium's own limit is 2 GB.
 * ours
 */
const memoryMaxBytes = 256 * 1024 * 1024;
const wasmPageBytes = 65_536;

// The thread's heap limit doesn't include WebAssembly's memory.
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
  if (this.buffer.byteLength + pages * wasmPageBytes > memoryMaxBytes) throw new RangeError('The page is too large.');
  return grow.call(this, pages);
};

const { content, longSidePx }: CoverTask = workerData;
const library = await PDFiumLibrary.init();
const page = (await library.loadDocument(content)).getPage(0);
const { originalWidth, originalHeight } = page.getOriginalSize();
// A missing or broken page has no size.
if (!(originalWidth > 0 && originalHeight > 0)) throw new Error('There is no page to draw.');
const scale = longSidePx / Math.max(originalWidth, originalHeight);
const sideOf = (points: number) => Math.max(1, Math.round(points * scale));
const { width, height, data } = await page.render({
  width: sideOf(originalWidth),
  height: sideOf(originalHeight),
  render: 'bitmap',
});
parentPort?.postMessage({ width, height, data } satisfies CoverPixels);
