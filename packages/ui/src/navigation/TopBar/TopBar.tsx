import EditIcon from '@mui/icons-material/EditOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DonateButton } from '../../inputs/DonateButton/index.ts';
import { IconButton } from '../../inputs/IconButton/index.ts';
import { elevation, smallText } from '../../theme/index.ts';
import { LinkItems, type NavLink } from '../Link/index.ts';
import { useScrolledPast } from './useScrolledPast.ts';

export interface TopBarProps extends ComponentPropsWithRef<'div'> {
  /** Links to the programs; hidden below 900 px, where `menu` has them. */
  links: readonly NavLink[];
  /** What the links are, for screen readers. @default 'Programs' */
  linksLabel?: string;
  /** Path of the current page, whose link is marked. */
  currentPath?: string;
  /** Shows the link to the dashboard; for signed-in accounts. @default false */
  showProfile?: boolean;
  /** URL for editing what the page shows; for signed-in accounts. Without it there is no Edit button. */
  editHref?: string;
  /** URL of the search page; without it there is no Search button. */
  searchHref?: string;
  /**
   * URL of the external donation page. The button appears once the bar is fixed and `MiddleBar`, with its large button,
   * may be out of view. Hidden with `showProfile`.
   */
  donateHref?: string;
  /** The menu for narrow screens, before the links. */
  menu?: ReactNode;
  /** Content at the end of the bar, such as the color scheme switch. */
  children?: ReactNode;
}

/**
 * The dark bar at the top: the programs and, for staff, a link to the dashboard. Fixed once the page is scrolled by 50
 * px.
 *
 * - **When**: once, at the top of every public page.
 * - **Not for**: the dashboard.
 * - **Keys**: Tab moves from link to link.
 */
export function TopBar({
  links,
  linksLabel = 'Programs',
  currentPath,
  showProfile = false,
  editHref,
  searchHref,
  donateHref,
  menu,
  children,
  ...rest
}: TopBarProps) {
  const isFixed = useScrolledPast();
  return (
    <Root data-noprint="" {...rest}>
      {/* Before hydration, the loader script sets `data-fixed`. */}
      <Bar component="div" position="relative" data-night="" data-fixed={isFixed}>
        <Container>
          <Toolbar>
            {menu}
            <div data-links="">
              {links.length > 0 && (
                <nav aria-label={linksLabel}>
                  <ul className="pl-list">
                    <LinkItems links={links} currentPath={currentPath} />
                  </ul>
                </nav>
              )}
            </div>
            {/* First, so that the other buttons don't move when it appears. */}
            {donateHref && !showProfile && <DonateButton size="small" href={donateHref} />}
            {searchHref && (
              <IconButton variant="inBar" href={searchHref} label="Search">
                <SearchIcon />
              </IconButton>
            )}
            {children}
            {editHref && (
              <IconButton variant="inBar" href={editHref} label="Edit">
                <EditIcon />
              </IconButton>
            )}
            {showProfile && (
              <IconButton variant="inBar" href="/dashboard" label="Dashboard">
                <PersonIcon />
              </IconButton>
            )}
          </Toolbar>
        </Container>
      </Bar>
    </Root>
  );
}

/** Height of the bar in CSS pixels. */
const height = 48;

const Root = styled('div')({ blockSize: height });

const Bar = styled(AppBar)<{ component: 'div' }>(({ theme }) => ({
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.default,
  // In the dark scheme its background is the same as the page's.
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  '&[data-fixed=true]': { position: 'fixed', insetBlockStart: 0, boxShadow: elevation },
  '&[data-fixed=false] .MuiButton-root': { display: 'none' },
  '& .MuiButton-root > svg': { display: 'none' },
  // `static`, so that the open menu is positioned against the bar and can be as wide as the screen.
  '& .MuiToolbar-root': {
    position: 'static',
    minBlockSize: height - 1,
    padding: 0,
    marginInlineEnd: theme.spacing(-1),
  },
  '& .MuiToolbar-root > [data-links]': {
    marginInlineEnd: 'auto',
    lineHeight: 1.2,
    // More links than the bar has room for are scrolled to; the padding is room for the outline of the focus.
    minInlineSize: 0,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    paddingBlock: theme.spacing(0.5),
    marginBlock: theme.spacing(-0.5),
    paddingInline: theme.spacing(0.5),
    marginInlineStart: theme.spacing(-0.5),
    '& ul': { display: 'flex', columnGap: theme.spacing(3) },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: 32,
      color: 'inherit',
      fontSize: smallText,
      textDecoration: 'none',
      borderBlock: '2px solid transparent',
      '&:hover, &[aria-current]': { borderBlockEndColor: theme.palette.primary.main },
      // Forced colors make transparent borders visible.
      '@media (forced-colors: active)': {
        borderBlockColor: 'Canvas',
        '&:hover, &[aria-current]': { borderBlockEndColor: 'currentcolor' },
      },
    },
  },
  [theme.breakpoints.down('lg')]: {
    '& .MuiToolbar-root > [data-links]': { display: 'none' },
    '& .MuiToolbar-root > div:first-of-type': { marginInlineEnd: 'auto' },
  },
}));
