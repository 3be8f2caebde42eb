import AppBar from '@mui/material/AppBar';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { NavIcon } from '../../data-display/NavIcon/index.ts';
import { IconButton } from '../../inputs/IconButton/index.ts';
import { Binding } from '../../media/Binding/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { MenuDrawer } from '../../navigation/MobileMenu/index.ts';
import { Sidebar, type SidebarGroup, type SidebarItem, type SidebarLink } from '../../navigation/Sidebar/index.ts';
import { SkipLink } from '../../navigation/SkipLink/index.ts';
import { font, media, useNarrowScreen } from '../../theme/index.ts';
import { BarMenu } from './BarMenu.tsx';
import { PhoneBar, phoneBarHeight } from './PhoneBar.tsx';
import { SearchButton } from './SearchButton.tsx';

export interface DashboardShellProps extends ComponentPropsWithRef<'div'> {
  /** Name in the header, which links to the dashboard's home. */
  organizationName: string;
  /** URL of the dashboard's home. */
  homeHref: string;
  /** Entries of the sidebar. */
  groups: readonly SidebarGroup[];
  /** `href` of the current entry; on create, edit and show pages that of their list. */
  currentHref?: string;
  /** Whether the sidebar starts collapsed to icons. @default false */
  defaultCollapsed?: boolean;
  /** Called when the sidebar is collapsed or expanded, to store that. */
  onCollapse: (isCollapsed: boolean) => void;
  /** Labels of the sidebar's groups that are folded. @default none */
  foldedGroups?: readonly string[];
  /** Called when a group is folded or opened, to store that; without it groups can't be folded. */
  onFold?: (foldedGroups: readonly string[]) => void;
  /** Called to open the search. */
  onSearch: () => void;
  /** Keys that open the search, shown on its button. */
  searchKeys: readonly string[];
  /** Entries of the menu 'New', which there is only if there are any. */
  newItems: readonly SidebarLink[];
  /** Name of the signed-in account; labels the menu of `accountItems`. */
  userName?: string;
  /** Entries of the account menu. */
  accountItems: readonly SidebarItem[];
  /** The control for the color scheme: a `SchemeSwitch`. */
  schemeSwitch?: ReactNode;
  /** The screen's content, with its `h1`. */
  children?: ReactNode;
}

/**
 * The layout of every dashboard screen: MUI's app bar, a sidebar, and the screen in `main#main`, which can be focused.
 * Above 768 px the sidebar is a column that collapses to icons; up to 768 px it is a drawer that closes on choice and
 * on Back, and MUI's bottom navigation has the most used commands. Elements fixed to the bottom of a screen are placed
 * `--pl-foot` above it. Renders a `div`.
 *
 * - **When**: once, around every dashboard screen.
 * - **Not for**: public pages: `PublicShell`.
 * - **Keys**: Tab reaches ‘Skip to the content’ first; Escape closes the drawer and menus and returns the focus.
 */
export function DashboardShell({
  organizationName,
  homeHref,
  groups,
  currentHref,
  defaultCollapsed = false,
  onCollapse,
  foldedGroups,
  onFold,
  onSearch,
  searchKeys,
  newItems,
  userName,
  accountItems,
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
      <AppBar data-noprint="">
        <Toolbar>
          {!isNarrow && (
            <IconButton
              variant="inBar"
              label="Menu"
              aria-expanded={!isCollapsed}
              aria-controls={columnId}
              onClick={() => {
                setIsCollapsed(!isCollapsed);
                onCollapse(!isCollapsed);
              }}
            >
              <NavIcon name="menu" />
            </IconButton>
          )}
          <Name href={homeHref}>{organizationName}</Name>
          {!isNarrow && <SearchButton keys={searchKeys} onClick={onSearch} />}
          {!isNarrow && newItems.length > 0 && (
            <BarMenu label="New" items={newItems} startIcon={<NavIcon name="add" fontSize="small" />}>
              New
            </BarMenu>
          )}
          {schemeSwitch}
          <Account
            label={accountName}
            items={accountItems}
            variant="text"
            startIcon={<NavIcon name="account" />}
            aria-label={isNarrow ? accountName : undefined}
          >
            {!isNarrow && <span>{accountName}</span>}
          </Account>
        </Toolbar>
        <Binding />
      </AppBar>
      <Body>
        <Column variant="permanent" data-noprint="" id={columnId} data-collapsed={isCollapsed || undefined}>
          <Sidebar {...{ groups, currentHref, isCollapsed, foldedGroups, onFold }} />
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
          {...{ homeHref, onSearch, newItems }}
        />
      )}
      <MenuDrawer title={organizationName} open={isDrawerShown} onClose={closeDrawer}>
        {userName && (
          <Typography variant="small" color="textSecondary" sx={{ padding: '0 20px 8px', overflowWrap: 'anywhere' }}>
            {userName}
          </Typography>
        )}
        <Sidebar {...{ groups, currentHref, foldedGroups, onFold }} onChoose={closeDrawer} />
      </MenuDrawer>
    </Root>
  );
}

/** Height of the app bar with its binding, in CSS pixels. */
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
  // The bar has room for two lines; the drawer shows the whole name.
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
  // For elements that are sticky below the app bar, such as a list's search on phones.
  '--pl-bar': `${barHeight}px`,
  '& h1': { fontSize: '1.75rem', lineHeight: 1.2 },
  '& > :is(h1, [role="status"]:not(:empty))': { marginBlockEnd: theme.spacing(2.5) },
  // Focused elements and link targets must not end up under the bars.
  '& *': { scrollMarginBlockStart: barHeight + 16 },
  // Small buttons are for mouse pointers; touch needs larger targets.
  '@media (pointer: coarse)': { '&& .MuiButton-sizeSmall': { minBlockSize: 44 } },
  [media.print]: { padding: 0 },
  [theme.breakpoints.down('md')]: {
    padding: theme.spacing(2.5, 2, 10),
    paddingBlockEnd: `calc(${theme.spacing(10)} + var(--pl-foot))`,
    '& *': { scrollMarginBlockEnd: 'calc(var(--pl-foot) + 16px)' },
  },
}));
