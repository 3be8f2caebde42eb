import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, type Ref, useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { color, elevation, plainField, radius, space } from '../theme/index.ts';
import { Suggestions } from './Suggestions.tsx';
import { useSuggestions } from './useSuggestions.ts';

/** A page that may be what somebody is typing for. */
export interface SearchSuggestion {
  /** Its title. */
  text: string;
  href: string;
  /** What it is, such as 'Story'. */
  kind?: string;
}

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
  /** @default 'Search' */
  buttonText?: string;
  /** Told what is typed, at every change; ask for results or suggestions then. */
  onQueryChange?: (query: string) => void;
  /** The field itself. */
  inputRef?: Ref<HTMLInputElement>;
  /** Goes along with the words, such as a kind to search in: values by the names that the address has them under. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Longest text that the field takes, in UTF-16 units. */
  maxLength?: number;
  /** Pages for what is typed, best first; without them the field has no list under it. */
  suggestions?: readonly SearchSuggestion[];
  /** Tells screen readers how many there are. */
  suggestionsText?: (count: number) => string;
  /** Names the list of suggestions. @default 'Suggestions' */
  suggestionsLabel?: string;
}

function countOf(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

/**
 * Searches the site. A plain form that works without JavaScript; given suggestions, the field is a combobox: arrows go
 * through them, Enter follows one or else searches, Escape closes them. Renders a `<form role="search">`.
 *
 * - **When**: the search page, and the header.
 * - **Not for**: filtering a table: `EntityTable` has its own.
 * - **Keys**: arrows go through suggestions, Enter follows one or searches, Escape closes them.
 */
export function SearchBox({
  action = '/search',
  name = 'q',
  defaultValue = '',
  label = 'Search',
  placeholder,
  buttonText = 'Search',
  onQueryChange,
  inputRef,
  hiddenFields = {},
  maxLength,
  suggestions,
  suggestionsText = countOf,
  suggestionsLabel = 'Suggestions',
  ...rest
}: SearchBoxProps) {
  const id = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const list = useSuggestions(suggestions?.length ?? 0, (index) => {
    listRef.current?.querySelectorAll('a')[index]?.click();
  });
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
          onInput={(event) => {
            onQueryChange?.(event.currentTarget.value);
            list.open();
          }}
          onKeyDown={list.onKeyDown}
          onBlur={list.close}
          {...(suggestions && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': list.isOpen,
            'aria-controls': `${id}list`,
            'aria-activedescendant': list.active >= 0 ? `${id}option${list.active}` : undefined,
          })}
        />
        {suggestions && (
          <>
            <Suggestions
              ref={listRef}
              id={`${id}list`}
              optionId={(index) => `${id}option${index}`}
              label={suggestionsLabel}
              suggestions={suggestions}
              active={list.active}
              hidden={!list.isOpen}
              onChoose={list.close}
            />
            <p role="status" className="pl-sr">
              {list.isOpen && suggestionsText(suggestions.length)}
            </p>
          </>
        )}
      </div>
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{buttonText}</Button>
    </Root>
  );
}

const Root = styled('form')({
  position: 'relative',
  display: 'flex',
  gap: space(1),
  maxInlineSize: 640,
  '& > div': { flex: 1, minInlineSize: 0 },
  '& > div > svg': {
    position: 'absolute',
    insetBlockStart: 14,
    insetInlineStart: 14,
    color: color.muted,
    pointerEvents: 'none',
  },
  '& input': { ...plainField, inlineSize: '100%', paddingInlineStart: 44 },
  '& > div > ul': {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(100% + 4px)',
    zIndex: 5,
    overflow: 'hidden',
    border: `1px solid ${color.border}`,
    borderRadius: radius,
    backgroundColor: color.surface,
    boxShadow: elevation,
  },
});
