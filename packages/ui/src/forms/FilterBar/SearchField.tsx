import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { debounce, useEventCallback } from '@mui/material/utils';
import { type RefObject, useEffect, useMemo, useRef } from 'react';

/** Debounce of a search, in milliseconds. */
export const searchDebounceMs = 250;

/** Props of `SearchField`: those of MUI's `TextField`, plus the search. */
interface SearchFieldProps extends Omit<TextFieldProps, 'onChange' | 'inputRef'> {
  /** The current search text. */
  words: string;
  /** Called with the trimmed text, debounced. */
  onSearchChange: (words: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A search field, uncontrolled, that reports its text when typing pauses. */
export function SearchField({ words, onSearchChange, inputRef, ...rest }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  // Follows searches that are set elsewhere, such as by Back; otherwise the input keeps its text as typed.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== words) input.current.value = words;
  }, [input, words]);
  const tell = useEventCallback(onSearchChange);
  const send = useMemo(() => debounce(tell, searchDebounceMs), [tell]);
  useEffect(() => send.clear, [send]);
  return (
    <TextField
      type="search"
      size="small"
      defaultValue={words}
      inputRef={input}
      onChange={(event) => send(event.target.value.trim())}
      {...rest}
    />
  );
}
