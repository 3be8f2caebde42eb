import { readFileSync } from 'node:fs';
import { n } from './sheet.ts';

interface Face {
  /** Advance and outline of each character, in thousandths of the size, baseline at 0, upwards. */
  glyphs: Record<string, [advance: number, outline: string]>;
  /** Extra advance between two characters. */
  kerning: Record<string, number>;
}

/** Fraunces at weight 620 (optical size 72, softness 50) and Source Sans 3 at weight 640; README.md says how they were taken. */
const faces = JSON.parse(readFileSync(new URL('./lettering.json', import.meta.url), 'utf8')) as {
  fraunces: Face;
  sourceSans: Face;
};

/** Words as outlines, so that no font is needed where they are shown. */
export interface Lettering {
  text: string;
  /** Left end, or the middle, of the baseline. */
  x: number;
  y: number;
  size: number;
  color: string;
  face?: keyof typeof faces;
  /** Extra space between letters, in thousandths of the size. */
  tracking?: number;
  anchor?: 'start' | 'middle';
}

/** Width of a text as it would be drawn. */
function textWidth(text: string, size: number, face: keyof typeof faces = 'fraunces', tracking = 0): number {
  const { glyphs, kerning } = faces[face];
  let width = 0;
  [...text].forEach((character, index, all) => {
    width += (glyphs[character]?.[0] ?? 0) + tracking + (kerning[character + (all[index + 1] ?? '')] ?? 0);
  });
  return ((width - tracking) * size) / 1000;
}

/** Draws words. @throws when a character has no outline */
export function letters({
  text,
  x,
  y,
  size,
  color,
  face = 'fraunces',
  tracking = 0,
  anchor = 'start',
}: Lettering): string {
  const { glyphs, kerning } = faces[face];
  const start = anchor === 'middle' ? x - textWidth(text, size, face, tracking) / 2 : x;
  let pen = 0;
  let out = '';
  [...text].forEach((character, index, all) => {
    const glyph = glyphs[character];
    if (!glyph) throw new Error(`No outline for "${character}": add it to lettering.json`);
    if (glyph[1]) out += `<path transform="translate(${pen})" d="${glyph[1]}"/>`;
    pen += glyph[0] + tracking + (kerning[character + (all[index + 1] ?? '')] ?? 0);
  });
  const scale = Math.round((size / 1000) * 10000) / 10000;
  return `<g fill="${color}" transform="translate(${n(start)} ${n(y)}) scale(${scale} ${-scale})">${out}</g>`;
}
