import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Look } from '@porchlight/contract/look/look';
import { lookColors } from '@porchlight/contract/look/look-colors';
import { drawableText, drawLine, type Face, faces, textWidth } from './text-outlines.ts';

/** The typeface in which a look's headings are drawn: pictures can't use those of the visitor's device. */
export function headingFace(look: Look | undefined): Face {
  const hasSerifs = !look || look.headings === 'fraunces' || look.headings === 'serif';
  return hasSerifs ? faces.fraunces : faces.sourceSans;
}

/** The first letter of a name on the primary color, as SVG in a square of 100 units; '' if no font has the letter. */
export function initialMark(name: string, look: Look): string {
  const face = headingFace(look);
  const letter = [...drawableText(name, face)][0]?.toUpperCase() ?? '';
  const { primary, onPrimary } = lookColors(look).light;
  const sizePx = 72;
  const x = 50 - textWidth(letter, face, sizePx) / 2;
  const drawn = letter && drawLine(letter, face, { x, y: 50 + 0.35 * sizePx, sizePx });
  return `<path fill="${primary}" d="M0 0h100v100H0z"/><g fill="${onPrimary}">${drawn}</g>`;
}

/**
 * The site's icon in the colors of a look, as SVG in a square of 32 units.
 * @param clientDir folder of the website's browser files, which has the one of the demonstration
 */
export async function recoloredIcon(clientDir: string, look: Look): Promise<string> {
  const icon = await readFile(join(clientDir, 'favicon.svg'), 'utf8');
  const own = lookColors(look).light;
  const content = icon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const replaced: Readonly<Record<string, string>> = {
    '#2E3A87': own.primary,
    '#A63A2B': own.accent,
    '#FBF7EF': own.background,
    '#1B1F3B': own.text,
  };
  return content.replace(/#[0-9A-F]{6}/g, (hex) => replaced[hex] ?? hex);
}
