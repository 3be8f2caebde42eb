/** A seeded random number generator: the same seed gives the same numbers. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A number from `low` (included) to `high` (excluded). */
  between(low: number, high: number): number;
  /** An integer from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
  /** True with the probability `share`, 0 to 1. */
  chance(share: number): boolean;
}

/**
 * Creates a generator seeded with a text: its FNV-1a hash is the seed of mulberry32.
 * @see https://github.com/cprosche/mulberry32
 */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // Without this mixing, seeds that differ only in the last letter would start with similar numbers.
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  state ^= state >>> 16;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1));
  function pick<Item>(items: readonly Item[]): Item {
    const item = items[integer(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }
  function shuffle<Item>(items: readonly Item[]): Item[] {
    const remaining = [...items];
    return items.map(() => remaining.splice(integer(0, remaining.length - 1), 1)[0] as Item);
  }
  return { next, between, integer, pick, shuffle, chance: (share) => next() < share };
}
