import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../Link/index.ts';
import { color, smallText, space } from '../theme/index.ts';
import type { SearchSuggestion } from './SearchBox.tsx';

interface SuggestionsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  label: string;
  suggestions: readonly SearchSuggestion[];
  /** Index of the one that Enter would follow, -1 for none. */
  active: number;
  /** The id of the option at an index. */
  optionId: (index: number) => string;
  /** Told when somebody follows one. */
  onChoose: () => void;
}

const Root = styled.ul`
  padding: 0;
  list-style: none;
  & a {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(2)};
    padding: ${space(1)} ${space(1.5)};
    color: ${color.text};
    line-height: 1.35;
    text-decoration: none;
  }
  & a:hover {
    background: ${color.band};
  }
  & a > span:first-of-type {
    min-width: 0;
  }
  & a > span + span {
    flex: none;
    color: ${color.muted};
    font-size: ${smallText};
  }
  & a[aria-selected='true'] {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  & a[aria-selected='true'] > span {
    color: inherit;
  }
  @media (forced-colors: active) {
    & a[aria-selected='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

/** The list under the field. Its options are real links, so that a middle click and the router work as anywhere. */
export function Suggestions({ label, suggestions, active, optionId, onChoose, ...rest }: SuggestionsProps) {
  return (
    <Root
      role="listbox"
      aria-label={label}
      {...rest}
      // Keeps the focus in the field while a suggestion is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        <li key={suggestion.href} role="presentation">
          <Link
            id={optionId(index)}
            href={suggestion.href}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={onChoose}
          >
            <span>{suggestion.text}</span>
            {suggestion.kind && <span>{suggestion.kind}</span>}
          </Link>
        </li>
      ))}
    </Root>
  );
}
