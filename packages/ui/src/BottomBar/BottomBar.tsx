import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { LinkItems, type NavLink } from '../Link/index.ts';
import { color, contentWidth, media, space } from '../theme/index.ts';

export interface BottomBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The public pages. */
  links: readonly NavLink[];
  /** Path of the page that is shown; marks its link. */
  currentPath?: string;
  /** Names the navigation. @default 'Pages' */
  label?: string;
}

const Root = styled.nav`
  border-top: 1px solid ${color.border};
  ${media.phone} {
    display: none;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(1.75)};
    max-width: ${contentWidth};
    margin-inline: auto;
    padding-inline: var(--pl-gutter);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${space(6)};
    border-block: 3px solid transparent;
    color: ${color.text};
    font-weight: 500;
    text-decoration: none;
  }
  & a:hover {
    color: ${color.primary};
    border-block-end-color: ${color.edge};
  }
  & a[aria-current] {
    border-block-end-color: ${color.accent};
    font-weight: 600;
  }
  /* Where colors are forced, what is transparent would be drawn, and every page would look like the current one. */
  @media (forced-colors: active) {
    & a {
      border-block-color: Canvas;
    }
    & a:hover,
    & a[aria-current] {
      border-block-end-color: currentcolor;
    }
  }
`;

/**
 * The public pages in a row under the name. Gives way to `MobileMenu` on a phone.
 *
 * - **When**: once, in the header of every public page.
 * - **Not for**: the dashboard, which has a `Sidebar`.
 * - **Keys**: Tab goes from page to page; the current one is announced.
 */
export function BottomBar({ links, currentPath, label = 'Pages', ...rest }: BottomBarProps) {
  return (
    <Root aria-label={label} data-noprint="" {...rest}>
      <ul className="pl-list">
        <LinkItems links={links} currentPath={currentPath} />
      </ul>
    </Root>
  );
}
