import type PDFDocument from 'pdfkit';

/** A PDF in the making. */
export type Paper = InstanceType<typeof PDFDocument>;

/** A part of the structure tree, which a widget becomes a child of so that a screen reader meets it in its place. */
export type Part = ReturnType<Paper['struct']>;

/** A box in points from the top left corner of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One field that can be filled in. */
export interface Field extends Box {
  /** Unique in the form, without dots. */
  name: string;
  /** What is asked, in full: shown on hovering and said by screen readers. */
  question: string;
}

const edge = '#8A8270';
const tick = '#1B1F3B';

/** Draws the box of a field, so that the form can be written on when it is printed. */
function drawBox(paper: Paper, { x, y, width, height }: Box): void {
  paper.markContent('Artifact', { type: 'Layout' });
  paper.lineWidth(0.8).rect(x, y, width, height).fillAndStroke('#FFFFFF', edge);
  paper.endMarkedContent();
}

/**
 * Adds what pdfkit's form methods leave out of a widget: the question as its tooltip and its place in the structure.
 * @param draw calls one of pdfkit's form methods
 */
function withEntries(paper: Paper, part: Part, entries: Record<string, unknown>, draw: () => void): void {
  const { annotate } = paper;
  paper.annotate = (x, y, width, height, options) =>
    annotate.call(paper, x, y, width, height, { ...options, ...entries, structParent: part });
  draw();
  paper.annotate = annotate;
}

/** A field for text, of one line or of several. */
export function textField(paper: Paper, part: Part, field: Field, options: { multiline?: boolean } = {}): void {
  const { name, question, x, y, width, height } = field;
  drawBox(paper, field);
  const entries = { TU: pdfText(question), Contents: pdfText(question) };
  withEntries(paper, part, entries, () => paper.formText(name, x + 3, y + 1, width - 6, height - 2, options));
}

/** A box to tick. pdfkit draws no tick, and a viewer needs one to draw: both states are made here. */
export function tickBox(paper: Paper, part: Part, field: Omit<Field, 'width' | 'height'>): void {
  const side = 13;
  const { name, question, x, y } = field;
  drawBox(paper, { x, y, width: side, height: side });
  const state = (content: string) => {
    const ref = paper.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, side, side], Resources: {} });
    ref.end(Buffer.from(content));
    return ref;
  };
  const [red, green, blue] = [1, 3, 5].map((at) => (Number.parseInt(tick.slice(at, at + 2), 16) / 255).toFixed(3));
  const entries = {
    TU: pdfText(question),
    Contents: pdfText(question),
    AP: {
      N: { Yes: state(`q ${red} ${green} ${blue} RG 1.8 w 1 J 1 j 3 6.5 m 5.5 3.5 l 10 10 l S Q`), Off: state('') },
    },
    AS: 'Off',
    V: 'Off',
  };
  withEntries(paper, part, entries, () => paper.formCheckbox(name, x, y, side, side));
}

/** A text as the PDF's own kind of string; a plain one would be read as a name. */
function pdfText(text: string): object {
  return new String(text);
}
