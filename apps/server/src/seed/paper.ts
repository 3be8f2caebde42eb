import PDFDocument from 'pdfkit';
import type { DemoArticle } from './content/demo-article.ts';
import { aboutTheInstitute, covers, type Handout, handouts } from './content/handouts.ts';
import { blockOutline } from './pictures/blocks.ts';
import { colors, lighter } from './pictures/colors.ts';

type Paper = InstanceType<typeof PDFDocument>;

const body = 'Times-Roman';
const bold = 'Times-Bold';
const label = 'Helvetica-Bold';
const margin = 80;

/**
 * An article as a PDF: a cover with its quilt block, the article, what goes with its topic, and who we are.
 * Tagged, so that a screen reader finds its headings. The same article and day give the same bytes.
 */
export async function articlePaper(article: DemoArticle, published: Date): Promise<Buffer> {
  const cover = covers[article.topic];
  const paper = new PDFDocument({
    size: 'LETTER',
    margins: { top: 84, bottom: 84, left: margin, right: margin },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: article.title,
      Author: 'Porchlight Institute',
      Subject: cover.label,
      CreationDate: published,
      ModDate: published,
    },
  });
  const finished = collect(paper);
  const root = paper.struct('Document');
  paper.addStructure(root);

  const structured = (tag: 'H1' | 'H2' | 'P', draw: () => void) => root.add(paper.struct(tag, {}, draw));
  const paragraph = (text: string) =>
    structured('P', () =>
      paper.font(body).fontSize(12).fillColor(colors.ink).text(text, { lineGap: 4, paragraphGap: 9 }),
    );
  const heading = (text: string) =>
    structured('H2', () => paper.font(bold).fontSize(19).fillColor(cover.color).text(text, { paragraphGap: 10 }));

  drawCover(paper, article, published, structured);
  paper.addPage();
  heading(article.subtitle || article.title);
  for (const text of article.body.split('\n\n')) paragraph(text);
  for (const handout of handouts[article.topic]) writeHandout(paper, handout, heading, paragraph);
  writeHandout(paper, aboutTheInstitute, heading, paragraph);
  root.end();

  numberPages(paper, article.title);
  paper.end();
  return finished;
}

function drawCover(
  paper: Paper,
  article: DemoArticle,
  published: Date,
  structured: (tag: 'H1' | 'P', draw: () => void) => void,
): void {
  const { block, color, label: topic } = covers[article.topic];
  const { width, height } = paper.page;
  paper.markContent('Artifact', { type: 'Layout' });
  paper.rect(0, 0, width, height).fill(colors.cotton);
  paper.rect(0, 0, width, 18).fill(color);
  const side = 216;
  const [left, top] = [margin, 96];
  const cloths = [lighter(color, 0.78), color, colors.lamp, lighter(color, 0.4)];
  paper.rect(left - 8, top - 8, side + 16, side + 16).fill(colors.ink);
  paper.rect(left, top, side, side).fill(cloths[0] ?? colors.cotton);
  for (const { cloth, corners } of blockOutline(block)) {
    paper.polygon(...corners.map(([x, y]) => [left + x * side, top + y * side])).fill(cloths[cloth] ?? color);
  }
  paper.endMarkedContent();

  structured('P', () =>
    paper
      .font(label)
      .fontSize(10)
      .fillColor(color)
      .text(`PORCHLIGHT PAPERS: ${topic.toUpperCase()}`, left, 350, { characterSpacing: 1 }),
  );
  const size = article.title.length > 110 ? 22 : 30;
  structured('H1', () =>
    paper.font(bold).fontSize(size).fillColor(colors.ink).text(article.title, left, 376, { lineGap: 2 }),
  );
  if (article.subtitle)
    structured('P', () =>
      paper
        .moveDown(0.5)
        .font('Times-Italic')
        .fontSize(16)
        .fillColor(colors.slate)
        .text(article.subtitle ?? ''),
    );
  const date = published.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  structured('P', () =>
    paper
      .font('Helvetica')
      .fontSize(10)
      .fillColor(colors.slate)
      .text(`${date} - Marrow Creek, Georgia`, left, height - 120),
  );
}

function writeHandout(
  paper: Paper,
  handout: Handout,
  heading: (text: string) => void,
  paragraph: (text: string) => void,
): void {
  // A heading at the foot of a page, away from its text, helps nobody.
  if (paper.y > paper.page.height - 260) paper.addPage();
  else paper.moveDown(1.2);
  heading(handout.heading);
  for (const text of handout.paragraphs) paragraph(text);
  for (const point of handout.points ?? []) paragraph(`•  ${point}`);
}

/** Running title and page number, on every page but the cover. */
function numberPages(paper: Paper, title: string): void {
  const { count } = paper.bufferedPageRange();
  const short = title.length > 70 ? `${title.slice(0, 68).trimEnd()}…` : title;
  for (let page = 1; page < count; page += 1) {
    paper.switchToPage(page);
    // The footer stands in the margin, where text would otherwise start a new page.
    paper.page.margins.bottom = 0;
    paper.markContent('Artifact', { type: 'Pagination' });
    const y = paper.page.height - 54;
    paper.font('Helvetica').fontSize(9).fillColor(colors.slate);
    paper.text(short, margin, y, { lineBreak: false });
    paper.text(`${page + 1} / ${count}`, margin, y, {
      align: 'right',
      width: paper.page.width - 2 * margin,
      lineBreak: false,
    });
    paper.endMarkedContent();
  }
}

async function collect(paper: Paper): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of paper) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
