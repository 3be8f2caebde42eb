/** Conversion between documents and texts, for forms, the history and the server. Not loaded by public pages. */

import { listNumber } from './list-number.ts';
import { attribute, documentIn, documentKey, type RichDocument, type RichNode } from './rich-text.ts';

/**
 * A document's text without formatting: blank lines between blocks, one line for each list item and table row. Struck-out
 * words stay marked as such: without a mark they would count again.
 */
export function plainText({ content }: Pick<RichDocument, 'content'>): string {
  return blocksText(content, '\n\n', ({ text = '' }) => text).trim();
}

/** A document's text with formatting in a Markdown-like notation, for comparing versions: `**bold**`, `## Heading`. */
export function markedText({ content }: Pick<RichDocument, 'content'>): string {
  return blocksText(content, '\n\n', writeMarked).trim();
}

/** Returns the text of a text node, or the prefix of a block. */
type Writer = (node: RichNode) => string;

const writeMarked: Writer = (node) => {
  const { type, text = '', marks = [] } = node;
  if (type === 'heading') return `${'#'.repeat(Number(attribute(node, 'level')))} `;
  if (type === 'blockquote') return '> ';
  if (type === 'picture') return `[Picture: ${attribute(node, 'alt')}] `;
  if (type === 'film') {
    const captions = attribute(node, 'captions');
    const captionsText = captions ? `, captions ${captions}` : '';
    return `[Video: ${attribute(node, 'name')}${node.attrs?.wordless ? ', nobody speaks' : captionsText}] `;
  }
  if (type === 'embed') return `[Video: ${attribute(node, 'provider')} ${attribute(node, 'id')}] `;
  return marks.reduce((words, mark) => {
    if (mark.type === 'link') {
      return `[${words}](${attribute(mark, 'href') || `${attribute(mark, 'entity')} ${attribute(mark, 'id')}`})`;
    }
    const sign = markSigns[mark.type] ?? '';
    return sign + words + sign;
  }, text);
};

const markSigns: Readonly<Record<string, string>> = { bold: '**', italic: '*' };

function blocksText(nodes: readonly RichNode[], separator: string, write: Writer): string {
  return nodes
    .map((node) => blockText(node, write))
    .filter((text) => text.trim() !== '')
    .join(separator);
}

function blockText(node: RichNode, write: Writer): string {
  const { type, content = [] } = node;
  const each = () => content.map((child) => blockText(child, write));
  const start = Number(attribute(node, 'start') || 1);
  switch (type) {
    case 'bulletList':
      return each()
        .map((item) => `• ${item}`)
        .join('\n');
    case 'orderedList':
      return each()
        .map((item, index) => `${listNumber(start + index, attribute(node, 'type'))}. ${item}`)
        .join('\n');
    case 'table':
      return each().join('\n');
    case 'tableRow':
      return each().join(' | ');
    case 'listItem':
    case 'tableCell':
    case 'tableHeader':
      return blocksText(content, '\n', write);
    case 'blockquote':
      return write(node) + blocksText(content, '\n\n', write);
    case 'picture':
      return write(node) + attribute(node, 'caption');
    case 'embed':
    case 'film':
      return write(node) + attribute(node, 'title');
    case 'text':
      return write(node);
    case 'hardBreak':
      return '\n';
    default:
      return (type === 'heading' ? write(node) : '') + inlineText(content, write);
  }
}

const isStruck = ({ marks = [] }: RichNode) => marks.some((mark) => mark.type === 'strike');

/** The text of a paragraph or heading; a run of struck-out words is between two `~~`, as in Markdown. */
function inlineText(content: readonly RichNode[], write: Writer): string {
  return content
    .map((node, index) => {
      const [before, after] = [content[index - 1], content[index + 1]];
      const start = isStruck(node) && !(before && isStruck(before)) ? '~~' : '';
      const end = isStruck(node) && !(after && isStruck(after)) ? '~~' : '';
      return start + blockText(node, write) + end;
    })
    .join('');
}

/** Converts a plain text to a document with its paragraphs and line breaks. */
export function documentOf(text: string): RichDocument {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '');
  return { version: 1, type: 'doc', content: paragraphs.map(paragraphOf) };
}

function paragraphOf(text: string): RichNode {
  const lines = text
    .split('\n')
    .flatMap((line, index): RichNode[] => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line }]),
    ]);
  return { type: 'paragraph', content: lines };
}

/** Whether a document has no formatting beyond its paragraphs and line breaks. */
export function isPlain({ content }: RichDocument): boolean {
  return content.every(
    ({ type, content: inline = [] }) => type === 'paragraph' && inline.every(({ marks = [] }) => marks.length === 0),
  );
}

/**
 * Reads the form value of a long text: a plain text, or a document as JSON if it has formatting.
 * @returns the document; undefined for a plain text
 */
export function readDocument(value: string): RichDocument | undefined {
  if (!value.startsWith('{"version":')) return undefined;
  try {
    return documentIn(JSON.parse(value));
  } catch {
    return undefined;
  }
}

/** The plain text of a long text's form value. */
export function formValueText(value: string): string {
  const document = readDocument(value);
  return document ? plainText(document) : value;
}

/** Request properties for a long text's form value: the plain text, and its document or ''. */
export function textProperties(field: string, value: string): Record<string, string> {
  const document = readDocument(value);
  return document
    ? { [field]: plainText(document), [documentKey(field)]: value }
    : { [field]: value, [documentKey(field)]: '' };
}

/** The form value of a document: plain text if it has no formatting. */
export function documentFormValue(document: RichDocument): string {
  return isPlain(document) ? plainText(document) : JSON.stringify(document);
}
