import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

const scripts = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];

/** A font of the letters, for the characters of one script. */
export interface PdfFont {
  name: string;
  /** A WOFF file: fonts of WOFF2 files can't be embedded. */
  file: Buffer;
  font: Font;
}

/** Text in one font. */
export interface Run {
  font: string;
  text: string;
}

/** The site's sans-serif typeface in regular and bold, opened when the first letter is written. */
export class PdfFonts {
  readonly #opened = new Map<string, PdfFont>();

  /** The fonts of a weight, in order of preference. */
  of(weight: 400 | 700): PdfFont[] {
    return scripts.map((script) => {
      const name = `source-sans-3-${script}-${weight}-normal`;
      const opened = this.#opened.get(name) ?? openFont(name);
      this.#opened.set(name, opened);
      return opened;
    });
  }

  /**
   * A text in one line, without the characters that no font has.
   * @param onMissing called with each of them
   */
  drawable(text: string, onMissing: (letter: string) => void = () => undefined): string {
    const letters = [...graphemes.segment(text.normalize('NFC'))].map(({ segment }) => segment.replace(/\s+/u, ' '));
    const isDrawn = (letter: string) => this.#fontOf(letter, 400) !== undefined;
    for (const letter of letters) if (!isDrawn(letter)) onMissing(letter);
    const drawn = letters.filter(isDrawn).join('').replace(/ +/g, ' ');
    return drawn.replace(/ (?=[,.])/g, '').trim();
  }

  /** Splits a drawable text into runs of one font each. */
  runsOf(text: string, weight: 400 | 700): Run[] {
    const runs: Run[] = [];
    for (const { segment } of graphemes.segment(text)) {
      const font = this.#fontOf(segment, weight);
      const last = runs.at(-1);
      if (!font) continue;
      if (last?.font === font) last.text += segment;
      else runs.push({ font, text: segment });
    }
    return runs;
  }

  #fontOf(letter: string, weight: 400 | 700): string | undefined {
    const points = [...letter].map((part) => part.codePointAt(0) ?? 0);
    return this.of(weight).find(({ font }) => points.every((point) => font.hasGlyphForCodePoint(point)))?.name;
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function openFont(name: string): PdfFont {
  const file = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/source-sans-3/files/${name}.woff`)));
  const font = create(file);
  if (!('layout' in font)) throw new Error(`${name} contains several fonts, but one is expected.`);
  return { name, file, font };
}
