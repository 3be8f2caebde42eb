import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Binding } from '../Binding/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { MenuDrawer } from '../MobileMenu/MenuDrawer.tsx';
import { Sidebar, type SidebarItem, type SidebarLink } from '../Sidebar/index.ts';
import { SkipLink } from '../SkipLink/index.ts';
import { font, smallText } from '../theme/index.ts';
import { useNarrowScreen } from '../theme/useNarrowScreen.ts';

/** Props of `DashboardShell`. */
export interface DashboardShellProps extends ComponentPropsWithRef<'div'> {
  /** Name in the header, which leads to the dashboard's home. */
  organizationName: string;
  /** @default '/dashboard' */
  homeHref?: string;
  /** Entries of the sidebar. */
  items: readonly SidebarItem[];
  /** `href` of the entry one is in; on create, edit and show pages that of their list. */
  currentHref?: string;
  /** What belongs to no entry of the sidebar: in the header, on phones below the sidebar. @default none */
  links?: readonly SidebarLink[];
  /** Accessible name of `links`. @default 'More' */
  linksLabel?: string;
  /** Who is signed in. */
  userName?: string;
  /** A `SchemeSwitch`. */
  schemeSwitch?: ReactNode;
  /** Name of the button that opens and closes the sidebar. @default 'Menu' */
  menuLabel?: string;
  /** @default 'Close menu' */
  closeLabel?: string;
  /** The screen, with its `h1`. */
  children?: ReactNode;
}

/**
 * The frame of every dashboard screen, of MUI's app bar and drawer: header, sidebar, and the screen in `main#main`, which takes focus.
 * Above 768 px the sidebar is a column that can be put away; up to 768 px a drawer that closes on choice and on Back.
 * Renders a `div`.
 *
 * - **When**: once, around every dashboard screen.
 * - **Not for**: public pages: `PublicShell`.
 * - **Keys**: Tab reaches ‘Skip to the content’ first; Escape closes the drawer and gives the focus back.
 */
export function DashboardShell({
  organizationName,
  homeHref = '/dashboard',
  items,
  currentHref,
  links = [],
  linksLabel = 'More',
  userName,
  schemeSwitch,
  menuLabel = 'Menu',
  closeLabel = 'Close menu',
  children,
  ...rest
}: DashboardShellProps) {
  const columnId = useId();
  const isNarrow = useNarrowScreen() === true;
  const [isColumnOpen, setIsColumnOpen] = useState(true);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const closeDrawer = () => setIsDrawerOpen(false);
  const isDrawerShown = isNarrow && isDrawerOpen;

  return (
    <div {...rest}>
      <SkipLink />
      <AppBar>
        <Toolbar>
          <IconButton
            look="inBar"
            label={menuLabel}
            aria-expanded={isNarrow ? isDrawerShown : isColumnOpen}
            aria-controls={isNarrow ? undefined : columnId}
            onClick={() => (isNarrow ? setIsDrawerOpen(true) : setIsColumnOpen(!isColumnOpen))}
          >
            <MenuIcon />
          </IconButton>
          <Name href={homeHref}>{organizationName}</Name>
          {links.length > 0 && (
            <HeaderLinks aria-label={linksLabel}>
              {links.map(({ label, href }) => (
                <Link key={href} href={href} aria-current={href === currentHref ? 'page' : undefined}>
                  {label}
                </Link>
              ))}
            </HeaderLinks>
          )}
          {userName && <User>{userName}</User>}
          {schemeSwitch}
        </Toolbar>
        <Binding />
      </AppBar>
      <Body>
        <Column variant="permanent" id={columnId} hidden={!isColumnOpen}>
          <Sidebar items={items} currentHref={currentHref} />
        </Column>
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Body>
      <MenuDrawer
        title={organizationName}
        label={menuLabel}
        closeLabel={closeLabel}
        open={isDrawerShown}
        onClose={closeDrawer}
      >
        {userName && (
          <Typography variant="small" color="textSecondary" sx={{ padding: '0 20px 8px', overflowWrap: 'anywhere' }}>
            {userName}
          </Typography>
        )}
        <Sidebar items={items} currentHref={currentHref} onChoose={closeDrawer} />
        {links.length > 0 && (
          <MoreLinks items={links} currentHref={currentHref} onChoose={closeDrawer} label={linksLabel} />
        )}
      </MenuDrawer>
    </div>
  );
}

/** Height of the bar with its binding, in CSS pixels. */
const barHeight = 56;

const MoreLinks = styled(Sidebar)(({ theme }) => ({ borderBlockStart: `1px solid ${theme.palette.divider}` }));

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
  [theme.breakpoints.down('md')]: { fontSize: '1.0625rem' },
}));

const HeaderLinks = styled('nav')(({ theme }) => ({
  display: 'flex',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: theme.spacing(1.5),
    borderRadius: theme.shape.borderRadius,
    fontSize: smallText,
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.palette.band, textDecoration: 'underline' },
    '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.3em', textDecorationThickness: 2 },
  },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const User = styled('span')(({ theme }) => ({
  fontSize: smallText,
  color: theme.palette.text.secondary,
  paddingInline: theme.spacing(1),
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Body = styled('div')({ display: 'flex', alignItems: 'stretch' });

const Column = styled(Drawer)(({ theme }) => ({
  '&[hidden]': { display: 'none' },
  [theme.breakpoints.down('md')]: { display: 'none' },
  '& > .MuiDrawer-paper': {
    position: 'sticky',
    insetBlockStart: barHeight,
    zIndex: 'auto',
    inlineSize: 232,
    blockSize: `calc(100dvh - ${barHeight}px)`,
  },
}));

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: 1440,
  padding: theme.spacing(4, 4, 10),
  '& h1': { fontSize: '1.75rem', lineHeight: 1.2 },
  '& > :is(h1, [role="status"]:not(:empty))': { marginBlockEnd: theme.spacing(2.5) },
  // Focus and links must not end under the bar.
  '& *': { scrollMarginBlockStart: barHeight + 16 },
  // Small buttons are for a pointer; a thumb needs more.
  '@media (pointer: coarse)': { '&& .MuiButton-sizeSmall': { minBlockSize: 44 } },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2.5, 2, 10) },
}));
