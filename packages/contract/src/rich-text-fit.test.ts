import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RichNode } from './rich-text.ts';
import { type FitChanges, fitBlocks } from './rich-text-fit.ts';
import { checkDocument } from './rich-text-schema.ts';
import { plainText } from './rich-text-strings.ts';

const text = (words: string, ...marks: RichNode['marks'] & object): RichNode => ({ type: 'text', text: words, marks });
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });

function fit(blocks: RichNode[]) {
  const changes: FitChanges = { levels: 0, links: 0, others: 0 };
  const fitted = fitBlocks(blocks, changes);
  return { fitted, changes, checked: checkDocument({ version: 1, type: 'doc', content: fitted }) };
}

/** A list in a list, as many as `levels`. */
function nestedList(levels: number): RichNode {
  const inner = levels > 1 ? [nestedList(levels - 1)] : [];
  return { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text(`${levels}`)), ...inner] }] };
}

test('a block that fits stays the same object', () => {
  const blocks = [paragraph(text('Beans')), nestedList(11)];
  const { fitted, changes } = fit(blocks);
  expect(fitted.map((block, index) => block === blocks[index])).toEqual([true, true]);
  expect(changes).toEqual({ levels: 0, links: 0, others: 0 });
});

test('a list fourteen levels deep keeps all its words and can be saved', () => {
  const { checked, changes } = fit([nestedList(14)]);
  if (typeof checked === 'string') throw new Error(checked);
  expect(plainText(checked).match(/\d+/g)).toEqual(Array.from({ length: 14 }, (_, index) => `${14 - index}`));
  expect(changes.levels).toBeGreaterThan(0);
});

test('a link that is too long loses its address and keeps its words', () => {
  const href = `https://example.org/${'a'.repeat(2048)}`;
  const { fitted, changes } = fit([paragraph(text('Beans', { type: 'link', attrs: { href } }))]);
  expect(fitted).toMatchObject([{ content: [{ text: 'Beans', marks: [] }] }]);
  expect(changes.links).toBe(1);
});

test('attributes that a text can’t have are dropped, and what they leave stays', () => {
  const cell: RichNode = {
    type: 'tableCell',
    attrs: { colspan: 2, colwidth: [64] },
    content: [paragraph(text('Day'))],
  };
  const table: RichNode = { type: 'table', content: [{ type: 'tableRow', content: [cell] }] };
  const list: RichNode = {
    type: 'orderedList',
    attrs: { start: 1e12, type: 'a' },
    content: [{ type: 'listItem', content: [paragraph(text('Wash'))] }],
  };
  const { checked, changes } = fit([table, list, { type: 'picture', attrs: { name: '../x' } }]);
  expect(checked).toMatchObject({
    content: [{ content: [{ content: [{ attrs: { colspan: 2 } }] }] }, { type: 'orderedList', attrs: { type: 'a' } }],
  });
  expect(changes.others).toBe(3);
});

const { block } = fc.letrec<{ block: RichNode; cell: RichNode }>((tie) => {
  const many = fc.array(tie('block'), { minLength: 1, maxLength: 3 });
  const anything = fc.option(fc.oneof(fc.integer(), fc.string(), fc.double(), fc.constant([64])), { freq: 2 });
  const marks = fc.array(
    fc.record({
      type: fc.constantFrom('bold', 'link', 'strike', 'underline'),
      attrs: fc.record({ href: fc.oneof(fc.webUrl(), fc.string()), target: anything }, { requiredKeys: [] }),
    }),
    { maxLength: 2 },
  );
  const words = fc.record({ type: fc.constant('text'), text: fc.string({ minLength: 1 }), marks });
  const attrs = fc.record(
    { start: anything, type: anything, level: anything, colspan: anything, colwidth: anything, align: anything },
    { requiredKeys: [] },
  );
  const node = (type: string, content: fc.Arbitrary<RichNode[]>) =>
    fc.record({ type: fc.constant(type), attrs, content });
  return {
    cell: node('tableCell', many),
    block: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      node('paragraph', fc.array(words, { maxLength: 2 })),
      node('heading', fc.array(words, { maxLength: 2 })),
      node('blockquote', many),
      node(
        'orderedList',
        many.map((content) => [{ type: 'listItem', content }]),
      ),
      node(
        'bulletList',
        many.map((content) => [{ type: 'listItem', content }]),
      ),
      node(
        'table',
        fc.array(tie('cell'), { maxLength: 3 }).map((content) => [{ type: 'tableRow', content }]),
      ),
      fc.record({ type: fc.constantFrom('picture', 'embed', 'film', 'iframe'), attrs }),
    ),
  };
});

test('whatever is fitted can be saved', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), fc.nat(30), (blocks, depth) => {
      let nested = blocks;
      for (let level = 0; level < depth; level += 1) nested = [{ type: 'blockquote', content: nested }];
      expect(fit(nested).checked).toEqual(expect.objectContaining({ version: 1 }));
    }),
    { numRuns: 2000 },
  );
});
