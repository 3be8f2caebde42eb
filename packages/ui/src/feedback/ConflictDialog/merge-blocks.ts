import { diffArrays } from 'diff';

/** A part of a merged text. */
export type MergedPart<Block> =
  /** Unchanged, changed on one side, or changed on both sides in the same way. */
  | { kind: 'agreed'; base: readonly Block[]; blocks: readonly Block[] }
  /** Changed differently on both sides: needs a choice. */
  | { kind: 'choice'; mine: readonly Block[]; theirs: readonly Block[] };

/** Replacement of the base's blocks from `start` to before `end` on one side. */
interface Edit {
  start: number;
  end: number;
  keys: readonly string[];
}

/** Whether two blocks, given their keys, are versions of the same block. */
type BlockSimilarity = (a: string, b: string) => boolean;

/**
 * Merges two changes of one text block by block (three-way merge). If both sides have inserted blocks at the same
 * place, all are kept, mine first.
 * @param keyOf returns a key that is equal for equal blocks
 * @param textOf returns a block's plain text
 */
export function mergeBlocks<Block>(
  base: readonly Block[],
  mine: readonly Block[],
  theirs: readonly Block[],
  keyOf: (block: Block) => string,
  textOf: (block: Block) => string,
): MergedPart<Block>[] {
  const byKey = new Map([...base, ...mine, ...theirs].map((block) => [keyOf(block), block]));
  const blocksOf = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  const words = new Map([...byKey].map(([key, block]) => [key, new Set(textOf(block).match(/[\p{L}\p{N}]+/gu))]));
  const areAlike = (a: string, b: string) => shareWords(words.get(a) ?? new Set(), words.get(b) ?? new Set());
  const keys = base.map(keyOf);
  const editsTo = (side: readonly Block[]) => editsOf(keys, side.map(keyOf), areAlike);
  const parts: MergedPart<Block>[] = [];
  const addAgreed = (before: readonly string[], after: readonly string[]) => {
    const last = parts.at(-1);
    const [from, to] = [blocksOf(before), blocksOf(after)];
    if (last?.kind !== 'agreed') parts.push({ kind: 'agreed', base: from, blocks: to });
    else parts.splice(-1, 1, { kind: 'agreed', base: [...last.base, ...from], blocks: [...last.blocks, ...to] });
  };
  let index = 0;
  for (const { start, end, sides } of regions(editsTo(mine), editsTo(theirs))) {
    const before = keys.slice(start, end);
    const [a = before, b = before] = sides.map((edits) => applied(keys, start, end, edits));
    if (start > index) addAgreed(keys.slice(index, start), keys.slice(index, start));
    index = end;
    if (sides[0].length === 0) addAgreed(before, b);
    else if (sides[1].length === 0 || isSame(a, b)) addAgreed(before, a);
    else if (start === end) addAgreed(before, union(a, b));
    else parts.push({ kind: 'choice', mine: blocksOf(a), theirs: blocksOf(b) });
  }
  if (keys.length > index) addAgreed(keys.slice(index), keys.slice(index));
  return parts;
}

/** The edits of one side, in the order of the base. */
function editsOf(base: readonly string[], side: readonly string[], areAlike: BlockSimilarity): Edit[] {
  const edits: Edit[] = [];
  let index = 0;
  for (const { added, removed, value } of diffArrays([...base], [...side])) {
    const next = added ? index : index + value.length;
    if (added || removed) {
      const last = edits.at(-1);
      const keys = added ? value : [];
      if (last?.end === index) edits.splice(-1, 1, { start: last.start, end: next, keys: [...last.keys, ...keys] });
      else edits.push({ start: index, end: next, keys });
    }
    index = next;
  }
  return edits.flatMap((edit) => singleEdits(edit, base.slice(edit.start, edit.end), areAlike));
}

/**
 * Splits an edit into edits of single blocks, so that a conflict in one block doesn't affect its neighbors. With as
 * many blocks as before, they are paired by position, otherwise those that share most of their words.
 */
function singleEdits({ start, keys }: Edit, before: readonly string[], areAlike: BlockSimilarity): Edit[] {
  const edits: Edit[] = [];
  let [from, used] = [0, 0];
  const pushEdit = (to: number, count: number) => {
    if (to > from || count > used) edits.push({ start: start + from, end: start + to, keys: keys.slice(used, count) });
    [from, used] = [to, count];
  };
  for (const [index, key] of keys.entries()) {
    const match =
      keys.length === before.length ? index : before.findIndex((each, at) => at >= from && areAlike(each, key));
    if (match === -1) continue;
    pushEdit(match, index);
    pushEdit(match + 1, index + 1);
  }
  pushEdit(before.length, keys.length);
  return edits;
}

/** Whether two blocks share more than half of their words. */
function shareWords(first: ReadonlySet<string>, second: ReadonlySet<string>): boolean {
  const common = [...first].filter((word) => second.has(word)).length;
  return common > (first.size + second.size - common) / 2;
}

/** Ranges of the base that were changed by one side, or by both where their edits overlap. */
function regions(mine: readonly Edit[], theirs: readonly Edit[]) {
  const sortedEdits = [...mine.map((edit) => ({ edit, side: 0 })), ...theirs.map((edit) => ({ edit, side: 1 }))].sort(
    (a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end || a.side - b.side,
  );
  const ranges: { start: number; end: number; sides: [Edit[], Edit[]] }[] = [];
  for (const { edit, side } of sortedEdits) {
    let last = ranges.at(-1);
    // Adjacent edits don't overlap, unless both are insertions at the same place.
    const isOverlap = last && (edit.start < last.end || (last.start === last.end && last.end === edit.end));
    if (!last || !isOverlap) {
      last = { start: edit.start, end: edit.end, sides: [[], []] };
      ranges.push(last);
    }
    last.end = Math.max(last.end, edit.end);
    last.sides[side === 0 ? 0 : 1].push(edit);
  }
  return ranges;
}

/** The result of one side's edits to a range of the base. */
function applied(base: readonly string[], start: number, end: number, edits: readonly Edit[]): string[] {
  let index = start;
  const keys: string[] = [];
  for (const edit of edits) {
    keys.push(...base.slice(index, edit.start), ...edit.keys);
    index = edit.end;
  }
  return [...keys, ...base.slice(index, end)];
}

/** The insertions of both sides, without duplicates. */
function union(mine: readonly string[], theirs: readonly string[]): string[] {
  return diffArrays([...mine], [...theirs]).flatMap(({ value }) => value);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}
