/** Draws the food pantry's application, one page to fill in on a screen or on paper, as soon as it is imported. */
import { createWriteStream, mkdirSync, statSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { organization } from '../../../../packages/features/src/site/organization.ts';
import { say } from '../kit/write-picture.ts';
import { type Box, type Paper, type Part, textField, tickBox } from './fields.ts';

const { address, centers, email, hours, name, phone, town } = organization;
const ink = '#1B1F3B';
const muted = '#575B74';
const madder = '#A63A2B';
const cotton = '#FBF7EF';
const lamp = '#F2B33D';
const left = 54;
const width = 504;
const gap = 16;
const half = (width - gap) / 2;
/** Height of a line that is written by hand. */
const line = 25;

const target = new URL('../../public/forms/food-pantry-application.pdf', import.meta.url);
mkdirSync(new URL('.', target), { recursive: true });

const day = new Date('2025-01-02T17:00:00Z');
const paper = new PDFDocument({
  size: 'LETTER',
  margins: { top: 0, bottom: 0, left, right: left },
  pdfVersion: '1.7',
  tagged: true,
  lang: 'en-US',
  displayTitle: true,
  info: { Title: `Application: ${centers.pantry}`, Author: name, CreationDate: day, ModDate: day },
});
const written = finished(paper.pipe(createWriteStream(target)));
const root = paper.struct('Document');
paper.addStructure(root);
paper.font('Helvetica').initForm();

/** Writes words as a tagged part of the page. */
function words(
  tag: 'H1' | 'H2' | 'P',
  text: string,
  { x, y, width }: Omit<Box, 'height'>,
  look: { font?: string; size?: number; color?: string; lineGap?: number } = {},
): void {
  const { font = 'Helvetica', size = 10, color = ink, lineGap = 1.5 } = look;
  root.add(
    paper.struct(tag, {}, () => paper.font(font).fontSize(size).fillColor(color).text(text, x, y, { width, lineGap })),
  );
  paper.font('Helvetica');
}

/** A widget's place in the structure. */
function formPart(): Part {
  const part = paper.struct('Form');
  root.add(part);
  return part;
}

/** A question with its field below. @returns where the next one may begin */
function ask(field: string, question: string, box: Box, multiline = false): number {
  words('P', question, box, { size: 10.5, font: 'Helvetica-Bold' });
  const part = formPart();
  textField(paper, part, { ...box, name: field, question, y: box.y + 16 }, { multiline });
  part.end();
  return box.y + 16 + box.height + 13;
}

/** A box to tick with its words beside it. */
function offer(field: string, text: string, x: number, y: number, room: number): void {
  const part = formPart();
  tickBox(paper, part, { name: field, question: text, x, y });
  part.end();
  words('P', text, { x: x + 20, y: y + 2, width: room - 20 }, { size: 10.5 });
}

/** A heading with its stitched line. */
function heading(text: string, y: number): number {
  words('H2', text, { x: left, y, width }, { font: 'Times-Bold', size: 17 });
  stitches(paper, y + 21);
  return y + 36;
}

function stitches(paper: Paper, y: number): void {
  paper.markContent('Artifact', { type: 'Layout' });
  for (let x = left; x < left + width; x += 12) {
    paper.polygon([x, y + 5], [x + 6, y], [x + 12, y + 5]).fill((x - left) % 24 === 0 ? madder : lamp);
  }
  paper.endMarkedContent();
}

paper.markContent('Artifact', { type: 'Layout' });
paper.rect(0, 0, paper.page.width, 108).fill(cotton);
paper.endMarkedContent();
words('H1', `Application: ${centers.pantry}`, { x: left, y: 26, width }, { font: 'Times-Bold', size: 25 });
const open = hours.pantry[0];
words(
  'P',
  `${open.days} ${open.hours}. ${address.join(', ')}. ${phone}. You need not fill in everything: a name and a number are enough, and we never ask what you earn.`,
  { x: left, y: 60, width: width - 60 },
  { color: muted },
);

let y = heading('Who you are', 122);
ask('Name', 'Your name', { x: left, y, width: half, height: line });
y = ask('Phone', 'Telephone, or where we can leave word', { x: left + half + gap, y, width: half, height: line });
ask('Street', `Where you sleep in ${town}`, { x: left, y, width: half, height: line });
y = ask('Language', 'Language you like to speak', { x: left + half + gap, y, width: half, height: line });

const third = (width - 2 * gap) / 3;
y = heading('Who eats with you', y + 6);
ask('Children', 'Children under 18', { x: left, y, width: third, height: line });
ask('Adults', 'Adults, with you', { x: left + third + gap, y, width: third, height: line });
y = ask('Elders', 'People over 65', { x: left + 2 * (third + gap), y, width: third, height: line });
offer('Baby', 'There is a baby: formula and diapers', left, y, half);
offer('Grandparent', 'I am raising grandchildren', left + half + gap, y, half);
offer('NoStove', 'We have no stove or no refrigerator', left, y + 22, half);
offer('Pets', 'We have a dog or a cat to feed', left + half + gap, y + 22, half);
y += 54;
y = ask(
  'Food',
  'What one of you can’t eat, or doesn’t: allergies, sugar, salt, pork',
  { x: left, y, width, height: 44 },
  true,
);

y = heading('How it reaches you', y + 6);
offer('Thursday', 'I come on Thursdays', left, y, third);
offer('Friday', 'I come on Fridays', left + third + gap, y, third);
offer('Delivery', 'Please bring it to me', left + 2 * (third + gap), y, third);
y += 32;
y = ask('Helper', 'Who may pick it up for you, if you can’t', { x: left, y, width, height: line });
offer('Classes', 'Tell me about cooking classes', left, y, half);
offer('Volunteer', 'I would like to help out sometimes', left + half + gap, y, half);
y += 30;
words(
  'P',
  'What you write here stays in the pantry’s own drawer. Nobody outside the pantry sees it, and you can have it back whenever you ask.',
  { x: left, y, width },
  { color: muted, size: 9 },
);
y += 28;
ask('Signature', 'Your name again, or your mark', { x: left, y, width: half + 80, height: 28 });
y = ask('Date', 'Date', { x: left + half + 80 + gap, y, width: half - 80, height: 28 });
words(
  'P',
  `Bring this page to the door, or send it to ${email}.`,
  { x: left, y: y - 2, width },
  { font: 'Helvetica-Bold' },
);

root.end();
paper.end();
await written;
say(
  `${(statSync(target).size / 1000).toFixed(1).padStart(8)} kB  forms/food-pantry-application.pdf, ends at ${Math.round(y)} of 792`,
);
