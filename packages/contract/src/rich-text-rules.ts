/**
 * What a text can contain: the one definition that requests are checked by, that the editor's schema is made of, and
 * that pasted content is fitted to.
 */

import { entities } from './entities.ts';
import { textMaxCharacters, urlMaxCharacters } from './limits.ts';
import { embedProviders, listStyles, storedCaptionsName, storedFilmName } from './rich-text.ts';
import { linkPattern } from './rich-text-links.ts';
import { z } from './zod.ts';

/** Entities whose records have a page that a link can refer to. */
const pagedEntities = Object.entries(entities).flatMap(([name, entity]) => ('paged' in entity ? [name] : []));

const line = z.string().max(textMaxCharacters);
const noAttrs = z.strictObject({});
const cellError = 'A table in this text has a cell of an impossible size. Remove the table and create it again.';

/** Target of a link: another site, a mailbox, a telephone, a page of this site, or a record by its id. */
const link = z.union([
  z.strictObject({
    href: z.string().max(urlMaxCharacters).regex(linkPattern),
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

/** The limits of HTML: browsers read larger numbers as these. */
const span = z.int().min(1).max(1000).optional();
const cell = z.strictObject({ colspan: span, rowspan: span });

const list = z.strictObject({
  start: z.int().min(-2_147_483_648).max(2_147_483_647).optional(),
  /** Letters or Roman numerals in the place of digits, as HTML names them. */
  type: z.enum(Object.keys(listStyles)).optional(),
});

/** Nodes in a paragraph or a heading. */
export const inlineTypes: readonly string[] = ['text', 'hardBreak'];
/** Nodes in a document, a quote, a list item or a cell. */
export const blockTypes: readonly string[] = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'picture',
  'table',
  'embed',
  'film',
];

/** The attributes of a node or a mark, and what to do about wrong ones. */
export interface AttributeRule {
  attrs: z.ZodObject | z.ZodUnion<readonly z.ZodObject[]>;
  /** Message for invalid attributes: what is wrong and how to mend it. */
  error?: string;
}

/** What a node can contain. */
export interface NodeRule extends AttributeRule {
  /** Types of the nodes in it. */
  holds: readonly string[];
}

/** All nodes by type, with their allowed content and attributes. */
export const nodeRules: ReadonlyMap<string, NodeRule> = new Map<string, NodeRule>([
  ['paragraph', { holds: inlineTypes, attrs: noAttrs }],
  [
    'heading',
    {
      holds: inlineTypes,
      attrs: z.strictObject({ level: z.literal([2, 3, 4]) }),
      error: 'Headings must be level 2, 3 or 4. Choose another level.',
    },
  ],
  ['bulletList', { holds: ['listItem'], attrs: noAttrs }],
  [
    'orderedList',
    { holds: ['listItem'], attrs: list, error: 'This list has an unknown kind of numbers. Create the list again.' },
  ],
  ['listItem', { holds: blockTypes, attrs: noAttrs }],
  ['blockquote', { holds: blockTypes, attrs: noAttrs }],
  ['table', { holds: ['tableRow'], attrs: noAttrs }],
  ['tableRow', { holds: ['tableCell', 'tableHeader'], attrs: noAttrs }],
  ['tableCell', { holds: blockTypes, attrs: cell, error: cellError }],
  ['tableHeader', { holds: blockTypes, attrs: cell, error: cellError }],
  [
    'picture',
    {
      holds: [],
      attrs: picture,
      error: 'A picture in this text is not stored on this site. Remove it and add it with the Picture button.',
    },
  ],
  [
    'embed',
    {
      holds: [],
      attrs: embed,
      error: 'A video in this text is not from YouTube or Vimeo. Remove it, or link to it.',
    },
  ],
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

/** All marks by type, with their attributes. */
export const markRules: ReadonlyMap<string, AttributeRule> = new Map<string, AttributeRule>([
  ['bold', { attrs: noAttrs }],
  ['italic', { attrs: noAttrs }],
  ['strike', { attrs: noAttrs }],
  [
    'link',
    { attrs: link, error: 'A link in this text is not allowed. Use https://, mailto: or tel:, or remove it.' },
  ],
]);

/** Names of the attributes of a node or a mark. */
export function attributeNames({ attrs }: AttributeRule): string[] {
  const objects = 'options' in attrs ? attrs.options : [attrs];
  return objects.flatMap(({ shape }) => Object.keys(shape));
}
