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
  // Back and a link change the state from outside: what is typed follows. Not while typing, or letters would vanish,
  // nor when it is only what was sent from here that comes back, perhaps late, when more has been typed.
  const sent = useRef<string[]>([]);
  const followSearch = useEffectEvent((search: string) => {
    const echo = sent.current.indexOf(search);
    if (echo >= 0) sent.current.splice(0, echo + 1);
    else if (timer.current === undefined && search !== typed.trim()) setTyped(search);
  });
  const sendSearch = useEffectEvent((search: string) => {
    if (search !== state.search) sent.current.push(search);
    change({ search, page: 0, cursor: null });
  });
  useEffect(() => followSearch(state.search), [state.search]);

  // The pause is an effect of what was typed, so that it ends with the latest state, not that of the first letter.
  const [pending, setPending] = useState<string | null>(null);
  useEffect(() => {
    if (pending === null) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setPending(null);
      sendSearch(pending);
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
      change({ search: '', page: 0, cursor: null });
    },
  };
}
