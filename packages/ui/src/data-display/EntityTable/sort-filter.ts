import { fieldKindViews } from '../../field-kinds/index.ts';
import type { Filter } from '../../inputs/FilterBar/index.ts';
import type { EntityColumn } from './entity-table-types.ts';

/**
 * The sort order of a list, as a choice among its filters.
 * @param sort name of a field, with a leading `-` for descending; '' for the default order
 */
export function sortFilter<Row>(columns: readonly EntityColumn<Row>[], sort: string): Filter {
  const options = columns.flatMap(({ field, header, kind, sortable }) => {
    const { directions } = fieldKindViews[kind];
    if (sortable === false || !directions) return [];
    const [rising, falling] = directions;
    return [
      { value: field, label: `${header}, ${rising}` },
      { value: `-${field}`, label: `${header}, ${falling}` },
    ];
  });
  return { name: 'sort', label: 'Sort by', allText: 'Default order', value: sort, options };
}
