import { embedProviders, embedUrls, listStyles, storedFilmName } from '@porchlight/contract/rich-text';
import { linkAttributes, linkHref } from '@porchlight/contract/rich-text-links';
import { attributeNames, blockTypes, nodeRules } from '@porchlight/contract/rich-text-rules';
import { type Extensions, Mark, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Dropcursor, Gapcursor, TrailingNode, UndoRedo } from '@tiptap/extensions';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { PictureView } from './PictureView.tsx';

/** Link attributes of an anchor element. */
const attributesOf = (anchor: HTMLElement) => linkAttributes(anchor.getAttribute('href') ?? '', location.origin);

const linkAttribute = (name: string) => ({
  [name]: { default: null, parseHTML: (anchor: HTMLElement) => attributesOf(anchor)?.[name] },
});

/** A link to a URL, or to a record of this site. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ ...linkAttribute('href'), ...linkAttribute('entity'), ...linkAttribute('id') }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (anchor) => attributesOf(anchor) !== undefined && null }],
  renderHTML: ({ mark }) => ['a', { href: linkHref(mark.attrs) }, 0],
});

/** What pictures and films have in common. */
const atomicBlock = { group: 'block', atom: true, draggable: true } as const;

/**
 * An attribute that is written to and parsed from a `data-` attribute, for copying and pasting within the editor.
 * @param empty its value if it is not set; null is not written
 * @param key name of the `data-` attribute
 */
function dataAttribute(
  name: string,
  empty: '' | null = '',
  read: (text: string) => unknown = String,
  key: string = name,
) {
  return {
    [name]: {
      default: empty,
      parseHTML: ({ dataset }: HTMLElement) => (dataset[key] ? read(dataset[key]) : empty),
      renderHTML: (attributes: Record<string, unknown>) =>
        attributes[name] === null ? {} : { [`data-${key}`]: String(attributes[name]) },
    },
  };
}

/** A stored picture with its caption. */
const Picture = Node.create<{ url: (name: string) => string }>({
  name: 'picture',
  ...atomicBlock,
  addOptions: () => ({ url: (name) => name }),
  addAttributes: () => ({ ...dataAttribute('name'), ...dataAttribute('alt'), ...dataAttribute('caption') }),
  parseHTML: () => [
    { tag: 'figure[data-name]', getAttrs: ({ dataset }) => /^[\w.-]{1,100}$/.test(dataset.name ?? '') && null },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { name, alt, caption } = node.attrs;
    return [
      'figure',
      HTMLAttributes,
      ['img', { src: this.options.url(String(name)), alt }],
      ['figcaption', String(caption)],
    ];
  },
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

/** An embedded film of another site, of which nothing is loaded in the editor. */
const Embed = Node.create({
  name: 'embed',
  ...atomicBlock,
  addAttributes: () => ({ ...dataAttribute('provider'), ...dataAttribute('id'), ...dataAttribute('title') }),
  parseHTML: () => [
    {
      tag: 'figure[data-provider]',
      getAttrs: ({ dataset: { provider = '', id = '' } }) =>
        Object.hasOwn(embedProviders, provider) && /^[\w-]{1,64}$/.test(id) && null,
    },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { provider, id, title } = node.attrs;
    const site = embedUrls(String(provider), String(id))?.name;
    return ['figure', HTMLAttributes, ['figcaption', `Video on ${site}: ${title || id}`]];
  },
});

/** An uploaded film, shown with its poster and whether it has captions. */
const Film = Node.create<{ url: (name: string) => string }>({
  name: 'film',
  ...atomicBlock,
  addOptions: () => ({ url: (name) => name }),
  addAttributes: () => ({
    ...dataAttribute('name', '', String, 'film'),
    ...dataAttribute('title'),
    ...dataAttribute('captions', null),
    ...dataAttribute('poster', null),
    ...dataAttribute('wordless', null, () => true),
    ...dataAttribute('width', null, Number),
    ...dataAttribute('height', null, Number),
  }),
  parseHTML: () => [
    { tag: 'figure[data-film]', getAttrs: ({ dataset }) => storedFilmName.test(dataset.film ?? '') && null },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { title, poster, captions, wordless } = node.attrs;
    const captioned = captions ? 'with captions' : 'without captions';
    const captionsText = wordless ? 'nobody speaks' : captioned;
    return [
      'figure',
      HTMLAttributes,
      ...(poster ? [['img', { src: this.options.url(String(poster)), alt: '' }]] : []),
      ['figcaption', `Video: ${title} (${captionsText})`],
    ];
  },
});

/** Tab moves from cell to cell and leaves the table after the last one, which avoids a keyboard trap. */
const OpenTable = Table.extend({
  addKeyboardShortcuts() {
    return {
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
});

/** A numbered list that shows the kind of its numbers; as a style, since selectors don't tell `a` from `A`. */
const NumberedList = OrderedList.extend({
  renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
    'ol',
    { ...HTMLAttributes, ...(attrs.type && { style: `list-style-type: ${listStyles[String(attrs.type)]}` }) },
    0,
  ],
});

/** Content expression of nodes that hold the given types; only these can be empty: paragraphs, headings and rows. */
const contentOf = (holds: readonly string[]) =>
  `(${holds.join(' | ')})${holds.includes('text') || holds.includes('tableCell') ? '*' : '+'}`;

/**
 * Limits a node to what the contract allows in it: Tiptap's own nodes have more attributes, such as the width of a
 * column, with which no text could be saved.
 */
function byContract(node: Node): Node {
  const rule = nodeRules.get(node.name);
  if (!rule) throw new Error(`A text can’t have the node “${node.name}”.`);
  const names = attributeNames(rule);
  return node.extend({
    ...(rule.holds.length > 0 && { content: contentOf(rule.holds) }),
    addAttributes() {
      return Object.fromEntries(Object.entries(this.parent?.() ?? {}).filter(([name]) => names.includes(name)));
    },
  });
}

/** The extensions for the allowed formatting; anything else is dropped when pasted. */
export function editorExtensions(pictureUrl: (name: string) => string): Extensions {
  return [
    Document.extend({ content: contentOf(blockTypes) }),
    ...[
      Paragraph,
      HardBreak,
      Blockquote,
      Heading.configure({ levels: [2, 3, 4] }),
      BulletList,
      NumberedList,
      ListItem,
      OpenTable,
      TableRow,
      TableHeader,
      TableCell,
      Picture.configure({ url: pictureUrl }),
      Embed,
      Film.configure({ url: pictureUrl }),
    ].map(byContract),
    Text,
    Bold,
    Italic,
    Strike,
    Link,
    ListKeymap,
    UndoRedo,
    Dropcursor,
    Gapcursor,
    TrailingNode,
  ];
}
