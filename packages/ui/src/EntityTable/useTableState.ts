import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defaultEntityTableState, type EntityTableState } from './table-rows.ts';

/** Pause in typing after which the rows are searched, in milliseconds. */
const searchDelayMs = 250;

interface TableStateOptions {
  state: EntityTableState | undefined;
  defaultState: Partial<EntityTableState> | undefined;
  onStateChange: ((state: EntityTableState) => void) | undefined;
}

/**
 * The table's state, kept here or by the caller, and the search as it is being typed.
 * The search reaches the state after a pause, so that neither rows nor address change with every letter.
 */
export function useTableState({ state: controlled, defaultState, onStateChange }: TableStateOptions) {
  const [own, setOwn] = useState<EntityTableState>({ ...defaultEntityTableState, ...defaultState });
  const state = controlled ?? own;
  const [typed, setTyped] = useState(state.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = (part: Partial<EntityTableState>) => {
    const next = { ...state, ...part };
    if (!controlled) setOwn(next);
    onStateChange?.(next);
  };
  const changeLater = useEffectEvent((search: string) => change({ search, page: 0 }));

  // Back and a link change the state from outside: what is typed follows. Not while typing, or letters would vanish.
  const followSearch = useEffectEvent((search: string) => {
    if (timer.current === undefined && search !== typed.trim()) setTyped(search);
  });
  useEffect(() => followSearch(state.search), [state.search]);

  // The pause is an effect of what was typed, so that it ends with the latest state, not that of the first letter.
  const [pending, setPending] = useState<string | null>(null);
  useEffect(() => {
    if (pending === null) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setPending(null);
      changeLater(pending);
    }, searchDelayMs);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [pending]);

  return {
    state,
    change,
    typed,
    type: (text: string) => {
      setTyped(text);
      setPending(text.trim());
    },
    clearSearch: () => {
      setTyped('');
      setPending(null);
      change({ search: '', page: 0 });
    },
  };
}
