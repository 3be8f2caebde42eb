import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';

/** One way to narrow a list down. */
export interface FilterLink {
  /** What is left then, such as 'Stories'. */
  text: string;
  /** The address of the list narrowed down. */
  href: string;
  /** How many are left. */
  count?: number;
  /** Whether `count` is only the least that there are. @default false */
  hasMore?: boolean;
  /** Whether this is how the list is shown now. @default false */
  isCurrent?: boolean;
}

export interface FilterLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The ways, the one that shows everything first. None draws nothing. */
  links: readonly FilterLink[];
  /** Names the navigation. @default 'Show only' */
  label?: string;
}

/**
 * Narrows a list down with buttons that are plain links, so that every way has an address and works without JavaScript.
 * Renders a `<nav>`.
 *
 * - **When**: above a list that comes in a handful of kinds, such as what a search found.
 * - **Not for**: many choices at once, or a choice that a form sends.
 * - **Keys**: Tab from way to way; the one that is shown is announced as the current one.
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
