import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { samplePdf } from './sample-pdf.ts';

/** A sample file of a given kind. */
export async function sampleFile(kind: 'picture' | 'pdf') {
  return kind === 'pdf'
    ? { name: 'minutes.pdf', mimeType: 'application/pdf', buffer: await samplePdf('Minutes') }
    : { name: 'porch.png', mimeType: 'image/png', buffer: await ownPicture() };
}

/**
 * A picture that no other journey has stored, since the library stores each only once. Of noise: pictures of one color can
 * become equal when they are compressed.
 */
function ownPicture(): Promise<Buffer> {
  const [width, height] = [16, 12];
  return sharp(randomBytes(3 * width * height), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
