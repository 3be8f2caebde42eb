import { useEventCallback } from '@mui/material/utils';
import { useState } from 'react';
import { defaultEntityTableState, type EntityTableState } from './table-state.ts';

interface TableStateOptions {
  state: EntityTableState | undefined;
  defaultState: Partial<EntityTableState> | undefined;
  onStateChange: ((state: EntityTableState) => void) | undefined;
}

/** The table's state, kept here or by the caller, and what changes a part of it. */
export function useTableState({ state: controlled, defaultState, onStateChange }: TableStateOptions) {
  const [own, setOwn] = useState<EntityTableState>({ ...defaultEntityTableState, ...defaultState });
  const state = controlled ?? own;
  const change = useEventCallback((part: Partial<EntityTableState>) => {
    const next = { ...state, ...part };
    if (!controlled) setOwn(next);
    onStateChange?.(next);
  });
  return [state, change] as const;
}
