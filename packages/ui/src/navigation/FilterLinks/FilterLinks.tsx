import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../inputs/Button/index.ts';

/** A filter of `FilterLinks`. */
export interface FilterLink {
  /** Text of the filter, such as 'Stories'. */
  text: string;
  /** URL of the filtered list. */
  href: string;
  /** Number of results. */
  count?: number;
  /** Whether there may be more than `count`, shown as a plus sign. @default false */
  hasMore?: boolean;
  /** Whether this filter is active. @default false */
  isCurrent?: boolean;
}

export interface FilterLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The filters, the one for everything first. Renders nothing if empty. */
  links: readonly FilterLink[];
  /** Accessible name of the navigation. @default 'Show only' */
  label?: string;
}

/**
 * Filters of a list as plain links, so that each has a URL and works without JavaScript. Renders a `<nav>`.
 *
 * - **When**: above a list with a few categories, such as search results.
 * - **Not for**: combined filters, or a choice in a form.
 * - **Keys**: Tab moves from filter to filter; the active one is announced as current.
 */
export function FilterLinks({ links, label = 'Show only', ...rest }: FilterLinksProps) {
  if (links.length === 0) return null;
  return (
    <Root aria-label={label} data-noprint="" {...rest}>
      <ul className="pl-list">
        {links.map(({ text, href, count, hasMore = false, isCurrent = false }) => (
          <li key={href}>
            <Button
              variant={isCurrent ? 'contained' : 'outlined'}
              size="small"
              href={href}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {text}
              {count !== undefined && <small>{` ${count.toLocaleString('en-US')}${hasMore ? '+' : ''}`}</small>}
            </Button>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled('nav')(({ theme }) => ({
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  '& li': { maxInlineSize: '100%' },
  '& small': { fontSize: '1em', fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
  '& a': { minBlockSize: 40, textAlign: 'start' },
  '@media (forced-colors: active)': { '& [aria-current]': { outline: '2px solid Highlight' } },
}));
