import type { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bareEditor, pasteMarkup, savedText } from './paste-markup.ts';

const editor = bareEditor();
beforeEach(() => editor.commands.clearContent());
afterAll(() => editor.destroy());

const tags = [
  ...['p', 'div', 'span', 'b', 'i', 's', 'sup', 'sub', 'a', 'br', 'img', 'h1', 'h3', 'h6', 'blockquote', 'pre', 'q'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'table', 'tbody', 'tr', 'td', 'th', 'col', 'caption', 'figure', 'figcaption'],
  ...['iframe', 'svg', 'math', 'msup', 'input', 'details', 'ruby', 'rt', 'o:p', 'google-sheets-html-origin'],
];
const attributes = fc.constantFrom(
  ...['', ' start="2147483648"', ' start="-7"', ' start="x"', ' type="a"', ' type="disc"', ' value="9"', ' reversed'],
  ...[' colspan="200"', ' colspan="0"', ' rowspan="70000"', ' colspan="x"', ' colwidth="10,20"', ' width="64"'],
  ...[
    ' href="about.html"',
    ' href="javascript:alert(1)"',
    ' href="mailto:a b@c.de"',
    ` href="https://e.org/${'a'.repeat(2100)}"`,
  ],
  ...[
    ' src="data:image/png;base64,AAAA"',
    ' src="https://e.org/a.png" alt="A"',
    ' hidden',
    ' data-name="../a"',
    ' data-name="a.png"',
  ],
  ...[
    ' data-provider="youtube" data-id="dQw4w9WgXcQ"',
    ' data-film="x"',
    ' data-captions="x"',
    ' class="MsoTitle"',
    ' type="checkbox"',
  ],
  ...[
    'text-align:right',
    'display:none',
    'font-size:0',
    'color:white',
    'vertical-align:super',
    'text-decoration:line-through',
    'list-style-type:upper-roman',
    'mso-list:l0 level3 lfo1',
    'font-family:Wingdings',
    'text-transform:uppercase',
  ].map((style) => ` style="${style}"`),
);
const { markup } = fc.letrec<{ markup: string }>((tie) => ({
  markup: fc.oneof(
    { maxDepth: 6 },
    fc.oneof(
      fc.constantFrom('Beans', ' ', '12', '\n', '&nbsp;', '\u200b', '1.'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    fc
      .tuple(fc.constantFrom(...tags), attributes, fc.array(tie('markup'), { maxLength: 4 }))
      .map(([tag, attribute, inner]) => `<${tag}${attribute}>${inner.join('')}</${tag}>`),
  ),
}));

/** What the toolbar and the keys do. */
const actions: readonly ((editor: Editor) => unknown)[] = [
  ({ commands }) => commands.insertContent('Beans'),
  ({ commands }) => commands.splitBlock(),
  ({ commands }) => commands.setHardBreak(),
  ({ commands }) => commands.toggleBulletList(),
  ({ commands }) => commands.toggleOrderedList(),
  ({ commands }) => commands.splitListItem('listItem'),
  ({ commands }) => commands.sinkListItem('listItem'),
  ({ commands }) => commands.liftListItem('listItem'),
  ({ commands }) => commands.toggleBlockquote(),
  ({ commands }) => commands.setBlockquote(),
  ({ commands }) => commands.toggleHeading({ level: 3 }),
  ({ commands }) => commands.selectAll(),
  ({ commands }) => commands.toggleBold(),
  ({ commands }) => commands.toggleStrike(),
  ({ commands }) => commands.insertTable({ rows: 2, cols: 2, withHeaderRow: true }),
  ({ commands }) => commands.addColumnAfter(),
  ({ commands }) => commands.deleteRow(),
  ({ commands }) => commands.mergeOrSplit(),
  ({ commands }) => commands.goToNextCell(),
  ({ commands }) => commands.deleteSelection(),
  ({ commands }) => commands.undo(),
];

test('whatever is pasted can be saved', () => {
  fc.assert(
    fc.property(fc.array(markup, { maxLength: 5 }), fc.boolean(), (parts, isAdded) => {
      if (!isAdded) editor.commands.clearContent();
      pasteMarkup(editor, parts.join(''));
      expect(savedText(editor)).toEqual(expect.any(String));
      editor.state.doc.check();
      if (editor.state.doc.content.size > 20_000) editor.commands.clearContent();
    }),
    { numRuns: 2000 },
  );
});

test('whatever is typed and formatted can be saved', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...actions), { minLength: 5, maxLength: 40 }), (steps) => {
      editor.commands.clearContent();
      for (const step of steps) step(editor);
      expect(savedText(editor)).toEqual(expect.any(String));
      editor.state.doc.check();
    }),
    { numRuns: 500 },
  );
});

test('a quote in a quote in a quote goes as deep as can be saved, and no deeper', () => {
  editor.commands.setTextSelection(1);
  for (let level = 0; level < 40; level += 1) editor.commands.setBlockquote();
  editor.commands.insertContent('Eat up.');
  expect(savedText(editor)).toMatch(/Eat up\.$/);
  expect(editor.getHTML().match(/<blockquote/g)?.length).toBeGreaterThan(15);
});
