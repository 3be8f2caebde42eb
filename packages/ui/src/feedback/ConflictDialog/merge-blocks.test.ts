import type { RichDocument, RichNode } from '@porchlight/contract/rich-text';
import { checkDocument } from '@porchlight/contract/rich-text-schema';
import { readDocument } from '@porchlight/contract/rich-text-strings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MergedPart, mergeBlocks } from './merge-blocks.ts';
import { mergeDocuments } from './merge-texts.ts';
import { mergedFormValue } from './merged-document.ts';

/** Few letters, so that blocks are repeated, deleted and moved. */
const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 8 });
const versions = fc.record({ base: text, mine: text, theirs: text });

const identity = (block: string) => block;
const merge = (base: string[], mine: string[], theirs: string[]) => mergeBlocks(base, mine, theirs, identity, identity);
const agreed = (parts: readonly MergedPart<string>[]) =>
  parts.flatMap((part) => (part.kind === 'agreed' ? part.blocks : ['a choice']));
/** Everything that the merge offers, chosen or not. */
const offered = (parts: readonly MergedPart<string>[]) =>
  parts.flatMap((part) => (part.kind === 'agreed' ? part.blocks : [...part.mine, ...part.theirs]));

test('two identical changes give that text', () => {
  fc.assert(
    fc.property(versions, ({ base, mine }) => {
      expect(agreed(merge(base, mine, mine))).toEqual(mine);
    }),
  );
});

test('a text that only one person changed is taken from that person', () => {
  fc.assert(
    fc.property(versions, ({ base, mine }) => {
      expect(agreed(merge(base, mine, base))).toEqual(mine);
      expect(agreed(merge(base, base, mine))).toEqual(mine);
    }),
  );
});

test('a block that only one person added is kept', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const all = offered(merge(base, mine, theirs));
      const count = (blocks: string[], block: string) => blocks.filter((each) => each === block).length;
      for (const block of new Set([...mine, ...theirs])) {
        const more = Math.max(count(mine, block), count(theirs, block)) - count(base, block);
        if (more > 0) expect(count(all, block)).toBeGreaterThanOrEqual(more);
      }
    }),
  );
});

test('an unchanged block appears once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(9)), fc.uniqueArray(fc.nat(9)), fc.uniqueArray(fc.nat(9)), (a, b, c) => {
      const [base, mine, theirs] = [a, b, c].map((numbers) => numbers.toSorted().map(String));
      if (!base || !mine || !theirs) return;
      const all = offered(merge(base, mine, theirs));
      for (const block of base)
        if (mine.includes(block) && theirs.includes(block))
          expect(all.filter((each) => each === block)).toEqual([block]);
    }),
  );
});

test('exactly the conflicting blocks are offered as a choice', () => {
  const base = ['Jars', 'Soup', 'Rides'];
  expect(merge(base, ['Jars and lids', 'Soup', 'Rides'], ['Jars', 'Soup at six', 'Rides'])).toEqual([
    { kind: 'agreed', base, blocks: ['Jars and lids', 'Soup at six', 'Rides'] },
  ]);
  expect(merge(base, ['Jars', 'Soup at six', 'Rides'], ['Jars', 'Rides', 'Thanks'])).toEqual([
    { kind: 'agreed', base: ['Jars'], blocks: ['Jars'] },
    { kind: 'choice', mine: ['Soup at six'], theirs: [] },
    { kind: 'agreed', base: ['Rides'], blocks: ['Rides', 'Thanks'] },
  ]);
  expect(merge(base, ['Jars and lids', 'Soup at six', 'Rides'], ['Jars', 'Soup at noon', 'Rides at five'])).toEqual([
    { kind: 'agreed', base: ['Jars'], blocks: ['Jars and lids'] },
    { kind: 'choice', mine: ['Soup at six'], theirs: ['Soup at noon'] },
    { kind: 'agreed', base: ['Rides'], blocks: ['Rides at five'] },
  ]);
  expect(
    merge(['Soup at six', 'Rides'], ['Soup at six sharp', 'Rides'], ['Welcome', 'Soup at half past six', 'Rides']),
  ).toEqual([
    { kind: 'agreed', base: [], blocks: ['Welcome'] },
    { kind: 'choice', mine: ['Soup at six sharp'], theirs: ['Soup at half past six'] },
    { kind: 'agreed', base: ['Rides'], blocks: ['Rides'] },
  ]);
});

const paragraph = (words: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const heading = (words: string): RichNode => ({ ...paragraph(words), type: 'heading', attrs: { level: 2 } });
const list = (words: string): RichNode => ({
  type: 'bulletList',
  content: [{ type: 'listItem', content: [paragraph(words)] }],
});
const block = fc
  .tuple(fc.constantFrom(paragraph, heading, list), fc.constantFrom('one', 'two', 'three'))
  .map(([make, words]) => make(words));
const document = fc
  .array(block, { maxLength: 6 })
  .map((content): RichDocument => ({ version: 1, type: 'doc', content }));

test('every choice gives a document that the server accepts', () => {
  const choice = fc.constantFrom('mine', 'theirs', 'both');
  fc.assert(
    fc.property(document, document, document, choice, (base, mine, theirs, chosen) => {
      const parts = mergeDocuments({ base, mine, theirs });
      const open = parts.flatMap(({ kind }, index) => (kind === 'choice' ? [index] : []));
      const choices = Object.fromEntries(open.map((index) => [index, chosen]));
      const value = mergedFormValue(parts, choices);
      const merged = value === undefined ? undefined : readDocument(value);
      if (merged) expect(checkDocument(merged)).toEqual(merged);
      expect(value).toBeTypeOf('string');
      expect(mergedFormValue(parts, {}) === undefined).toBe(open.length > 0);
    }),
  );
});

test('blocks are compared independently of the order of their JSON', () => {
  const stored: RichNode = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Soup' }] };
  const typed: RichNode = {
    content: [{ text: 'Soup', type: 'text' }],
    attrs: { level: 2, start: null },
    type: 'heading',
  };
  const [base, mine, theirs] = [stored, typed, paragraph('Soup')].map(
    (node): RichDocument => ({ version: 1, type: 'doc', content: [node] }),
  );
  if (!base || !mine || !theirs) throw new Error('All three are there.');
  expect(mergeDocuments({ base, mine, theirs }).map(({ kind }) => kind)).toEqual(['agreed']);
});
