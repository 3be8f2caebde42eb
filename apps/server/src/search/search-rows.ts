import { entityOf } from '@porchlight/contract/entities';
import { type SearchKind, searchKinds } from '@porchlight/contract/search';

/** Returns the last four bits of a row's id in the index, which encode its kind; the other bits are the record's id. */
export function kindCode(kind: SearchKind): number {
  return (kind === 'page' ? undefined : entityOf(kind).search?.code) ?? pageCode;
}

/** Code of pages with fixed texts. Like those of entities it is stored in databases, so it must not change. */
const pageCode = 15;

/** Highest number of a page with fixed texts; higher ones are not pages. */
export const pagesMax = 1000;

/** Distance between the ids of a kind's consecutive rows. */
export const rowStep = 16;

const kindsByCode = new Map(searchKinds.map((kind) => [kindCode(kind), kind]));

/** Returns a record's or page's id in the index. */
export function rowOf(kind: SearchKind, id: number): number {
  return id * rowStep + kindCode(kind);
}

/** Returns the kind of an index row. */
export function kindOfRow(row: number): SearchKind {
  return kindsByCode.get(row % rowStep) ?? 'page';
}

/** Returns the record's id of an index row. */
export function idOfRow(row: number): number {
  return Math.floor(row / rowStep);
}
