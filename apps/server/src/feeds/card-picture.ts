import { cardSize, coverSizePx } from '@porchlight/contract/discovery';
import { demonstrationLook } from '@porchlight/contract/look/look';
import { lookColors } from '@porchlight/contract/look/look-colors';
import type { SchemeColors } from '@porchlight/contract/look/schemes';
import type { CardBlock, PageCard } from '@porchlight/contract/rendering';
import { sharp } from '../media/decoder.ts';
import { excerpt } from '../records/excerpts.ts';
import { headingFace, initialMark } from './look-mark.ts';
import { breakLines, drawableText, drawLine, type Face, faces, fitLine } from './text-outlines.ts';

/** The colors of a card: always those of the light scheme. */
const colorsOf = ({ look }: PageCard) => lookColors(look ?? demonstrationLook).light;

/** Maximum graphemes of a title that are laid out; five lines hold fewer. */
const titleMax = 220;
/** Side length of a quilt block, in pixels. */
const blockPx = 210;
/** Width of the binding. */
const bindingPx = 12;

/** The space for a title. It is set in the first size that fits, else in the last one with an ellipsis. */
interface TitleBox {
  face: Face;
  widthPx: number;
  sizes: readonly { sizePx: number; maxLines: number }[];
}

/**
 * Draws a page's link preview as PNG, 1200 by 630 pixels: its texts next to a quilt of its block.
 * @param logo the organization's logo as PNG, in place of the mark
 */
export function drawCard(card: PageCard, siteName: string, logo?: Buffer): Promise<Buffer> {
  const { width, height } = cardSize;
  const colors = colorsOf(card);
  const face = headingFace(card.look);
  const quiltLeft = width - 2 * blockPx;
  const title = setTitle(card.title || siteName, siteName, {
    face,
    widthPx: quiltLeft - bindingPx - 2 * 64,
    sizes: [
      { sizePx: 100, maxLines: card.label ? 1 : 3 },
      { sizePx: 84, maxLines: 3 },
      { sizePx: 70, maxLines: 4 },
      { sizePx: 58, maxLines: 5 },
    ],
  });
  const texts = [
    text(card.label, faces.sourceSans, { x: 66, y: 104, sizePx: 32, color: colors.accent }),
    titleLines(title, { face, color: colors.text, x: 64, top: (card.label ? 122 : 66) + title.sizePx * 0.9 }),
    text(card.date ?? '', faces.sourceSans, { x: 66, y: 492, sizePx: 34, color: colors.muted }),
    mark(card, siteName, logo, 64, 532, 60),
    text(siteName, faces.sourceSans, { x: 144, y: 573, sizePx: 32, color: colors.text }),
  ].join('');
  const svg =
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>${texts}` +
    quilt(card, quiltLeft, 0, 2, 3, blockPx) +
    (card.look?.pattern === 'plain' ? '' : binding(colors, quiltLeft - bindingPx, height));
  return png(svg, width, height);
}

/** Draws a list page's square cover as PNG: a quilt of its block above the site's name and the page's title. */
export function drawCover(card: PageCard, siteName: string): Promise<Buffer> {
  const side = coverSizePx;
  const colors = colorsOf(card);
  const face = headingFace(card.look);
  const title = setTitle(siteName, siteName, {
    face,
    widthPx: side - 200,
    sizes: [
      { sizePx: 120, maxLines: 1 },
      { sizePx: 84, maxLines: 2 },
    ],
  });
  const svg =
    `<rect width="${side}" height="${side}" fill="${colors.background}"/>` +
    quilt(card, 0, 0, 3, 2, Math.ceil(side / 3)) +
    titleLines(title, { face, color: colors.text, x: 100, top: 1130 }) +
    text(card.title, faces.sourceSans, { x: 104, y: 1310, sizePx: 76, color: colors.accent });
  return png(svg, side, side);
}

function png(content: string, width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  // With few colors and straight edges, a palette reduces the size to a third.
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 128, effort: 7 }).toBuffer();
}

/**
 * Lays out a title. The site's name is used instead if the fonts can't draw any of it, such as only emoji, or less than half
 * of its letters: of a title in Hebrew, only a colon would be left.
 */
function setTitle(
  title: string,
  siteName: string,
  { face, widthPx, sizes }: TitleBox,
): { lines: string[]; sizePx: number } {
  const fullTitle = excerpt(title, titleMax);
  const drawn = drawableText(fullTitle, face);
  const isReadable = /[\p{L}\p{N}]/u.test(drawn) && 2 * letterCount(drawn) >= letterCount(fullTitle);
  const shownTitle = isReadable ? drawn : drawableText(siteName, face);
  for (const { sizePx, maxLines } of sizes) {
    const lines = breakLines(shownTitle, face, { sizePx, maxWidthPx: widthPx, maxLines });
    if (lines && shownTitle.length < titleMax) return { lines, sizePx };
  }
  const { sizePx, maxLines } = sizes.at(-1) ?? { sizePx: 48, maxLines: 4 };
  const allLines =
    breakLines(shownTitle, face, { sizePx, maxWidthPx: widthPx, maxLines: Number.POSITIVE_INFINITY }) ?? [];
  const shownLines = allLines.slice(0, maxLines);
  const last = shownLines.pop() ?? '';
  return { lines: [...shownLines, fitLine(`${last}…`, face, sizePx, widthPx).replace(/…+$/, '…')], sizePx };
}

function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

function titleLines(
  { lines, sizePx }: { lines: string[]; sizePx: number },
  { face, color, x, top }: { face: Face; color: string; x: number; top: number },
): string {
  const drawn = lines.map((line, index) => drawLine(line, face, { x, y: top + index * sizePx * 1.12, sizePx }));
  return `<g fill="${color}">${drawn.join('')}</g>`;
}

function text(words: string, face: Face, at: { x: number; y: number; sizePx: number; color: string }): string {
  const line = drawableText(words, face);
  return line && `<g fill="${at.color}">${drawLine(line, face, at)}</g>`;
}

/** The organization's logo, or the site's mark: a letter, or a block that is too small for stitches. */
function mark(
  { mark: block, look }: PageCard,
  siteName: string,
  logo: Buffer | undefined,
  x: number,
  y: number,
  sizePx: number,
): string {
  if (logo)
    return `<image x="${x}" y="${y}" width="${sizePx}" height="${sizePx}" xlink:href="data:image/png;base64,${logo.toString('base64')}"/>`;
  const drawn = look?.pattern === 'plain' ? initialMark(siteName, look) : cloths(block);
  return `<g transform="translate(${x} ${y}) scale(${sizePx / 100})">${drawn}</g>`;
}

function cloths({ ground, cloths }: CardBlock): string {
  const paths = cloths.map(({ color, d }) => `<path fill="${color}" d="${d}"/>`);
  return `<path fill="${ground}" d="M0 0h100v100H0z"/>${paths.join('')}`;
}

/** A quilt of a page's block; in a plain look, a field of the primary color. */
function quilt(card: PageCard, left: number, top: number, columns: number, rows: number, side: number): string {
  const { block, look } = card;
  const { primary, background } = colorsOf(card);
  if (look?.pattern === 'plain')
    return `<rect x="${left}" y="${top}" width="${columns * side}" height="${rows * side}" fill="${primary}"/>`;
  const blockMarkup = `<g id="block" stroke="${background}" stroke-opacity=".4" stroke-width=".5" stroke-dasharray="2 1.6">${cloths(block)}</g>`;
  const blocks = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const turn = block.turns ? ((column + 2 * row) % 4) * 90 : 0;
    return `<use xlink:href="#block" transform="translate(${left + column * side} ${top + row * side}) scale(${side / 100}) rotate(${turn} 50 50)"/>`;
  });
  return `<defs>${blockMarkup}</defs>${blocks.join('')}`;
}

/** The binding at the quilt's edge: triangles, every fifth one in the lamp color. */
function binding({ lamp, accent, primary }: SchemeColors, left: number, height: number): string {
  const step = 2 * bindingPx;
  const triangles = Array.from({ length: Math.ceil(height / step) }, (_, index) => {
    const y = index * step;
    const fill = index % 5 === 2 ? lamp : accent;
    return `<path fill="${fill}" d="M${left} ${y}v${step}l${bindingPx} ${-bindingPx}z"/>`;
  });
  return `<rect x="${left}" width="${bindingPx}" height="${height}" fill="${primary}"/>${triangles.join('')}`;
}
