import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { samplePdf } from './sample-pdf.ts';

/** A sample file of a given kind. */
export async function sampleFile(kind: 'picture' | 'pdf') {
  return kind === 'pdf'
    ? { name: 'minutes.pdf', mimeType: 'application/pdf', buffer: await samplePdf('Minutes') }
    : { name: 'porch.png', mimeType: 'image/png', buffer: await ownPicture() };
}

/** A picture that no other journey has stored, since the library stores each only once. */
function ownPicture(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width: 4, height: 3, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}
