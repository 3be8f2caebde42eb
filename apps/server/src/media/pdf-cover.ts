import { sharp } from './decoder.ts';
import { runInWorker } from './run-in-worker.ts';

/** Input of the worker thread that draws a cover. */
export interface CoverTask {
  /** The PDF. */
  content: Uint8Array;
  /** Longer side of the picture, in pixels. */
  longSidePx: number;
}

/** A drawn page, with four bytes per pixel: red, green, blue, alpha. */
export interface CoverPixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Time limit of a page in milliseconds, and heap limit of its thread; an ordinary page takes half a second. ours */
const drawMaxMs = 10_000;
const drawMaxMegabytes = 128;
/** Longer side of a drawn page: twice the widest displayed copy, for high-density screens. ours */
const longSidePx = 1280;

/** Draws the first page of a PDF as a PNG; null for a page that can't be drawn, or not in time. */
export async function drawFirstPage(content: Buffer, maxMs = drawMaxMs): Promise<Buffer | null> {
  const data: CoverTask = { content, longSidePx };
  const pixels = await runInWorker<CoverPixels>({
    module: 'pdf-cover',
    data,
    maxMs,
    maxMegabytes: drawMaxMegabytes,
  });
  if (!pixels) return null;
  const { width, height } = pixels;
  // Compressed little, since it is encoded again in the requested width.
  return sharp(pixels.data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
