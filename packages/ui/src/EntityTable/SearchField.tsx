import styled from '@emotion/styled';
import { mobileBreakpointPx } from '@porchlight/contract/limits';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { controlStyle } from '../FormField/index.ts';
import { media } from '../theme/index.ts';
import type { EntityTableWords } from './entity-table-types.ts';
import { useTypedSearch } from './useTypedSearch.ts';

/** What can be done with the search from elsewhere in the table. */
export interface SearchHandle {
  /** Empties the search and puts focus into it. */
  clear: () => void;
  /** Puts focus into it, for what goes away under a press. */
  focus: () => void;
}

interface SearchFieldProps {
  /** The table's label. */
  label: string;
  /** What is searched for. */
  search: string;
  /** Told what to search for, after a pause in typing. */
  onSearch: (search: string) => void;
  handleRef: Ref<SearchHandle>;
  words: EntityTableWords;
}

/** Where the search is typed. A letter draws this anew and nothing else of the table. Internal to `EntityTable`. */
export function SearchField({ label, search, onSearch, handleRef, words }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, clear } = useTypedSearch(search, onSearch);
  useImperativeHandle(handleRef, () => ({
    clear: () => {
      clear();
      // The button that was pressed goes with what it cleared.
      input.current?.focus();
    },
    focus: () => input.current?.focus(),
  }));
  return (
    <Search role="search" aria-label={`${words.search} ${label.toLowerCase()}`}>
      <label className="pl-sr" htmlFor={id}>
        {words.search}
      </label>
      <Input
        ref={input}
        id={id}
        type="search"
        placeholder={words.search}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Search>
  );
}

const Search = styled('div')({
  flex: '1 1 14rem',
  maxInlineSize: 380,
  [media.phone]: { flexBasis: '100%', maxInlineSize: 'none' },
  // Beside 'Sort by' where a tablet is held upright, and so wide that what can be done with the list has its own row.
  [`@media (min-width: 600px) and (max-width: ${mobileBreakpointPx}px)`]: { flexBasis: '20rem' },
});

const Input = styled('input')({ ...controlStyle, minBlockSize: 42, [media.phone]: { minBlockSize: 44 } });
