import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { debounce, useEventCallback } from '@mui/material/utils';
import { type RefObject, useEffect, useMemo, useRef } from 'react';

/** Debounce of a search, in milliseconds. */
export const searchDebounceMs = 250;

/** Props of `SearchField`: those of MUI's `TextField`, plus the search. */
interface SearchFieldProps extends Omit<TextFieldProps, 'onChange' | 'inputRef'> {
  /** The current search text. */
  search: string;
  /** Called with the trimmed text, debounced. */
  onSearchChange: (search: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A search field, uncontrolled, that reports its text when typing pauses. */
export function SearchField({ search, onSearchChange, inputRef, ...rest }: SearchFieldProps) {
  const localRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? localRef;
  // Follows searches that are set elsewhere, such as by Back; otherwise the input keeps its text as typed.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== search) input.current.value = search;
  }, [input, search]);
  const notify = useEventCallback(onSearchChange);
  const notifyDebounced = useMemo(() => debounce(notify, searchDebounceMs), [notify]);
  useEffect(() => notifyDebounced.clear, [notifyDebounced]);
  return (
    <TextField
      type="search"
      size="small"
      defaultValue={search}
      inputRef={input}
      onChange={(event) => notifyDebounced(event.target.value.trim())}
      {...rest}
    />
  );
}
