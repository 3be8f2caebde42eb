import { useMemo, useState } from 'react';
import { defaultEntityTableState, type EntitySort, type EntityTableState } from './table-rows.ts';
import { useHandler } from './useHandler.ts';

interface TableStateOptions {
  state: EntityTableState | undefined;
  defaultState: Partial<EntityTableState> | undefined;
  onStateChange: ((state: EntityTableState) => void) | undefined;
}

/** The table's state, kept here or by the caller. */
export function useTableState({ state: controlled, defaultState, onStateChange }: TableStateOptions) {
  const [own, setOwn] = useState<EntityTableState>({ ...defaultEntityTableState, ...defaultState });
  const state = controlled ?? own;
  const change = useHandler((part: Partial<EntityTableState>) => {
    const next = { ...state, ...part };
    if (!controlled) setOwn(next);
    onStateChange?.(next);
  });
  const { field, direction } = state.sort ?? {};
  return {
    state,
    /** The same object as long as it says the same: an address makes a new one whenever anything in it changes. */
    sort: useMemo<EntitySort | null>(() => (field && direction ? { field, direction } : null), [field, direction]),
    change,
  };
}
