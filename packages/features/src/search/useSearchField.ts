import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AskedSearch, searchHref } from './search.view.ts';

/** How long a pause in typing has to be until what was typed is searched for, in milliseconds. ours */
const typingPauseMs = 250;

/** What the field of a search is given. */
interface SearchField {
  inputRef: RefObject<HTMLInputElement | null>;
  onQueryChange: (typed: string) => void;
  onSubmit: (event: FormEvent) => void;
}

/**
 * Searches as somebody types: after a pause, what stands in the field becomes the page's address, so that it can be
 * shared and Back leads where one came from. The field keeps its own text, so that no key is lost while the program
 * arrives or results do.
 */
export function useSearchField({ q, kind }: AskedSearch): SearchField {
  const navigate = useNavigate();
  const inputRef = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the field last asked for; any other address came from a link or from Back. */
  const sent = useRef(q);

  const search = useCallback(
    (typed: string) => {
      clearTimeout(timer.current);
      const next = typed.trim();
      if (next === sent.current) return;
      sent.current = next;
      void navigate(searchHref({ q: next, kind }), { replace: true, preventScrollReset: true });
    },
    [navigate, kind],
  );
  const onQueryChange = useCallback(
    (typed: string) => {
      clearTimeout(timer.current);
      // One letter finds half of everything: it is searched for when it is sent.
      if (typed.trim().length === 1) return;
      timer.current = setTimeout(() => search(typed), typingPauseMs);
    },
    [search],
  );

  useEffect(() => {
    const input = inputRef.current;
    if (!input || q === sent.current) return;
    sent.current = q;
    input.value = q;
  }, [q]);

  // What was typed before the program arrived.
  useEffect(() => {
    const typed = inputRef.current?.value ?? '';
    if (typed.trim() !== sent.current) onQueryChange(typed);
    return () => clearTimeout(timer.current);
  }, [onQueryChange]);

  return {
    inputRef,
    onQueryChange,
    onSubmit: (event) => {
      event.preventDefault();
      search(inputRef.current?.value ?? '');
    },
  };
}
