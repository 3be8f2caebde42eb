import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type RequestedSearch, searchHref } from './search.view.ts';

/** Debounce of the search while typing, in milliseconds. ours */
const debounceMs = 250;

/** Props of the search field. */
interface SearchField {
  inputRef: RefObject<HTMLInputElement | null>;
  onQueryChange: (typed: string) => void;
  onSubmit: (event: FormEvent) => void;
}

/**
 * Searches while typing: after a debounce, the text replaces the search in the URL, so that it can be shared and Back
 * leaves the search page. The field is uncontrolled, so that no keystroke is lost during hydration or while results
 * load.
 */
export function useSearchField({ q, kind }: RequestedSearch): SearchField {
  const navigate = useNavigate();
  const inputRef = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last search from this field; any other one in the URL came from a link or from Back. */
  const lastSearch = useRef(q);

  const search = useCallback(
    (typed: string) => {
      clearTimeout(timer.current);
      const query = typed.trim();
      if (query === lastSearch.current) return;
      lastSearch.current = query;
      void navigate(searchHref({ q: query, kind }), { replace: true, preventScrollReset: true });
    },
    [navigate, kind],
  );
  const onQueryChange = useCallback(
    (typed: string) => {
      clearTimeout(timer.current);
      // A single letter matches too much: it is searched for only on submit.
      if (typed.trim().length === 1) return;
      timer.current = setTimeout(() => search(typed), debounceMs);
    },
    [search],
  );

  useEffect(() => {
    const input = inputRef.current;
    if (!input || q === lastSearch.current) return;
    lastSearch.current = q;
    input.value = q;
  }, [q]);

  // Searches for what was typed before hydration.
  useEffect(() => {
    const typed = inputRef.current?.value ?? '';
    if (typed.trim() !== lastSearch.current) onQueryChange(typed);
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
