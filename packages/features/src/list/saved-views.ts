import type { ResourceName } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { searchMaxCharacters } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { SavedView } from '@porchlight/contract/saved-views';
import type { EntityColumn, EntityTableState, EntityView } from '@porchlight/ui/data-display/EntityTable';
import { queryOptions } from '@tanstack/react-query';
import { sendCall } from '../api/index.ts';
import { hasFilter, isSort, type ListOptions } from './list-params.ts';

/** Query of a person's own views of a list, and of those that others share. */
export function savedViewsQuery(resource: ResourceName) {
  return queryOptions({
    queryKey: ['saved-views', resource],
    queryFn: () => sendCall(otherCalls.savedViews, { query: { resource } }),
    staleTime: 0,
  });
}

/** A saved view as a tab, with the names of what it contains and the list no longer has. */
export interface SavedViewTab extends EntityView {
  id: string;
  saved: SavedView;
  leftOut: readonly string[];
}

/**
 * Makes a tab of a saved view. Columns, filters and a sort that the list no longer has are left out.
 * @param options `views` are those of the list itself
 */
export function savedViewTab(saved: SavedView, { columns, views, defaultSort }: ListOptions): SavedViewTab {
  const leftOut = new Set<string>();
  const filters: Record<string, Record<string, string>> = {};
  for (const [field, filter] of Object.entries(saved.filters))
    for (const [key, value = ''] of Object.entries(filter)) {
      if (hasFilter({ columns, views }, [field, key, value])) filters[field] = { ...filters[field], [key]: value };
      else leftOut.add(field);
    }
  const hasSort = saved.sort === '' || isSort(saved.sort, columns);
  if (!hasSort) leftOut.add(saved.sort.replace('-', ''));
  const shown = saved.columns?.filter((field) => {
    const hasColumn = columns.some((each) => each.field === field);
    if (!hasColumn) leftOut.add(field);
    return hasColumn;
  });
  return {
    ...{ id: String(saved.id), label: saved.name, search: saved.search, filters, columns: shown ?? null },
    ...{ sort: hasSort ? saved.sort : defaultSort, leftOut: [...leftOut], saved },
    ...(saved.is_shared && { note: saved.is_own ? 'shared with everyone' : `shared by ${ownerOf(saved)}` }),
  };
}

/** Whose view it is, in a sentence. */
export function ownerOf({ owner }: Pick<SavedView, 'owner'>): string {
  return owner || 'someone who has left';
}

/**
 * What a list shows, to be saved.
 * @param visibility the columns that this device shows, if any were chosen; those of a saved view are in its state
 */
export function settingsOf(
  { search, filters, sort, view, columns: shown }: EntityTableState,
  columns: readonly EntityColumn<AnyRecord>[],
  visibility: Readonly<Record<string, boolean>>,
): Pick<SavedView, 'search' | 'filters' | 'sort' | 'columns'> {
  const hasOwnColumns = Object.keys(visibility).length > 0;
  const onDevice = columns.flatMap(({ field }) => (visibility[field] === false ? [] : [field]));
  const inState = shown && [...shown];
  return {
    // Half a surrogate pair can't be stored.
    search: search.slice(0, searchMaxCharacters).replace(/[\uD800-\uDBFF]$/, ''),
    ...{ filters, sort, columns: view === '' && hasOwnColumns ? onDevice : inState },
  };
}
