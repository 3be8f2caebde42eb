import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, type Ref, useId } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { color, plainField, space } from '../../theme/index.ts';

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'action' | 'method'> {
  /** The page that answers. @default '/search' */
  action?: string;
  /** Name of the field in the answer's address. @default 'q' */
  name?: string;
  /** What was searched for. */
  defaultValue?: string;
  /** Names the field. @default 'Search' */
  label?: string;
  /** An example inside the empty field. */
  placeholder?: string;
  /** Told what is typed, at every change; ask for results then. */
  onQueryChange?: (query: string) => void;
  /** The field itself. */
  inputRef?: Ref<HTMLInputElement>;
  /** Goes along with the words, such as a kind to search in: values by the names that the address has them under. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Longest text that the field takes, in UTF-16 units. */
  maxLength?: number;
}

/**
 * Searches the site. A plain form that works without JavaScript. Renders a `<form role="search">`.
 *
 * - **When**: the search page, and the header.
 * - **Not for**: filtering a table: `EntityTable` has its own.
 * - **Keys**: Tab, Enter searches.
 */
export function SearchBox({
  action = '/search',
  name = 'q',
  defaultValue = '',
  label = 'Search',
  placeholder,
  onQueryChange,
  inputRef,
  hiddenFields = {},
  maxLength,
  ...rest
}: SearchBoxProps) {
  const id = useId();
  return (
    <Root role="search" action={action} method="get" {...rest}>
      <label className="pl-sr" htmlFor={id}>
        {label}
      </label>
      <div>
        <SearchIcon />
        <input
          ref={inputRef}
          id={id}
          data-start=""
          type="search"
          name={name}
          defaultValue={defaultValue}
          placeholder={placeholder}
          autoComplete={onQueryChange ? 'off' : undefined}
          enterKeyHint="search"
          maxLength={maxLength}
          onInput={(event) => onQueryChange?.(event.currentTarget.value)}
        />
      </div>
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">Search</Button>
    </Root>
  );
}

const Root = styled('form')({
  position: 'relative',
  display: 'flex',
  // Large letters send the button to a line of its own.
  flexWrap: 'wrap',
  gap: space(1),
  maxInlineSize: 640,
  '& > div': { flex: '1 1 9rem', minInlineSize: 0 },
  '& > div > svg': {
    position: 'absolute',
    insetBlockStart: 14,
    insetInlineStart: 14,
    color: color.muted,
    pointerEvents: 'none',
  },
  '& input': { ...plainField, inlineSize: '100%', paddingInlineStart: 44 },
});
