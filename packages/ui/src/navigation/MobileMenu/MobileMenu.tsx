import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, Fragment, type MouseEvent } from 'react';
import { elevation, smallText } from '../../theme/index.ts';
import { LinkItems, type NavLink } from '../Link/index.ts';
import { useMenuDrawer } from './useMenuDrawer.ts';

/** Links under a heading. */
export interface NavGroup {
  title: string;
  links: readonly NavLink[];
}

export interface MobileMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The links, in groups. */
  groups: readonly NavGroup[];
  /** Path of the current page, whose link is marked. */
  currentPath?: string;
}

const loadDrawer = () => import('./MenuDrawer.tsx').then(({ MenuDrawer }) => MenuDrawer);

/**
 * The public pages on narrow screens. A `<details>` element that works without JavaScript. With JavaScript, MUI's
 * drawer replaces it, loaded when it is first opened: it keeps the focus inside and also closes on a choice, on Back
 * and on a click outside.
 *
 * - **When**: below 1180 px, where `BottomBar` has no room.
 * - **Not for**: the dashboard: `DashboardShell` has its own menu.
 * - **Keys**: Enter and Space open it, Tab stays inside, Escape closes it and returns the focus.
 * @see https://mui.com/material-ui/react-drawer/
 */
export function MobileMenu({ groups, currentPath, ...rest }: MobileMenuProps) {
  const { detailsRef, drawer: Drawer, isOpen, onToggle, close } = useMenuDrawer(loadDrawer, currentPath);
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  const menu = (
    <Nav aria-label="Menu" onClick={onClick}>
      {groups.map(({ title, links }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have the same title
        <Fragment key={index}>
          <p>{title}</p>
          <ul className="pl-list">
            <LinkItems links={links} currentPath={currentPath} />
          </ul>
        </Fragment>
      ))}
    </Nav>
  );
  return (
    <Root {...rest}>
      <details ref={detailsRef} onToggle={onToggle}>
        <summary>
          <MenuIcon />
          <CloseIcon />
          Menu
        </summary>
        {menu}
      </details>
      {Drawer && (
        // Same position as the disclosure and no transition: nothing moves.
        <Drawer
          open={isOpen}
          onClose={close}
          transitionDuration={{ enter: 0 }}
          sx={{ '& .MuiDrawer-paper': { inlineSize: width } }}
          isNight
          title="Menu"
        >
          {menu}
        </Drawer>
      )}
    </Root>
  );
}

/** Width of the open menu: the whole screen on phones. */
const width = 'min(100vw, 400px)';

const Root = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('xl')]: { display: 'none' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minBlockSize: 40,
    inlineSize: 'max-content',
    maxInlineSize: '60vw',
    paddingInlineEnd: theme.spacing(1),
    overflow: 'hidden',
    fontWeight: 600,
    // Letters twice as large make the bar no higher than the place that it has.
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& [open] > summary > svg:first-of-type, & :not([open]) > summary > svg + svg': { display: 'none' },
  '& details > nav': {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineStart: 0,
    inlineSize: width,
    maxBlockSize: 'calc(100dvh - 100%)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    boxShadow: elevation,
  },
}));

const Nav = styled('nav')(({ theme }) => ({
  padding: theme.spacing(0, 1, 4),
  backgroundColor: theme.palette.background.paper,
  '& > p': { padding: theme.spacing(2, 1.5, 0.5), color: theme.palette.text.secondary, fontSize: smallText },
  '& li + li': { borderBlockStart: `1px solid ${theme.palette.divider}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    // `box-sizing` is not inherited into the content of `<details>`.
    boxSizing: 'border-box',
    minBlockSize: 48,
    padding: theme.spacing(0.5, 1.5),
    color: theme.palette.text.primary,
    fontWeight: 500,
    lineHeight: 1.3,
    textDecoration: 'none',
    '&[aria-current]': { borderInlineStart: `4px solid ${theme.palette.primary.main}`, fontWeight: 600 },
  },
}));
