import type { EntityTableState } from '@porchlight/ui/data-display/EntityTable';
import { isOverlayEntry } from '@porchlight/ui/hooks';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { allView, type ListOptions, readListParams, writeListParams } from './list-params.ts';
import { mergeListChange } from './merge-list-change.ts';

/** A list's state, its setter, and the URL parameters that the list doesn't support. */
export interface ListState {
  state: EntityTableState;
  setState: (state: EntityTableState) => void;
  /** Filters and a sort that the list doesn't have, as written in the URL: `colour.is=red`. */
  unsupported: readonly string[];
  /** Id of the view in the URL, whether there is such a view or not; '' for none. */
  requestedView: string;
  /** Shows an earlier state of the list, whatever has changed since. */
  showState: (state: EntityTableState) => void;
  /** Shows a saved view as it was saved; '' for the list without one. */
  openView: (id: string) => void;
}

/**
 * The state of a list, held in the URL (`?q=quilt&date.from=2026-01-01&sort=-date&page=2`) so that Back and shared
 * links restore it. Parameters that the list doesn't support are ignored and returned in `unsupported`.
 */
export function useListState({ defaultSort, columns, views }: ListOptions): ListState {
  const [searchParams, setSearchParams] = useSearchParams();
  const { state, unsupported } = useMemo(
    () => readListParams(searchParams, { defaultSort, columns, views }),
    [searchParams, defaultSort, columns, views],
  );
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  const setState = (changed: EntityTableState) => {
    const next = mergeListChange(latest.current, state, changed);
    latest.current = next;
    // Changes of page, sort and filters add a history entry, or take that of the drawer; further typing in the search
    // doesn't.
    const isTyping = next.search !== state.search && state.search !== '' && next.search !== '';
    const params = writeListParams(next, { defaultSort, columns, views });
    setSearchParams(params, { replace: (isTyping && next.view === state.view) || isOverlayEntry() });
  };
  const view = searchParams.get('view') ?? '';
  return {
    state,
    setState,
    unsupported,
    requestedView: view === allView ? '' : view,
    showState: (earlier) => setSearchParams(writeListParams(earlier, { defaultSort, columns, views })),
    openView: (id) => setSearchParams(id === '' ? {} : { view: id }),
  };
}
