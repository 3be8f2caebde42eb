import { entities } from './entities.ts';
import {
  longTextMaxCharacters,
  richTextMaxBytes,
  richTextMaxDepth,
  textMaxCharacters,
  urlMaxCharacters,
} from './limits.ts';
import {
  embedProviders,
  type RichDocument,
  type RichMark,
  type RichNode,
  storedCaptionsName,
  storedFilmName,
} from './rich-text.ts';
import { plainText } from './rich-text-strings.ts';
import { z } from './zod.ts';

/** Entities whose records have a page that a link can refer to. */
const pagedEntities = Object.entries(entities).flatMap(([name, entity]) => ('paged' in entity ? [name] : []));

const line = z.string().max(textMaxCharacters);
const noAttrs = z.strictObject({});

/** Target of a link: another site, a mailbox, a telephone, a page of this site, or a record by its id. */
const link = z.union([
  z.strictObject({
    href: z
      .string()
      .max(urlMaxCharacters)
      .regex(/^(?:https?:\/\/[^\s/]+\S*|mailto:[^\s@]+@\S+|tel:\+?[\d().\- ]+|\/(?![/\\])[^\s\\]*|#[^\s\\]*)$/i),
  }),
  z.strictObject({ entity: z.enum(pagedEntities), id: z.int().positive() }),
]);

const embed = z.strictObject({
  provider: z.enum(Object.keys(embedProviders)),
  id: z.string().regex(/^[\w-]{1,64}$/),
  title: line.default(''),
});

const storedPictureName = /^[\w.-]{1,100}$/;

const picture = z.strictObject({
  /** Name of a stored picture. */
  name: z.string().regex(storedPictureName),
  alt: line.default(''),
  caption: line.default(''),
});

const px = z.int().min(1).max(10_000).optional();
const film = z
  .strictObject({
    /** Name of a stored film. */
    name: z.string().regex(storedFilmName),
    title: line.trim().min(1),
    /** Name of its stored captions. */
    captions: z.string().regex(storedCaptionsName).optional(),
    /** Marked as having no speech; a film with neither captions nor this mark still needs captions. */
    wordless: z.literal(true).optional(),
    /** Name of the stored picture shown before it plays. */
    poster: z.string().regex(storedPictureName).optional(),
    width: px,
    height: px,
  })
  .refine(({ captions, wordless }) => !(captions && wordless));

const span = z.int().min(1).max(100).optional();
const cell = z.strictObject({ colspan: span, rowspan: span });

const inline = ['text', 'hardBreak'];
const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'picture', 'table', 'embed', 'film'];

/** Allowed content and attributes of each node. */
const nodes = new Map<string, { holds: readonly string[]; attrs: z.ZodType<Record<string, unknown>>; error?: string }>([
  ['paragraph', { holds: inline, attrs: noAttrs }],
  [
    'heading',
    {
      holds: inline,
      attrs: z.strictObject({ level: z.literal([2, 3, 4]) }),
      error: 'Headings must be level 2, 3 or 4.',
    },
  ],
  ['bulletList', { holds: ['listItem'], attrs: noAttrs }],
  ['orderedList', { holds: ['listItem'], attrs: z.strictObject({ start: z.int().min(0).max(1_000_000).optional() }) }],
  ['listItem', { holds: blocks, attrs: noAttrs }],
  ['blockquote', { holds: blocks, attrs: noAttrs }],
  ['table', { holds: ['tableRow'], attrs: noAttrs }],
  ['tableRow', { holds: ['tableCell', 'tableHeader'], attrs: noAttrs }],
  ['tableCell', { holds: blocks, attrs: cell }],
  ['tableHeader', { holds: blocks, attrs: cell }],
  ['picture', { holds: [], attrs: picture, error: 'A picture in this text is not stored on this site.' }],
  ['embed', { holds: [], attrs: embed, error: 'A video in this text is not from YouTube or Vimeo.' }],
  [
    'film',
    {
      holds: [],
      attrs: film,
      error: 'A video in this text is not stored on this site, or has no title. Choose it again.',
    },
  ],
  ['hardBreak', { holds: [], attrs: noAttrs }],
  ['text', { holds: [], attrs: noAttrs }],
]);

const marks = new Map<string, { attrs: z.ZodType<Record<string, unknown>>; error?: string }>([
  ['bold', { attrs: noAttrs }],
  ['italic', { attrs: noAttrs }],
  ['link', { attrs: link, error: 'A link in this text is not allowed. Use https://, mailto: or tel:.' }],
]);

const nodeKeys = ['type', 'attrs', 'content', 'text', 'marks'];
const tooLong = 'This text is too long with its formatting. Split it into two.';

/** Thrown for an invalid document; its message is the validation error. */
class TextError extends Error {}

const invalid = (key: unknown) =>
  new TextError(`This text contains something that is not allowed: “${String(key).slice(0, 50)}”.`);

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
    const document: RichDocument = { version, type, content: checkNodes(content, blocks, 1) };
    if (new TextEncoder().encode(JSON.stringify(document)).length > richTextMaxBytes) return tooLong;
    if (plainText(document).length > longTextMaxCharacters) {
      return `This can have at most ${longTextMaxCharacters.toLocaleString('en-US')} characters.`;
    }
    return document;
  } catch (error) {
    if (error instanceof TextError) return error.message;
    throw error;
  }
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
  if (depth > richTextMaxDepth) throw new TextError('Lists and quotes in this text are nested too deeply.');
  return list.map((value) => checkNode(toObject(value), allowed, depth));
}

function checkNode(value: Record<string, unknown>, allowed: readonly string[], depth: number): RichNode {
  const type = String(value.type);
  const rule = nodes.get(type);
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
  const rule = marks.get(String(type));
  const [extraKey] = Object.keys(rest);
  if (!rule || extraKey !== undefined) throw invalid(extraKey ?? type);
  const checked = checkAttributes(rule, attrs, String(type));
  return { type: String(type), ...(checked && { attrs: checked }) };
}

/** Validates the attributes of a node or mark. The editor writes null for missing ones. */
function checkAttributes(
  { attrs: schema, error }: { attrs: z.ZodType<Record<string, unknown>>; error?: string },
  value: unknown,
  type: string,
): Record<string, unknown> | undefined {
  const attributes = Object.entries(value === undefined || value === null ? {} : toObject(value));
  const result = schema.safeParse(Object.fromEntries(attributes.filter(([, each]) => each !== null)));
  if (!result.success) throw error ? new TextError(error) : invalid(type);
  return Object.keys(result.data).length > 0 ? result.data : undefined;
}
