import type { RichDocument, RichNode } from '@porchlight/contract/rich-text';

const text = (words: string, ...marks: RichNode['marks'] & object): RichNode => ({ type: 'text', text: words, marks });
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });
const item = (words: string): RichNode => ({ type: 'listItem', content: [paragraph(text(words))] });
const row = (type: string, ...words: string[]): RichNode => ({
  type: 'tableRow',
  content: words.map((each) => ({ type, content: [paragraph(text(each))] })),
});

/** A document with every type of content that `Prose` renders. */
export const sampleDocument: RichDocument = {
  version: 1,
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('What to bring')] },
    paragraph(
      text('Bring '),
      text('two jars', { type: 'bold' }),
      text(' and a '),
      text('lid', { type: 'italic' }),
      text(', or ask '),
      text('the pantry', { type: 'link', attrs: { href: '/contact' } }),
      text('.'),
      { type: 'hardBreak' },
      text('Doors open at ten.'),
    ),
    { type: 'bulletList', content: [item('Field peas'), item('Butter beans')] },
    { type: 'orderedList', attrs: { start: 3 }, content: [item('Wash'), item('Salt')] },
    { type: 'heading', attrs: { level: 3 }, content: [text('What Ruby says')] },
    { type: 'blockquote', content: [paragraph(text('Eat up, there is more.'))] },
    {
      type: 'picture',
      attrs: { name: 'jars.svg', src: '/porchlight-light.svg', alt: 'Two jars on a sill', caption: 'Ruby’s jars' },
    },
    {
      type: 'table',
      content: [
        row('tableHeader', 'Day', 'From', 'To', 'Where in the building', 'Who opens the door'),
        row('tableCell', 'Thursday', '10:00', '16:00', 'The long table', 'Ruby Leverett'),
      ],
    },
    { type: 'embed', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', title: 'How to can beans' } },
    paragraph(text('الخبز على الطاولة')),
  ],
};
