import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Link, type NavLink } from '../Link/index.ts';
import { color, smallText, space } from '../theme/index.ts';

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The pages above this one, from the outermost. */
  items: readonly NavLink[];
  /** Title of this page. */
  current: string;
  /** Names the navigation. @default 'Breadcrumbs' */
  label?: string;
}

const Root = styled.nav`
  font-size: ${smallText};
  & > ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space(1)};
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-width: 0;
    min-height: ${space(3)};
    color: ${color.muted};
  }
  & li + li::before {
    content: '/' / '';
    color: ${color.edge};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${space(3)};
  }
  & span {
    overflow: hidden;
    max-width: min(44ch, 70vw);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/**
 * The way from the start page to this one.
 *
 * - **When**: pages two or more steps below the start page.
 * - **Not for**: the start page, and as the only way back to a list.
 * - **Keys**: Tab.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export function Breadcrumbs({ items, current, label = 'Breadcrumbs', ...rest }: BreadcrumbsProps) {
  return (
    <Root aria-label={label} data-noprint="" {...rest}>
      <ol className="pl-list">
        {items.map(({ text, href }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page" dir="auto">
            {current}
          </span>
        </li>
      </ol>
    </Root>
  );
}
