import { buffer } from 'node:stream/consumers';
import { imagesPath } from '@porchlight/contract/public-paths';
import { sharp } from './decoder.ts';
import type { FileStore } from './index.ts';

/**
 * The organization's logo as a square PNG with transparent edges, for icons, cards and emails.
 * @param path path of the logo, as in its settings; null without one
 * @returns undefined without one, or when its file is gone
 */
export async function logoPng(
  files: Pick<FileStore, 'find'>,
  path: string | null | undefined,
  sidePx: number,
): Promise<Buffer | undefined> {
  if (!path) return undefined;
  const file = await files.find('image', path.slice(imagesPath.length));
  const content = await file?.read();
  if (!content) return undefined;
  return sharp(await buffer(content))
    .resize(sidePx, sidePx, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}
