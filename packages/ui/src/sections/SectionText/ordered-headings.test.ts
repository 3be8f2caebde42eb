import { attribute, type RichDocument } from '@porchlight/contract/rich-text';
import { expect, test } from 'vitest';
import { orderedHeadings } from './ordered-headings.ts';

const withHeadings = (...levels: number[]): RichDocument => ({
  version: 1,
  type: 'doc',
  content: levels.map((level) => ({ type: 'heading', attrs: { level }, content: [{ type: 'text', text: 'Hours' }] })),
});

const levelsOf = ({ content }: RichDocument) => content.map((node) => Number(attribute(node, 'level')));

test.each<{ name: string; typed: number[]; level: 2 | 3 | 4; shown: number[] }>([
  { name: 'below a title, headings begin one level lower', typed: [2, 3, 2], level: 3, shown: [3, 4, 3] },
  { name: 'without a title they stay as they were typed', typed: [2, 3, 4, 2], level: 2, shown: [2, 3, 4, 2] },
  { name: 'a text that begins with a small heading does not skip a level', typed: [4, 4], level: 2, shown: [2, 2] },
  { name: 'a small heading first, then a large one', typed: [3, 2, 3], level: 2, shown: [2, 2, 3] },
  { name: 'a level that is left out is not left out on the page', typed: [2, 4, 3], level: 3, shown: [3, 4, 4] },
  { name: 'in an item there are no levels below the lowest', typed: [2, 3, 4], level: 4, shown: [4, 4, 4] },
])('$name', ({ typed, level, shown }) => {
  expect(levelsOf(orderedHeadings(withHeadings(...typed), level))).toEqual(shown);
});

test('headings in a quote count too', () => {
  const quoted: RichDocument = {
    version: 1,
    type: 'doc',
    content: [{ type: 'blockquote', content: withHeadings(3).content }],
  };
  expect(orderedHeadings(quoted, 3).content[0]?.content?.[0]?.attrs).toEqual({ level: 3 });
  expect(orderedHeadings(quoted, 2).content[0]?.content?.[0]?.attrs).toEqual({ level: 2 });
});
