import AppBar from '@mui/material/AppBar';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { MenuDrawer } from '../../navigation/MobileMenu/index.ts';
import { Sidebar, type SidebarGroup, type SidebarItem, type SidebarLink } from '../../navigation/Sidebar/index.ts';
import { SkipLink } from '../../navigation/SkipLink/index.ts';
import { Binding } from '../../primitives/Binding/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { NavIcon } from '../../primitives/NavIcon/index.ts';
import { font, useNarrowScreen } from '../../theme/index.ts';
import { BarMenu } from './BarMenu.tsx';
import { PhoneBar, phoneBarHeight } from './PhoneBar.tsx';
import { SearchButton } from './SearchButton.tsx';

export interface DashboardShellProps extends ComponentPropsWithRef<'div'> {
  /** Name in the header, which leads to the dashboard's home. */
  organizationName: string;
  /** @default '/dashboard' */
  homeHref?: string;
  /** Entries of the sidebar. */
  groups: readonly SidebarGroup[];
  /** `href` of the entry one is in; on create, edit and show pages that of their list. */
  currentHref?: string;
  /** Whether the sidebar begins as signs alone. @default false */
  defaultCollapsed?: boolean;
  /** Told when somebody collapses it or opens it again, to remember that. */
  onCollapse?: (isCollapsed: boolean) => void;
  /** Opens the search. Without it there is none. */
  onSearch?: () => void;
  /** @default 'Search' */
  searchText?: string;
  /** Keys that open the search, shown beside it. @default none */
  searchKeys?: readonly string[];
  /** What the menu 'New' offers. @default none */
  newItems?: readonly SidebarLink[];
  /** Who is signed in; names the menu of `accountItems`. */
  userName?: string;
  /** What the menu of who is signed in offers. @default none */
  accountItems?: readonly SidebarItem[];
  /** A `SchemeSwitch`. */
  schemeSwitch?: ReactNode;
  /** The screen, with its `h1`. */
  children?: ReactNode;
}

/**
 * The frame of every dashboard screen, of MUI's app bar and drawer: header, sidebar, and the screen in `main#main`, which takes focus.
 * Above 768 px the sidebar is a column that collapses to signs; up to 768 px a drawer that closes on choice and on Back,
 * and MUI's bottom navigation has what a thumb needs most. What sticks to the foot of a screen stands `--pl-foot` above it.
 * Renders a `div`.
 *
 * - **When**: once, around every dashboard screen.
 * - **Not for**: public pages: `PublicShell`.
 * - **Keys**: Tab reaches ‘Skip to the content’ first; Escape closes drawer and menus and gives the focus back.
 */
export function DashboardShell({
  organizationName,
  homeHref = '/dashboard',
  groups,
  currentHref,
  defaultCollapsed = false,
  onCollapse,
  onSearch,
  searchText = 'Search',
  searchKeys = [],
  newItems = [],
  userName,
  accountItems = [],
  schemeSwitch,
  children,
  ...rest
}: DashboardShellProps) {
  const columnId = useId();
  const isNarrow = useNarrowScreen() === true;
  const [isCollapsed, setIsCollapsed] = useState(defaultCollapsed);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const closeDrawer = () => setIsDrawerOpen(false);
  const isDrawerShown = isNarrow && isDrawerOpen;
  const accountName = isNarrow ? 'Account' : (userName ?? 'Account');

  return (
    <Root {...rest}>
      <SkipLink />
      <AppBar>
        <Toolbar>
          {!isNarrow && (
            <IconButton
              look="inBar"
              label="Menu"
              aria-expanded={!isCollapsed}
              aria-controls={columnId}
              onClick={() => {
                setIsCollapsed(!isCollapsed);
                onCollapse?.(!isCollapsed);
              }}
            >
              <NavIcon name="menu" />
            </IconButton>
          )}
          <Name href={homeHref}>{organizationName}</Name>
          {!isNarrow && onSearch && <SearchButton text={searchText} keys={searchKeys} onClick={onSearch} />}
          {!isNarrow && newItems.length > 0 && (
            <BarMenu label="New" items={newItems} startIcon={<NavIcon name="add" fontSize="small" />}>
              New
            </BarMenu>
          )}
          {schemeSwitch}
          {accountItems.length > 0 && (
            <Account
              label={accountName}
              items={accountItems}
              variant="text"
              startIcon={<NavIcon name="account" />}
              aria-label={isNarrow ? accountName : undefined}
            >
              {!isNarrow && <span>{accountName}</span>}
            </Account>
          )}
        </Toolbar>
        <Binding />
      </AppBar>
      <Body>
        <Column variant="permanent" id={columnId} data-collapsed={isCollapsed || undefined}>
          <Sidebar groups={groups} currentHref={currentHref} isCollapsed={isCollapsed} />
        </Column>
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Body>
      {isNarrow && (
        <PhoneBar
          isHome={currentHref === homeHref}
          isMenuOpen={isDrawerShown}
          onMenu={() => setIsDrawerOpen(true)}
          {...{ homeHref, searchText, onSearch, newItems }}
        />
      )}
      <MenuDrawer title={organizationName} open={isDrawerShown} onClose={closeDrawer}>
        {userName && (
          <Typography variant="small" color="textSecondary" sx={{ padding: '0 20px 8px', overflowWrap: 'anywhere' }}>
            {userName}
          </Typography>
        )}
        <Sidebar groups={groups} currentHref={currentHref} onChoose={closeDrawer} />
      </MenuDrawer>
    </Root>
  );
}

/** Height of the bar with its binding, in CSS pixels. */
const barHeight = 56;

const Root = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { '--pl-foot': `calc(${phoneBarHeight}px + env(safe-area-inset-bottom))` },
}));

const Name = styled(Link)(({ theme }) => ({
  marginInlineEnd: 'auto',
  minInlineSize: 0,
  fontFamily: font.heading,
  fontWeight: 600,
  fontSize: '1.1875rem',
  lineHeight: 1.2,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  // Two lines fit the bar; the drawer has the whole name.
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  [theme.breakpoints.down('md')]: { fontSize: '1.0625rem', paddingBlock: 2, paddingInlineStart: theme.spacing(1) },
}));

const Account = styled(BarMenu)(({ theme }) => ({
  minInlineSize: 44,
  maxInlineSize: '14rem',
  paddingInline: theme.spacing(1),
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '& > span:last-of-type:not(.MuiButton-icon)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

const Body = styled('div')({ display: 'flex', alignItems: 'stretch' });

const Column = styled(Drawer)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
  '& > .MuiDrawer-paper': {
    position: 'sticky',
    insetBlockStart: barHeight,
    zIndex: 'auto',
    inlineSize: 224,
    blockSize: `calc(100dvh - ${barHeight}px)`,
  },
  '&[data-collapsed] > .MuiDrawer-paper': { inlineSize: 64 },
}));

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: 1440,
  padding: theme.spacing(4, 4, 10),
  // What sticks below the bar, such as a list's search on a phone.
  '--pl-bar': `${barHeight}px`,
  '& h1': { fontSize: '1.75rem', lineHeight: 1.2 },
  '& > :is(h1, [role="status"]:not(:empty))': { marginBlockEnd: theme.spacing(2.5) },
  // Focus and links must not end under the bars.
  '& *': { scrollMarginBlockStart: barHeight + 16 },
  // Small buttons are for a pointer; a thumb needs more.
  '@media (pointer: coarse)': { '&& .MuiButton-sizeSmall': { minBlockSize: 44 } },
  [theme.breakpoints.down('md')]: {
    padding: theme.spacing(2.5, 2, 10),
    paddingBlockEnd: `calc(${theme.spacing(10)} + var(--pl-foot))`,
    '& *': { scrollMarginBlockEnd: 'calc(var(--pl-foot) + 16px)' },
  },
}));
