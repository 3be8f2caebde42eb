import type { ColumnFilters } from '@porchlight/contract/calls';
import { dayOf } from '@porchlight/contract/dates';
import type { AnyRecord } from '@porchlight/contract/entity';
import {
  defaultEntityTableState,
  type EntityColumn,
  type EntityTableState,
  type EntityView,
  filterKind,
  pageSizes,
} from '@porchlight/ui/data-display/EntityTable';
import { isOverlayEntry } from '@porchlight/ui/hooks';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mergeListChange } from './merge-list-change.ts';

type Columns = readonly EntityColumn<AnyRecord>[];

/** A list's state, its setter, and the URL parameters that the list doesn't support. */
export interface ListState {
  state: EntityTableState;
  setState: (state: EntityTableState) => void;
  /** Filters and a sort that the list doesn't have, as written in the URL: `colour.is=red`. */
  unsupported: readonly string[];
}

/**
 * The state of a list, held in the URL (`?q=quilt&date.from=2026-01-01&sort=-date&page=2`) so that Back and shared
 * links restore it. Parameters that the list doesn't support are ignored and returned in `unknown`.
 * @param defaultSort such as `-date`
 * @param views their filters are supported as well
 */
export function useListState(defaultSort: string, columns: Columns, views: readonly EntityView[] = []): ListState {
  const [searchParams, setSearchParams] = useSearchParams();
  const { state, unsupported } = useMemo(() => {
    const page = Number(searchParams.get('page') ?? 1);
    const size = Number(searchParams.get('size'));
    const sort = searchParams.get('sort');
    const hasSort = sort === '' || columns.some(({ field }) => sort === field || sort === `-${field}`);
    const { filters, unsupported } = readFilters(searchParams, columns, views);
    const state: EntityTableState = {
      search: searchParams.get('q') ?? '',
      sort: sort !== null && hasSort ? sort : defaultSort,
      page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
      pageSize: pageSizes.includes(size) ? size : defaultEntityTableState.pageSize,
      filters,
      cursor: readCursor(searchParams),
    };
    return { state, unsupported: sort !== null && !hasSort ? [...unsupported, `sort=${sort}`] : unsupported };
  }, [searchParams, defaultSort, columns, views]);

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  const setState = (changed: EntityTableState) => {
    const next = mergeListChange(latest.current, state, changed);
    latest.current = next;
    const params = new URLSearchParams();
    if (next.search) params.set('q', next.search);
    for (const [field, filter] of Object.entries(next.filters)) {
      for (const [name, value] of Object.entries(filter)) params.set(`${field}.${name}`, value);
    }
    if (next.sort !== defaultSort) params.set('sort', next.sort);
    if (next.page > 0) params.set('page', String(next.page + 1));
    if (next.pageSize !== defaultEntityTableState.pageSize) params.set('size', String(next.pageSize));
    for (const [name, value] of Object.entries(next.cursor ?? {})) params.set(name, value);
    // Changes of page, sort and filters add a history entry, or take that of the drawer; further typing in the search
    // doesn't.
    const isTyping = next.search !== state.search && state.search !== '' && next.search !== '';
    setSearchParams(params, { replace: isTyping || isOverlayEntry() });
  };
  return { state, setState, unsupported };
}

function readCursor(params: URLSearchParams): EntityTableState['cursor'] {
  const after = params.get('after');
  if (after) return { after };
  const before = params.get('before');
  return before ? { before } : null;
}

function readFilters(
  params: URLSearchParams,
  columns: Columns,
  views: readonly EntityView[],
): { filters: ColumnFilters; unsupported: string[] } {
  const filters: Record<string, Record<string, string>> = {};
  const unsupported: string[] = [];
  for (const [name, value] of params) {
    const [, field, key] = /^(\w+)\.(is|from|to)$/.exec(name) ?? [];
    if (!field || !key) continue;
    const column = columns.find((each) => each.field === field);
    const isOfView = views.some((view) => key === 'is' && view.filters[field]?.is === value);
    if (isOfView || (column && accepts(column, key, value))) filters[field] = { ...filters[field], [key]: value };
    else unsupported.push(`${name}=${value}`);
  }
  return { filters, unsupported };
}

/** Whether a column can be filtered by a value: a select field by its options, a date by days. */
function accepts(column: EntityColumn<AnyRecord>, key: string, value: string): boolean {
  // The names of the records that it refers to are not known at first.
  if (key === 'is' && column.kind === 'references') return /^[1-9]\d{0,14}$/.test(value);
  if (key === 'is') return filterKind(column) === 'choice' && Object.hasOwn(column.optionLabels ?? {}, value);
  return filterKind(column) === 'days' && dayOf(value) === value;
}
