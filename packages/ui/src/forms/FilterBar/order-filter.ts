import type { FieldKind } from '@porchlight/contract/fields';
import type { Filter } from './FilterBar.tsx';

/** A column that a list may be sorted by. */
interface OrderColumn {
  field: string;
  /** Column heading. */
  header: string;
  kind: FieldKind;
  /** Whether the list can be sorted by it. @default true */
  sortable?: boolean;
}

/**
 * The sort order of a list, as a choice among its filters.
 * @param sort name of a field, with a leading `-` for descending; '' for the default order
 */
export function orderFilter(columns: readonly OrderColumn[], sort: string): Filter {
  const options = columns
    .filter(({ sortable }) => sortable !== false)
    .flatMap(({ field, header, kind }) => {
      const [rising, falling] = directionWords(kind);
      return [
        { value: field, label: `${header}, ${rising}` },
        { value: `-${field}`, label: `${header}, ${falling}` },
      ];
    });
  return { name: 'sort', label: 'Sort by', allText: 'As listed', value: sort, options };
}

/** Texts for ascending and descending, by the kind of value. */
function directionWords(kind: FieldKind): readonly [rising: string, falling: string] {
  if (kind === 'money' || kind === 'number') return ['smallest first', 'largest first'];
  if (kind === 'date' || kind === 'dateTime') return ['oldest first', 'newest first'];
  return ['A to Z', 'Z to A'];
}
