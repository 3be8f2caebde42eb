import type { SearchKind } from '@porchlight/contract/search';

/**
 * The last four bits of a row's number in the index say what it is, the others are the record's id. Stored in databases:
 * a number never changes its meaning.
 */
export const kindCodes = {
  story: 1,
  article: 2,
  event: 3,
  election: 4,
  podcast: 5,
  gallery: 6,
  team: 7,
  actionNetwork: 8,
  page: 15,
} as const satisfies Record<SearchKind, number>;

/** Rows of one kind lie this far apart. */
export const rowStep = 16;

const kindsByCode = new Map(Object.entries(kindCodes).map(([kind, code]) => [code as number, kind as SearchKind]));

/** The number in the index of a record or a page. */
export function rowOf(kind: SearchKind, id: number): number {
  return id * rowStep + kindCodes[kind];
}

/** What a row of the index stands for. */
export function kindOfRow(row: number): SearchKind {
  return kindsByCode.get(row % rowStep) ?? 'page';
}

/** The id of what a row of the index stands for. */
export function idOfRow(row: number): number {
  return Math.floor(row / rowStep);
}
