import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, type Ref, useId } from 'react';
import { color, nativeFieldStyle, space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'action' | 'method'> {
  /** URL of the results page, which gets the text as `q`. @default '/search' */
  action?: string;
  /** Initial text, such as the current query. */
  defaultValue?: string;
  /** Accessible name of the field. @default 'Search' */
  label?: string;
  /** Example text in the empty field. */
  placeholder?: string;
  /** Called with the text on every change, for results while typing. */
  onQueryChange?: (query: string) => void;
  /** Ref of the input. */
  inputRef?: Ref<HTMLInputElement>;
  /** Further query parameters, by name, such as the type to search in. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Maximum length of the text, in UTF-16 code units. */
  maxLength?: number;
}

/**
 * A search field for the site. A plain form that works without JavaScript. Renders a `<form role="search">`.
 *
 * - **When**: the search page, and the header.
 * - **Not for**: filtering a table: `EntityTable` has its own field.
 * - **Keys**: Tab; Enter searches.
 */
export function SearchBox({
  action = '/search',
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
          name="q"
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
  '& input': { ...nativeFieldStyle, inlineSize: '100%', paddingInlineStart: 44 },
});
