import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** A typeface: fonts in order of preference; each letter uses the first that has it. */
export type Face = readonly Font[];

/** Opens a font file of an `@fontsource` package. */
function openFont(file: string): Font {
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}.woff2`))));
  if (!('layout' in font)) throw new Error(`${file} contains several fonts, but one is expected.`);
  return font;
}

const sourceSans = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map(
  (script) => openFont(`source-sans-3/files/source-sans-3-${script}-600-normal`),
);

/** The site's two typefaces; Source Sans is the fallback for letters that Fraunces lacks. */
export const faces = {
  fraunces: [
    ...['latin', 'latin-ext', 'vietnamese'].map((script) => openFont(`fraunces/files/fraunces-${script}-600-normal`)),
    ...sourceSans,
  ],
  sourceSans,
} as const satisfies Record<string, Face>;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first font of a face that has glyphs for every code point of a letter. */
function fontOf(face: Face, letter: string): Font | undefined {
  const points = [...letter].map((part) => part.codePointAt(0) ?? 0);
  return face.find((font) => points.every((point) => font.hasGlyphForCodePoint(point)));
}

/** A text in one line, without letters that no font of a face has, such as emoji and unsupported scripts. */
export function drawableText(text: string, face: Face): string {
  const letters = [...graphemes.segment(text.normalize('NFC').replace(/\s+/gu, ' '))].map(({ segment }) => segment);
  return letters
    .filter((letter) => fontOf(face, letter))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text as glyph outlines. */
interface Outline {
  /** In ems. */
  width: number;
  /** SVG markup with the baseline's start at `x` and `y`. */
  draw(x: number, y: number, sizePx: number): string;
}

/** Lays out a text that is drawable in a face. */
function outline(text: string, face: Face): Outline {
  const runs: { font: Font; text: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const font = fontOf(face, segment);
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  const runOutlines = runs.map(({ font, text: part }) => {
    const { glyphs, positions } = font.layout(part);
    let pen = 0;
    const paths = glyphs.map((glyph, index) => {
      const position = positions[index];
      const d = glyph.path.toSVG();
      const path = d && `<path transform="translate(${pen + (position?.xOffset ?? 0)})" d="${d}"/>`;
      pen += position?.xAdvance ?? glyph.advanceWidth;
      return path;
    });
    return { markup: paths.join(''), width: pen / font.unitsPerEm, unitsPerEm: font.unitsPerEm };
  });
  return {
    width: runOutlines.reduce((sum, { width }) => sum + width, 0),
    draw(x, y, sizePx) {
      let left = x;
      return runOutlines
        .map(({ markup, width, unitsPerEm }) => {
          const scale = sizePx / unitsPerEm;
          const group = `<g transform="translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${markup}</g>`;
          left += width * sizePx;
          return group;
        })
        .join('');
    },
  };
}

/** Width of a drawable text, in pixels. */
export function textWidth(text: string, face: Face, sizePx: number): number {
  return outline(text, face).width * sizePx;
}

/** Draws one line of drawable text as SVG paths, so that rendering the SVG needs no font. */
export function drawLine(text: string, face: Face, at: { x: number; y: number; sizePx: number }): string {
  return outline(text, face).draw(at.x, at.y, at.sizePx);
}

/** Truncates a text with an ellipsis to the width of a line. */
export function fitLine(text: string, face: Face, sizePx: number, maxWidthPx: number): string {
  if (textWidth(text, face, sizePx) <= maxWidthPx) return text;
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  while (letters.length > 0 && textWidth(`${letters.join('')}…`, face, sizePx) > maxWidthPx) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/**
 * Breaks a drawable text into lines; a word that is wider than a line is broken between letters.
 * @returns null when it needs more than `maxLines`
 */
export function breakLines(
  text: string,
  face: Face,
  { sizePx, maxWidthPx, maxLines }: { sizePx: number; maxWidthPx: number; maxLines: number },
): string[] | null {
  const widths = new Map<string, number>();
  // Measures each word and letter once: measuring the growing line each time would be slow for a hostile title.
  const widthOf = (part: string) => {
    const measured = widths.get(part) ?? textWidth(part, face, sizePx);
    widths.set(part, measured);
    return measured;
  };
  const lines: string[] = [];
  let line = '';
  let width = 0;
  const add = (part: string) => {
    line += part;
    width += widthOf(part);
  };
  const endLine = () => {
    lines.push(line.trimEnd());
    line = '';
    width = 0;
  };
  for (const word of text.split(' ')) {
    if (line && width + widthOf(' ') + widthOf(word) > maxWidthPx) endLine();
    if (line) add(' ');
    if (widthOf(word) <= maxWidthPx) {
      add(word);
      continue;
    }
    for (const { segment } of graphemes.segment(word)) {
      if (line && width + widthOf(segment) > maxWidthPx) endLine();
      add(segment);
    }
    if (lines.length >= maxLines) return null;
  }
  endLine();
  return lines.length > maxLines ? null : lines;
}
