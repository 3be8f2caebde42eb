import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameValue, mergeSections, type SectionVersions, sectionConflicts } from './merge-sections.ts';
import type { StoredSection } from './section.ts';

const section = (id: string, text = id): StoredSection => ({ id, kind: 'quote', version: 1, values: { text } });
const base = ['a', 'b', 'c', 'd'].map((id) => section(id));
const [a = section(''), b = section(''), c = section(''), d = section('')] = base;
const idsOf = (sections: readonly StoredSection[]) => sections.map(({ id }) => id).join('');
const merge = (mine: readonly StoredSection[], theirs: readonly StoredSection[]) => {
  const versions = { base, mine, theirs };
  return { conflicts: sectionConflicts(versions), merged: mergeSections(versions) };
};

describe('two people on one page', () => {
  test('they change different sections: both changes stay, without a question', () => {
    const { conflicts, merged } = merge([section('a', 'mine'), b, c, d], [a, b, c, section('d', 'theirs')]);
    expect(conflicts).toEqual({ sections: [], order: false });
    expect(merged).toEqual([section('a', 'mine'), b, c, section('d', 'theirs')]);
  });

  test.each([
    ['I move what they edit', [d, a, b, c], [a, b, c, section('d', 'new')]],
    ['they move what I edit', [a, b, c, section('d', 'new')], [d, a, b, c]],
  ])('%s: it has the new place and the new words', (_, mine, theirs) => {
    const { conflicts, merged } = merge(mine, theirs);
    expect(conflicts).toEqual({ sections: [], order: false });
    expect(merged).toEqual([section('d', 'new'), a, b, c]);
  });

  test('both add after the same section: both are there, after it', () => {
    const { merged } = merge([a, section('x'), section('y'), b, c, d], [a, section('z'), b, c, d]);
    expect(idsOf(merged)).toBe('axyzbcd');
  });

  test('I delete one while they move others: it is gone, and the order is theirs', () => {
    const { conflicts, merged } = merge([a, c, d], [d, c, b, a]);
    expect(conflicts.sections).toEqual([]);
    expect(idsOf(merged)).toBe('dca');
  });

  test('both change the same section: it is asked, and the choice counts', () => {
    const versions = { base, mine: [section('a', 'mine'), b, c, d], theirs: [section('a', 'theirs'), b, c, d] };
    expect(sectionConflicts(versions).sections.map(({ id }) => id)).toEqual(['a']);
    expect(mergeSections(versions, { sections: { a: 'theirs' } })[0]).toEqual(section('a', 'theirs'));
    expect(mergeSections(versions, { sections: { a: 'mine' } })[0]).toEqual(section('a', 'mine'));
  });

  test('I delete what they edit: it is asked', () => {
    const versions = { base, mine: [b, c, d], theirs: [section('a', 'theirs'), b, c, d] };
    expect(sectionConflicts(versions).sections).toEqual([
      { id: 'a', base: a, mine: undefined, theirs: section('a', 'theirs') },
    ]);
    expect(idsOf(mergeSections(versions, { sections: { a: 'mine' } }))).toBe('bcd');
    expect(idsOf(mergeSections(versions, { sections: { a: 'theirs' } }))).toBe('abcd');
  });

  test('I hide what they edit: it is asked', () => {
    const { conflicts } = merge([{ ...a, hidden: true }, b, c, d], [section('a', 'theirs'), b, c, d]);
    expect(conflicts.sections).toHaveLength(1);
  });

  test('both bring the sections into a different order: it is asked once', () => {
    const versions = { base, mine: [b, a, c, d], theirs: [a, b, d, c] };
    expect(sectionConflicts(versions)).toEqual({ sections: [], order: true });
    expect(idsOf(mergeSections(versions, { order: 'theirs' }))).toBe('abdc');
    expect(idsOf(mergeSections(versions, { order: 'mine' }))).toBe('bacd');
  });

  test('both move the same section to the same place: nothing is asked', () => {
    expect(merge([d, a, b, c], [d, a, b, c]).conflicts.order).toBe(false);
  });
});

test('the order of keys, and a missing one, is no change', () => {
  expect(isSameValue({ a: 1, b: [{ c: null, d: 'x' }] }, { b: [{ d: 'x', c: null }], a: 1, e: undefined })).toBe(true);
  expect(isSameValue({ a: 1 }, { a: '1' })).toBe(false);
  expect(isSameValue([], {})).toBe(false);
  expect(isSameValue({ a: null }, { b: null })).toBe(false);
});

/** A change of one section at a place, counted from the start and around. */
const edit = fc.record({
  type: fc.constantFrom('change', 'move', 'delete', 'add', 'hide'),
  place: fc.nat(20),
  to: fc.nat(20),
  word: fc.constantFrom('one', 'two', 'three'),
});

function edited(
  sections: readonly StoredSection[],
  edits: readonly (typeof edit extends fc.Arbitrary<infer E> ? E : never)[],
  side: string,
) {
  return edits.reduce<readonly StoredSection[]>((list, { type, place, to, word }, index) => {
    const from = list.length === 0 ? 0 : place % list.length;
    const current = list[from];
    if (type === 'add') return list.toSpliced(place % (list.length + 1), 0, section(`${side}${index}`, word));
    if (!current) return list;
    if (type === 'delete') return list.toSpliced(from, 1);
    if (type === 'change') return list.with(from, { ...current, values: { text: word } });
    if (type === 'hide') return list.with(from, { ...current, hidden: true });
    return list.toSpliced(from, 1).toSpliced(to % list.length, 0, current);
  }, sections);
}

test('1,000 pairs of edits: nothing that either person did is lost without a question', () => {
  const versions = fc
    .tuple(fc.integer({ min: 0, max: 8 }), fc.array(edit, { maxLength: 6 }), fc.array(edit, { maxLength: 6 }))
    .map(([count, mine, theirs]): SectionVersions => {
      const start = Array.from({ length: count }, (_, index) => section(`s${index}`));
      return { base: start, mine: edited(start, mine, 'm'), theirs: edited(start, theirs, 't') };
    });
  const find = (list: readonly StoredSection[], id: string) => list.find((each) => each.id === id);
  const check = ({ base: start, mine, theirs }: SectionVersions, merged: readonly StoredSection[], asked: string[]) => {
    expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
    for (const own of [mine, theirs]) {
      for (const { id } of [...start, ...own]) {
        if (asked.includes(id) || isSameValue(find(start, id), find(own, id))) continue;
        // This side has added, changed or deleted it: the result has what it did.
        expect(find(merged, id)).toEqual(find(own, id));
      }
    }
    for (const { id } of start) {
      const isUntouched = [mine, theirs].every((own) => isSameValue(find(start, id), find(own, id)));
      if (isUntouched) expect(find(merged, id)).toEqual(find(start, id));
    }
  };
  const sharedOrder = (list: readonly StoredSection[], ...others: (readonly StoredSection[])[]) =>
    idsOf(list.filter(({ id }) => others.every((other) => find(other, id))));
  fc.assert(
    fc.property(versions, ({ base: start, mine, theirs }) => {
      const three = { base: start, mine, theirs };
      const { sections, order } = sectionConflicts(three);
      const merged = mergeSections(three);
      check(
        three,
        merged,
        sections.map(({ id }) => id),
      );
      if (order) return;
      // Whoever has moved something finds the sections that all versions share in their order.
      const before = sharedOrder(start, mine, theirs, merged);
      for (const own of [mine, theirs]) {
        const after = sharedOrder(own, start, mine, theirs, merged);
        if (after !== before) expect(sharedOrder(merged, start, mine, theirs)).toBe(after);
      }
      // Whoever of the two saves second, the same sections are there.
      const swapped = mergeSections({ base: start, mine: theirs, theirs: mine });
      if (sections.length === 0)
        expect(swapped.map(({ id }) => id).toSorted()).toEqual(merged.map(({ id }) => id).toSorted());
    }),
    { numRuns: 1000, seed: 43 },
  );
});
