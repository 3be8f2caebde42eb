import type { FieldKind } from '@porchlight/contract/fields';
import type { Filter } from '../../forms/FilterBar/index.ts';
import type { EntityColumn } from './entity-table-types.ts';

/**
 * The sort order of a list, as a choice among its filters.
 * @param sort name of a field, with a leading `-` for descending; '' for the default order
 */
export function sortFilter<Row>(columns: readonly EntityColumn<Row>[], sort: string): Filter {
  const options = columns
    .filter(({ sortable }) => sortable !== false)
    .flatMap(({ field, header, kind }) => {
      const [rising, falling] = directionWords(kind);
      return [
        { value: field, label: `${header}, ${rising}` },
        { value: `-${field}`, label: `${header}, ${falling}` },
      ];
    });
  return { name: 'sort', label: 'Sort by', allText: 'Default order', value: sort, options };
}

/** Texts for ascending and descending, by the kind of value. */
function directionWords(kind: FieldKind): readonly [rising: string, falling: string] {
  if (kind === 'money' || kind === 'number') return ['smallest first', 'largest first'];
  if (kind === 'date' || kind === 'dateTime' || kind === 'year') return ['oldest first', 'newest first'];
  if (kind === 'boolean') return ['No first', 'Yes first'];
  return ['A to Z', 'Z to A'];
}
