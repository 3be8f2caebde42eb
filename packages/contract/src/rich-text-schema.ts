import { longTextMaxCharacters, richTextMaxBytes, richTextMaxDepth } from './limits.ts';
import type { RichDocument, RichMark, RichNode } from './rich-text.ts';
import { type AttributeRule, blockTypes, markRules, nodeRules } from './rich-text-rules.ts';
import { plainText } from './rich-text-strings.ts';

const nodeKeys = ['type', 'attrs', 'content', 'text', 'marks'];
const tooLong = 'This text is too long with its formatting. Split it into two.';
/** Length of the words that name a place, in characters. */
const placeCharacters = 40;

/** Thrown for an invalid document; its message is the validation error. */
class TextError extends Error {}

const invalid = (key: unknown) =>
  new TextError(
    `This text contains something that is not allowed: “${String(key).slice(0, 50)}”. Remove it, or paste it again without formatting.`,
  );

/**
 * Validates a document and rebuilds it from known nodes, marks and attributes.
 * @returns the document, or a validation error as a sentence
 */
export function checkDocument(input: unknown): RichDocument | string {
  try {
    const { version, type, content } = checkRoot(parseInput(input));
    if (typeof version === 'number' && version > 1) {
      return 'This was written by a newer version of this site. Reload the page to continue.';
    }
    if (version !== 1 || type !== 'doc' || !Array.isArray(content))
      throw new TextError('This has to be text with its formatting.');
    const document: RichDocument = { version, type, content: checkBlocks(content) };
    return sizeError(document) ?? document;
  } catch (error) {
    if (error instanceof TextError) return error.message;
    throw error;
  }
}

/** Returns the error for a document that is too large to be saved; undefined if it is not. */
export function sizeError(document: RichDocument): string | undefined {
  if (new TextEncoder().encode(JSON.stringify(document)).length > richTextMaxBytes) return tooLong;
  return lengthError(plainText(document));
}

/** Returns the error for a plain text that is too long to be saved; undefined if it is not. */
export function lengthError({ length }: string): string | undefined {
  if (length <= longTextMaxCharacters) return undefined;
  const [most, count] = [longTextMaxCharacters, length].map((each) => each.toLocaleString('en-US'));
  return `This can have at most ${most} characters, and has ${count}. Shorten it, or split it into two.`;
}

/** Checks the blocks of a document one by one; an error starts with its place. */
function checkBlocks(blocks: readonly unknown[]): RichNode[] {
  return blocks.map((block, index) => {
    try {
      return checkNode(toObject(block), blockTypes, 1);
    } catch (error) {
      throw error instanceof TextError ? new TextError(`${placeOf(blocks, index)}: ${error.message}`) : error;
    }
  });
}

/** Names the place of a block by its first words, or else by those before it. */
function placeOf(blocks: readonly unknown[], index: number): string {
  const own = firstWords(blocks[index]);
  if (own) return `In “${own}”`;
  const before = blocks.slice(0, index).map(firstWords).findLast(Boolean);
  return before ? `After “${before}”` : 'At the beginning';
}

/** The first words of a value that may be a block; '' if it has none. */
function firstWords(value: unknown): string {
  let words = '';
  const pending = [value];
  while (pending.length > 0 && words.length <= placeCharacters) {
    const next = pending.shift();
    if (typeof next !== 'object' || next === null) continue;
    if ('text' in next && typeof next.text === 'string') words += next.text;
    if ('content' in next && Array.isArray(next.content)) pending.unshift(...next.content.slice(0, placeCharacters));
  }
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > placeCharacters ? `${line.slice(0, placeCharacters).trimEnd()}…` : line;
}

function parseInput(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  if (input.length > richTextMaxBytes) throw new TextError(tooLong);
  try {
    return JSON.parse(input);
  } catch {
    throw new TextError('This has to be text with its formatting.');
  }
}

function checkRoot(value: unknown): Record<string, unknown> {
  const root = toObject(value);
  const extraKey = Object.keys(root).find((key) => !['version', 'type', 'content'].includes(key));
  if (extraKey !== undefined) throw invalid(extraKey);
  return root;
}

function toObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TextError('This has to be text with its formatting.');
  return Object.fromEntries(Object.entries(value));
}

function toArray(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw invalid(typeof value);
  return value;
}

function checkNodes(list: readonly unknown[], allowed: readonly string[], depth: number): RichNode[] {
  if (depth > richTextMaxDepth && list.length > 0) {
    throw new TextError('Lists, quotes and tables in this text are nested too deeply. Move the innermost ones out.');
  }
  return list.map((value) => checkNode(toObject(value), allowed, depth));
}

function checkNode(value: Record<string, unknown>, allowed: readonly string[], depth: number): RichNode {
  const type = String(value.type);
  const rule = nodeRules.get(type);
  const extraKey = Object.keys(value).find((key) => !nodeKeys.includes(key));
  if (!rule || !allowed.includes(type)) throw invalid(type);
  if (extraKey !== undefined || (value.text !== undefined) !== (type === 'text')) throw invalid(extraKey ?? 'text');
  const attrs = checkAttributes(rule, value.attrs, type);
  const content = checkNodes(toArray(value.content), rule.holds, depth + 1);
  const checkedMarks = toArray(value.marks).map((mark) => checkMark(toObject(mark)));
  if (type === 'text' && (typeof value.text !== 'string' || value.text === '')) throw invalid('text');
  return {
    type,
    ...(attrs && { attrs }),
    ...(content.length > 0 && { content }),
    // Line breaks are separate nodes; characters for them would change the plain text but not how it looks.
    ...(type === 'text' && { text: cleanLine(String(value.text)) }),
    ...(checkedMarks.length > 0 && { marks: checkedMarks }),
  };
}

/** Removes line breaks and control characters from a text. */
function cleanLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
  return text.replace(/[\t\r\n\u2028\u2029]+/g, ' ').replace(/[\u0000-\u001f\u007f]/g, '');
}

function checkMark({ type, attrs, ...rest }: Record<string, unknown>): RichMark {
  const rule = markRules.get(String(type));
  const [extraKey] = Object.keys(rest);
  if (!rule || extraKey !== undefined) throw invalid(extraKey ?? type);
  const checked = checkAttributes(rule, attrs, String(type));
  return { type: String(type), ...(checked && { attrs: checked }) };
}

/** Validates the attributes of a node or mark. The editor writes null for missing ones. */
function checkAttributes(
  { attrs: schema, error }: AttributeRule,
  value: unknown,
  type: string,
): Record<string, unknown> | undefined {
  const attributes = Object.entries(value === undefined || value === null ? {} : toObject(value));
  const result = schema.safeParse(Object.fromEntries(attributes.filter(([, each]) => each !== null)));
  if (!result.success) throw error ? new TextError(error) : invalid(type);
  return Object.keys(result.data).length > 0 ? result.data : undefined;
}
