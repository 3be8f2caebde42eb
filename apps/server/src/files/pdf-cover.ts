import { sharp } from './decoder.ts';
import { runInThread } from './limited-thread.ts';

/** What the thread is given that draws a cover. */
export interface CoverWork {
  /** The PDF. */
  content: Uint8Array;
  /** Longer side of the picture, in pixels. */
  longSidePx: number;
}

/** A drawn page, four bytes for each pixel: red, green, blue, opacity. */
export interface CoverPixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Time a page may take, in milliseconds, and the memory of its thread's objects; an ordinary one takes half a second. ours */
const drawMaxMs = 10_000;
const drawMaxMegabytes = 128;
/** Longer side of a drawn page: the widest copy that is shown of it, twice as sharp. ours */
const longSidePx = 1280;

/** The first page of a PDF as a picture; null for a file whose page can't be drawn, or not in time. */
export async function drawFirstPage(content: Buffer, maxMs = drawMaxMs): Promise<Buffer | null> {
  const data: CoverWork = { content, longSidePx };
  const pixels = await runInThread<CoverPixels>({
    module: 'pdf-cover',
    data,
    maxMs,
    maxMegabytes: drawMaxMegabytes,
  });
  if (!pixels) return null;
  const { width, height } = pixels;
  // It is encoded once more, in the width that was asked for.
  return sharp(pixels.data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
