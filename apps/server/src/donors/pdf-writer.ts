import PDFDocument from 'pdfkit';
import type { PdfFonts, Run } from './pdf-fonts.ts';

const margin = 64;
const lineHeight = 1.35;
const gray = '#595959';

// The types of the library lack these.
const conformance: object = { subset: 'PDF/UA' };
const ofColumn: object = { scope: 'Column' };

/** A column of a table: heading, share of the width, and whether its cells are numbers. */
export interface PdfColumn {
  heading: string;
  share: number;
  isNumeric?: true;
}

interface TextStyle {
  sizePt?: number;
  weight?: 400 | 700;
}

/**
 * Writes a letter as a tagged PDF (PDF/UA-1): headings, paragraphs and tables have their structure, headers that are
 * repeated on further pages and page numbers have none.
 */
export class PdfWriter {
  readonly #fonts: PdfFonts;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #missing = new Set<string>();
  /** Widths of words, most of which occur in many rows. */
  readonly #measured = new Map<string, number>();
  #y = margin;

  constructor(fonts: PdfFonts, { title, author, at }: { title: string; author: string; at: Date }) {
    this.#fonts = fonts;
    this.#pdf = new PDFDocument({
      ...{ ...conformance, tagged: true, pdfVersion: '1.7', lang: 'en-US', displayTitle: true },
      ...{ size: 'LETTER', margin: 0, autoFirstPage: false, bufferPages: true, font: '' },
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    });
    for (const weight of [400, 700] as const)
      for (const { name, file } of fonts.of(weight)) this.#pdf.registerFont(name, file);
    this.#pdf.addPage();
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  /** Writes a heading; the first is of level 1. */
  heading(text: string, level: 1 | 2 = 1): void {
    this.#y += level === 1 ? 24 : 12;
    this.#block(`H${level}`, [text], { sizePt: level === 1 ? 20 : 13, weight: 700 });
  }

  /** Writes a paragraph, whose lines can be given, as those of an address. */
  paragraph(...lines: string[]): void {
    this.#block('P', lines.filter(Boolean), {});
  }

  /** Writes a table with the headings of its columns on each page. */
  table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[], total?: readonly string[]): void {
    const table = this.#pdf.struct('Table');
    this.#root.add(table);
    const headings = columns.map(({ heading }) => heading);
    this.#row(table, columns, headings, 'TH');
    for (const row of rows) this.#row(table, columns, row, 'TD');
    if (total) this.#row(table, columns, total, 'TD', 700);
    table.end();
    this.#y += 14;
  }

  /** Ends the letter. @returns the PDF, and the characters that were left out */
  async end(): Promise<{ pdf: Buffer; leftOut: string }> {
    this.#root.end();
    const { count } = this.#pdf.bufferedPageRange();
    for (let page = 0; count > 1 && page < count; page += 1) {
      this.#pdf.switchToPage(page);
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      const text = this.#runs(`Page ${page + 1} of ${count}`, 400);
      this.#draw(text, this.#pdf.page.width - margin - this.#width(text, 9), this.#pdf.page.height - 42, 9, gray);
      this.#pdf.endMarkedContent();
    }
    const parts: Buffer[] = [];
    this.#pdf.on('data', (part: Buffer) => parts.push(part));
    const ended = new Promise((resolve, reject) => this.#pdf.on('end', resolve).on('error', reject));
    this.#pdf.end();
    await ended;
    return { pdf: Buffer.concat(parts), leftOut: [...this.#missing].join('') };
  }

  get #right(): number {
    return this.#pdf.page.width - margin;
  }

  #block(tag: string, texts: readonly string[], { sizePt = 11, weight = 400 }: TextStyle): void {
    const lines = texts.flatMap((text) => this.#wrap(text, weight, sizePt, this.#right - margin));
    this.#root.add(
      this.#pdf.struct(tag, {}, [
        () => {
          for (const line of lines) {
            this.#makeRoom(sizePt * lineHeight);
            this.#draw(line, margin, this.#y, sizePt);
            this.#y += sizePt * lineHeight;
          }
        },
      ]),
    );
    this.#y += 9;
  }

  #row(
    table: PDFKit.PDFStructureElement,
    columns: readonly PdfColumn[],
    cells: readonly string[],
    tag: 'TH' | 'TD',
    weight: 400 | 700 = tag === 'TH' ? 700 : 400,
  ): void {
    const sizePt = 10;
    const wrapped = columns.map(({ share }, index) =>
      this.#wrap(cells[index] ?? '', weight, sizePt, (this.#right - margin) * share - 10),
    );
    const height = Math.max(...wrapped.map(({ length }) => length)) * sizePt * lineHeight + 8;
    if (this.#makeRoom(height) && tag === 'TD') this.#repeatHeadings(columns);
    const top = this.#y;
    const row = this.#pdf.struct('TR');
    table.add(row);
    let left = margin;
    columns.forEach(({ share, isNumeric }, index) => {
      const width = (this.#right - margin) * share;
      const at = left;
      const write = () => this.#cell(wrapped[index] ?? [], { at, top, width, sizePt, isNumeric });
      row.add(this.#pdf.struct(tag, tag === 'TH' ? ofColumn : {}, [write]));
      left += width;
    });
    row.end();
    this.#y = top + height;
    this.#rule(tag === 'TH' ? '#000' : '#bbb');
  }

  #cell(
    lines: readonly Run[][],
    { at, top, width, sizePt, isNumeric }: { at: number; top: number; width: number; sizePt: number; isNumeric?: true },
  ): void {
    lines.forEach((line, index) => {
      const inset = isNumeric ? width - 10 - this.#width(line, sizePt) : 0;
      this.#draw(line, at + inset, top + 4 + index * sizePt * lineHeight, sizePt);
    });
  }

  /** The headings on a further page, which screen readers have read already. */
  #repeatHeadings(columns: readonly PdfColumn[]): void {
    this.#pdf.markContent('Artifact', { type: 'Pagination' });
    let left = margin;
    for (const { heading, share, isNumeric } of columns) {
      const width = (this.#right - margin) * share;
      this.#cell([this.#runs(heading, 700)], { at: left, top: this.#y, width, sizePt: 10, isNumeric });
      left += width;
    }
    this.#pdf.endMarkedContent();
    this.#y += 10 * lineHeight + 8;
    this.#rule('#000');
  }

  #rule(color: string): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf.moveTo(margin, this.#y).lineTo(this.#right, this.#y).lineWidth(0.5).stroke(color);
    this.#pdf.endMarkedContent();
  }

  /** Begins a page if the current one has no room. @returns whether it did */
  #makeRoom(height: number): boolean {
    if (this.#y + height <= this.#pdf.page.height - margin) return false;
    this.#pdf.addPage();
    this.#y = margin;
    return true;
  }

  #runs(text: string, weight: 400 | 700): Run[] {
    return this.#fonts.runsOf(text, weight);
  }

  #width(runs: readonly Run[], sizePt: number): number {
    return runs.reduce((sum, { font, text }) => sum + this.#pdf.font(font).fontSize(sizePt).widthOfString(text), 0);
  }

  #draw(runs: readonly Run[], x: number, y: number, sizePt: number, color = '#000'): void {
    let left = x;
    for (const { font, text } of runs) {
      this.#pdf.font(font).fontSize(sizePt).fillColor(color).text(text, left, y, { lineBreak: false });
      left += this.#pdf.widthOfString(text);
    }
  }

  /** Breaks a text into lines; a word that is wider than a line is broken between characters. */
  #wrap(text: string, weight: 400 | 700, sizePt: number, widthPt: number): Run[][] {
    const lines: string[] = [];
    let line = '';
    let width = 0;
    const widthOf = (part: string) => {
      const key = `${weight} ${sizePt} ${part}`;
      const measured = this.#measured.get(key) ?? this.#width(this.#runs(part, weight), sizePt);
      this.#measured.set(key, measured);
      return measured;
    };
    const endLine = () => {
      if (line) lines.push(line.trimEnd());
      line = '';
      width = 0;
    };
    const add = (part: string) => {
      if (width + widthOf(part) > widthPt) endLine();
      line += part;
      width += widthOf(part);
    };
    for (const word of this.#fonts.drawable(text, (letter) => this.#missing.add(letter)).split(' ')) {
      if (widthOf(word) <= widthPt) add(word);
      else for (const letter of word) add(letter);
      if (width > 0) {
        line += ' ';
        width += widthOf(' ');
      }
    }
    endLine();
    return (lines.length > 0 ? lines : ['']).map((each) => this.#runs(each, weight));
  }
}
