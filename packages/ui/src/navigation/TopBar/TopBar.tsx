import EditIcon from '@mui/icons-material/EditOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DonateButton } from '../../primitives/DonateButton/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { LinkItems, type NavLink } from '../../primitives/Link/index.ts';
import { elevation, smallText } from '../../theme/index.ts';
import { useScrolledPast } from './useScrolledPast.ts';

export interface TopBarProps extends ComponentPropsWithRef<'div'> {
  /** The programs; not shown below 900 px, where `menu` has them. */
  links: readonly NavLink[];
  /** Path of the page that is shown; marks its link. */
  currentPath?: string;
  /** Shows the way to the dashboard; true for those who are signed in. @default false */
  showProfile?: boolean;
  /** Where what the page shows is edited; for those who are signed in. Without it there is no sign of it. */
  editHref?: string;
  /** Where the search is; without it there is no sign of one. */
  searchHref?: string;
  /** The donation page elsewhere: its button comes along once `MiddleBar`, which has the large one, is out of sight. Not for those who are signed in. */
  donateHref?: string;
  /** The menu of narrow screens, before the links. */
  menu?: ReactNode;
  /** At the end of the bar, such as the scheme switch. */
  children?: ReactNode;
}

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
      {/* Until React is there the loader writes the attribute. */}
      <Bar component="div" position="relative" data-night="" data-fixed={isFixed}>
        <Container>
          <Toolbar>
            {menu}
            <nav aria-label="Programs">
              <ul className="pl-list">
                <LinkItems links={links} currentPath={currentPath} />
              </ul>
            </nav>
            {/* Before the others, which stay where they are when it comes along. */}
            {donateHref && !showProfile && <DonateButton size="small" href={donateHref} />}
            {searchHref && (
              <IconButton look="inBar" href={searchHref} label="Search">
                <SearchIcon />
              </IconButton>
            )}
            {children}
            {editHref && (
              <IconButton look="inBar" href={editHref} label="Edit">
                <EditIcon />
              </IconButton>
            )}
            {showProfile && (
              <IconButton look="inBar" href="/dashboard" label="Dashboard">
                <PersonIcon />
              </IconButton>
            )}
          </Toolbar>
        </Container>
      </Bar>
    </Root>
  );
}

/** Height of the bar, in CSS pixels. */
const height = 48;

const Root = styled('div')({ blockSize: height });

const Bar = styled(AppBar)<{ component: 'div' }>(({ theme }) => ({
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.default,
  // In the dark its ground is the page's.
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  '&[data-fixed=true]': { position: 'fixed', insetBlockStart: 0, boxShadow: elevation },
  '&[data-fixed=false] .MuiButton-root': { display: 'none' },
  '& .MuiButton-root > svg': { display: 'none' },
  // The menu hangs from the bar, as wide as the screen.
  '& .MuiToolbar-root': {
    position: 'static',
    minBlockSize: height - 1,
    padding: 0,
    marginInlineEnd: theme.spacing(-1),
  },
  '& .MuiToolbar-root > nav': {
    marginInlineEnd: 'auto',
    lineHeight: 1.2,
    '& > ul': { display: 'flex', columnGap: theme.spacing(3) },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: 32,
      color: 'inherit',
      fontSize: smallText,
      textDecoration: 'none',
      borderBlock: '2px solid transparent',
      '&:hover, &[aria-current]': { borderBlockEndColor: theme.palette.primary.main },
      // Where colors are forced, what is transparent would be drawn.
      '@media (forced-colors: active)': {
        borderBlockColor: 'Canvas',
        '&:hover, &[aria-current]': { borderBlockEndColor: 'currentcolor' },
      },
    },
  },
  [theme.breakpoints.down('lg')]: {
    '& .MuiToolbar-root > nav': { display: 'none' },
    '& .MuiToolbar-root > div:first-of-type': { marginInlineEnd: 'auto' },
  },
}));
