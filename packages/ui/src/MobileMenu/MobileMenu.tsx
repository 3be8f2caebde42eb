import styled from '@emotion/styled';
import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import type { ComponentPropsWithRef } from 'react';
import { LinkItems, type NavLink } from '../Link/index.ts';
import { color, elevation, media, smallText, space } from '../theme/index.ts';
import { useMenuClosing } from './useMenuClosing.ts';

/** Links under a common heading. */
export interface NavGroup {
  title: string;
  links: readonly NavLink[];
}

export interface MobileMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The links, in groups. */
  groups: readonly NavGroup[];
  /** Path of the page that is shown; marks its link. */
  currentPath?: string;
  /** Words of the button, open or closed. @default 'Menu' */
  menuText?: string;
  /** Names the navigation. @default 'Menu' */
  label?: string;
}

const Root = styled.div`
  & summary {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${space(5)};
    padding-inline-end: ${space(1)};
    font-weight: 600;
    max-width: 60vw;
    overflow: hidden;
    white-space: nowrap;
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & [open] > summary > svg:first-of-type,
  & :not([open]) > summary > svg + svg {
    display: none;
  }
  ${media.abovePhone} {
    display: none;
  }
`;

const Panel = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  z-index: 10;
  max-height: calc(100vh - ${space(6)});
  max-height: calc(100dvh - ${space(6)});
  padding: ${space(1)} var(--pl-gutter) ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-top: 1px solid ${color.border};
  background: ${color.background};
  box-shadow: ${elevation};
  & p {
    margin-top: ${space(2)};
    color: ${color.muted};
    font-size: ${smallText};
  }
  & li + li {
    border-top: 1px solid ${color.border};
  }
  & a {
    display: flex;
    align-items: center;
    min-height: ${space(6)};
    color: ${color.text};
    font-weight: 500;
    text-decoration: none;
  }
  & a[aria-current] {
    padding-inline-start: ${space(1.5)};
    border-inline-start: 4px solid ${color.lamp};
    font-weight: 600;
  }
`;

/**
 * The public pages on a phone. A disclosure that opens and closes before JavaScript arrives; after it, Escape, a choice,
 * Back and a press beside it close it too.
 *
 * - **When**: up to 768 px, where the bars have no room.
 * - **Not for**: wide screens: `TopBar` and `BottomBar`.
 * - **Keys**: Enter and Space open and close, Escape closes and gives the focus back.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function MobileMenu({ groups, currentPath, menuText = 'Menu', label = 'Menu', ...rest }: MobileMenuProps) {
  const { detailsRef, onLinkClick } = useMenuClosing();
  return (
    <Root {...rest}>
      <details ref={detailsRef}>
        <summary>
          <MenuIcon />
          <CloseIcon />
          {menuText}
        </summary>
        <Panel aria-label={label} onClick={onLinkClick}>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <p>{title}</p>
              <ul className="pl-list">
                <LinkItems links={links} currentPath={currentPath} />
              </ul>
            </div>
          ))}
        </Panel>
      </details>
    </Root>
  );
}
