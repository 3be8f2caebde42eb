import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Pause in typing after which the rows are searched, in milliseconds. */
const searchDelayMs = 250;

/**
 * A search as it is being typed. It is sent after a pause, so that neither rows nor address change with every letter.
 * @param search what is searched for now
 * @param onSearch told what to search for
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back and a link change the search from outside: what is typed follows. Not while typing, or letters would vanish,
  // nor when it is only what was sent from here that comes back, perhaps late, when more has been typed.
  const sent = useRef<string[]>([]);
  const follow = useEffectEvent((now: string) => {
    const echo = sent.current.indexOf(now);
    if (echo >= 0) sent.current.splice(0, echo + 1);
    else if (timer.current === undefined && now !== typed.trim()) setTyped(now);
  });
  const send = useEffectEvent((next: string) => {
    if (next !== search) sent.current.push(next);
    onSearch(next);
  });
  useEffect(() => follow(search), [search]);

  // The pause is an effect of what was typed, so that it ends with the latest search, not that of the first letter.
  const [pending, setPending] = useState<string | null>(null);
  useEffect(() => {
    if (pending === null) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setPending(null);
      send(pending);
    }, searchDelayMs);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [pending]);

  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      setPending(text.trim());
    },
    clear: () => {
      setTyped('');
      setPending(null);
      onSearch('');
    },
  };
}
