import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../Link/index.ts';
import { color, radius, smallText, space } from '../theme/index.ts';

/** One way to narrow a list down. */
export interface FilterLink {
  /** What is left then, such as 'Stories'. */
  text: string;
  /** The address of the list narrowed down. */
  href: string;
  /** How many are left. */
  count?: number;
  /** Whether this is how the list is shown now. @default false */
  isCurrent?: boolean;
}

export interface FilterLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The ways, the one that shows everything first. None draws nothing. */
  links: readonly FilterLink[];
  /** Names the navigation. @default 'Show only' */
  label?: string;
}

const Root = styled.nav`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${space(5)};
    padding: ${space(0.5)} ${space(1.5)};
    border: 2px solid ${color.border};
    border-radius: ${radius};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${smallText};
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
  }
  & a:hover {
    border-color: ${color.primary};
  }
  & a[aria-current] {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  & a > span {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    & a[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;

/**
 * Narrows a list down with plain links, so that every way has an address and works without JavaScript. Renders a `<nav>`.
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
        {links.map(({ text, href, count, isCurrent }) => (
          <li key={href}>
            <Link href={href} aria-current={isCurrent ? 'true' : undefined}>
              {text}
              {count !== undefined && <span> {count.toLocaleString('en-US')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
