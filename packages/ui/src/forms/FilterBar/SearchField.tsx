import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { debounce, useEventCallback } from '@mui/material/utils';
import { type RefObject, useEffect, useMemo, useRef } from 'react';

/** Pause in typing after which a list is searched, in milliseconds. */
export const searchPauseMs = 250;

/** What `SearchField` needs, beside what any of MUI's fields takes. */
interface SearchFieldProps extends Omit<TextFieldProps, 'onChange' | 'inputRef'> {
  /** What is searched for. */
  words: string;
  /** Told of it after a pause, without the space around. */
  onWordsChange: (words: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** Where words are typed. They stay here until there is a pause. */
export function SearchField({ words, onWordsChange, inputRef, ...rest }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  // Another search by Back or by a press elsewhere; what was typed here stays as it was typed.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== words) input.current.value = words;
  }, [input, words]);
  const tell = useEventCallback(onWordsChange);
  const send = useMemo(() => debounce(tell, searchPauseMs), [tell]);
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
