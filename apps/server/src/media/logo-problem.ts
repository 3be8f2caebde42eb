import { buffer } from 'node:stream/consumers';
import { logoMinPx } from '@porchlight/contract/limits';
import { sharp } from './decoder.ts';
import type { FileStore } from './index.ts';

/**
 * Why a stored picture can't be the logo, which is on every page and in icons; undefined if it can. A picture that is
 * gone is a problem of its own, which the page shows.
 */
export async function logoProblem(files: Pick<FileStore, 'find'>, name: string): Promise<string | undefined> {
  const file = await files.find('image', name);
  const content = await file?.read();
  if (!content) return undefined;
  const { width, height, pageHeight = height, pages = 1 } = await sharp(await buffer(content)).metadata();
  if (pages > 1) return 'This picture moves, which would distract people on every page. Choose one that stands still.';
  if (Math.max(width, pageHeight) < logoMinPx)
    return `This picture is ${width} by ${pageHeight} pixels, which would be blurred. Choose one with at least ${logoMinPx} pixels on its longer side.`;
  return undefined;
}
