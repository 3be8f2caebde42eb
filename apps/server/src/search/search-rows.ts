import { entityOf } from '@porchlight/contract/entities';
import { type SearchKind, searchKinds } from '@porchlight/contract/search';

/** Code of pages with fixed texts. Like those of entities it is stored in databases, so it must not change. */
export const fixedPageCode = 15;

/**
 * Returns the codes of a kind: the last four bits of a row's id in the index; the other bits are the record's id. Pages
 * with fixed texts have another one than the institute's own.
 */
export function kindCodes(kind: SearchKind): readonly number[] {
  const code = entityOf(kind).search?.code;
  return [...(kind === 'page' ? [fixedPageCode] : []), ...(code === undefined ? [] : [code])];
}

/** Codes of the rows that a search leaves out. */
export function excludedCodes({
  onlyRecords,
  without = [],
}: {
  onlyRecords?: boolean;
  without?: readonly SearchKind[];
}) {
  return [...(onlyRecords ? [fixedPageCode] : []), ...without.flatMap(kindCodes)];
}

/** Highest number of a page with fixed texts; higher ones are not pages. */
export const pagesMax = 1000;

/** Distance between the ids of a kind's consecutive rows. */
export const rowStep = 16;

const kindsByCode = new Map(searchKinds.flatMap((kind) => kindCodes(kind).map((code) => [code, kind] as const)));

/** Every code in use. */
export const searchCodes: readonly number[] = [...kindsByCode.keys()];

/** Returns a record's or page's id in the index. */
export function rowOf(code: number, id: number): number {
  return id * rowStep + code;
}

/** Returns the kind of an index row. */
export function kindOfRow(row: number): SearchKind {
  return kindsByCode.get(row % rowStep) ?? 'page';
}

/** Returns the record's id of an index row. */
export function idOfRow(row: number): number {
  return Math.floor(row / rowStep);
}
