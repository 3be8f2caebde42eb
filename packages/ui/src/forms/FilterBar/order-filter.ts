import type { FieldKind } from '@porchlight/contract/fields';
import type { Filter } from './FilterBar.tsx';

/** What a list can be ordered by. */
interface OrderColumn {
  field: string;
  /** Heading. */
  header: string;
  kind: FieldKind;
  /** @default true */
  sortable?: boolean;
}

/**
 * The order of a list as a choice beside its filters.
 * @param sort a field's name, with `-` before it for descending; '' for the order as listed
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

/** What the two directions are called depends on what is sorted. */
function directionWords(kind: FieldKind): readonly [rising: string, falling: string] {
  if (kind === 'money' || kind === 'number') return ['smallest first', 'largest first'];
  if (kind === 'date' || kind === 'dateTime') return ['oldest first', 'newest first'];
  return ['A to Z', 'Z to A'];
}
