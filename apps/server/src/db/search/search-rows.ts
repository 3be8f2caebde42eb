import { entityOf } from '@porchlight/contract/entities';
import { type SearchKind, searchKinds } from '@porchlight/contract/search';

/** The last four bits of a row's number in the index say what it is, the others are the record's id. */
export function kindCode(kind: SearchKind): number {
  return (kind === 'page' ? undefined : entityOf(kind).search?.code) ?? pageCode;
}

/** Of pages with fixed words. Stored in databases, as those of entities are. */
const pageCode = 15;

/** Pages with fixed words, at most: what is numbered higher is none. */
export const pagesMax = 1000;

/** Rows of one kind lie this far apart. */
export const rowStep = 16;

const kindsByCode = new Map(searchKinds.map((kind) => [kindCode(kind), kind]));

/** The number in the index of a record or a page. */
export function rowOf(kind: SearchKind, id: number): number {
  return id * rowStep + kindCode(kind);
}

/** What a row of the index stands for. */
export function kindOfRow(row: number): SearchKind {
  return kindsByCode.get(row % rowStep) ?? 'page';
}

/** The id of what a row of the index stands for. */
export function idOfRow(row: number): number {
  return Math.floor(row / rowStep);
}
