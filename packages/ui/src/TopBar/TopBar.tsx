import styled from '@emotion/styled';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SearchIcon from '@mui/icons-material/Search';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, LinkItems, type NavLink } from '../Link/index.ts';
import { color, contentWidth, elevation, media, radius, smallText, space } from '../theme/index.ts';
import { useScrolledPast } from './useScrolledPast.ts';

export interface TopBarProps extends ComponentPropsWithRef<'div'> {
  /** The programs; not shown on a phone, where `menu` stands in their place. */
  links: readonly NavLink[];
  /** Path of the page that is shown; marks its link. */
  currentPath?: string;
  /** Shows the way to the dashboard; true for those who are signed in. @default false */
  showProfile?: boolean;
  /** @default '/dashboard' */
  profileHref?: string;
  /** @default 'Dashboard' */
  profileText?: string;
  /** Where the search is; without it there is no sign of one. */
  searchHref?: string;
  /** @default 'Search' */
  searchText?: string;
  /** Names the navigation. @default 'Programs' */
  label?: string;
  /** The menu of a phone, in place of the links. */
  menu?: ReactNode;
  /** At the end of the bar, such as the scheme switch. */
  children?: ReactNode;
}

/** Height of the bar. */
const height = space(6);

const Root = styled.div`
  height: ${height};
`;

const Bar = styled.div`
  position: relative;
  z-index: 10;
  height: ${height};
  &[data-fixed='true'] {
    position: fixed;
    inset: 0 0 auto;
    box-shadow: ${elevation};
  }
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  max-width: ${contentWidth};
  height: 100%;
  margin-inline: auto;
  padding-inline: var(--pl-gutter);
  & > nav ul {
    display: flex;
    gap: ${space(3)};
  }
  & > nav a {
    display: inline-flex;
    align-items: center;
    min-height: ${space(4)};
    color: ${color.text};
    font-size: ${smallText};
    text-decoration: none;
    border-block: 2px solid transparent;
  }
  & > nav a:hover,
  & > nav a[aria-current] {
    border-block-end-color: ${color.lamp};
  }
  /* Where colors are forced, what is transparent would be drawn. */
  @media (forced-colors: active) {
    & > nav a {
      border-block-color: Canvas;
    }
    & > nav a:hover,
    & > nav a[aria-current] {
      border-block-end-color: currentcolor;
    }
  }
  ${media.phone} {
    gap: ${space(1)};
    & > nav[data-programs] {
      display: none;
    }
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  margin-inline-end: ${space(-1)};
`;

const Sign = styled(Link)`
  display: inline-grid;
  place-items: center;
  width: ${space(5)};
  height: ${space(5)};
  border-radius: ${radius};
  color: inherit;
  &:hover {
    background: ${color.surface};
  }
`;

/**
 * The dark bar above everything: the programs, and for staff the way to the dashboard. Stays in sight after 50 px.
 *
 * - **When**: once, at the head of every public page.
 * - **Not for**: the dashboard.
 * - **Keys**: Tab from program to program.
 */
export function TopBar({
  links,
  currentPath,
  showProfile = false,
  profileHref = '/dashboard',
  profileText = 'Dashboard',
  searchHref,
  searchText = 'Search',
  label = 'Programs',
  menu,
  children,
  ...rest
}: TopBarProps) {
  const isFixed = useScrolledPast();
  return (
    <Root data-noprint="" {...rest}>
      {/* Until React is there the loader writes the attribute. */}
      <Bar data-night="" data-fixed={isFixed}>
        <Inner>
          {menu}
          <nav aria-label={label} data-programs="">
            <ul className="pl-list">
              <LinkItems links={links} currentPath={currentPath} />
            </ul>
          </nav>
          <End>
            {searchHref && (
              <Sign href={searchHref} aria-label={searchText} title={searchText}>
                <SearchIcon />
              </Sign>
            )}
            {children}
            {showProfile && (
              <Sign href={profileHref} aria-label={profileText} title={profileText}>
                <PersonIcon />
              </Sign>
            )}
          </End>
        </Inner>
      </Bar>
    </Root>
  );
}
