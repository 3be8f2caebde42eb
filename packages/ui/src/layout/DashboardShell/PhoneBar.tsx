import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { NavIcon } from '../../data-display/NavIcon/index.ts';
import { useCloseOnBack } from '../../hooks/useCloseOnBack.ts';
import { Sidebar, type SidebarLink } from '../../navigation/Sidebar/index.ts';

interface PhoneBarProps {
  homeHref: string;
  isHome: boolean;
  onSearch: () => void;
  newItems: readonly SidebarLink[];
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** The most used commands at the bottom of a narrow screen: MUI's bottom navigation. Internal to `DashboardShell`. */
export function PhoneBar({ homeHref, isHome, onSearch, newItems, isMenuOpen, onMenu }: PhoneBarProps) {
  const [isNewOpen, setIsNewOpen] = useState(false);
  const closeNew = () => setIsNewOpen(false);
  useCloseOnBack(isNewOpen, closeNew);
  return (
    <>
      <Bar component="nav" data-noprint="" showLabels aria-label="Shortcuts" value={isHome ? 0 : -1}>
        <BottomNavigationAction
          href={homeHref}
          aria-current={isHome ? 'page' : undefined}
          label="Dashboard"
          icon={<NavIcon name="dashboard" />}
        />
        <BottomNavigationAction
          aria-haspopup="dialog"
          label="Search"
          icon={<NavIcon name="search" />}
          onClick={onSearch}
        />
        {newItems.length > 0 && (
          <BottomNavigationAction
            aria-haspopup="dialog"
            aria-expanded={isNewOpen}
            label="New"
            icon={<NavIcon name="add" />}
            onClick={() => setIsNewOpen(true)}
          />
        )}
        <BottomNavigationAction
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          label="Menu"
          icon={<NavIcon name="menu" />}
          onClick={onMenu}
        />
      </Bar>
      <Drawer anchor="bottom" open={isNewOpen} onClose={closeNew} slotProps={{ paper: { 'aria-label': 'New' } }}>
        <Sidebar label="New" groups={[{ items: newItems }]} onChoose={closeNew} />
      </Drawer>
    </>
  );
}

/** Height of the bar in CSS pixels, without the safe area below it. */
export const phoneBarHeight = 56;

const Bar = styled(BottomNavigation)(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 10,
  containerType: 'inline-size',
  blockSize: `calc(${phoneBarHeight}px + env(safe-area-inset-bottom))`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: theme.palette.background.paper,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  '& .MuiBottomNavigationAction-root': {
    minInlineSize: 0,
    paddingInline: 4,
    color: theme.palette.text.secondary,
    '&.Mui-selected': { color: theme.palette.primary.main },
    '&[aria-current]': { boxShadow: `inset 0 3px 0 ${theme.palette.primary.main}` },
    '@media (forced-colors: active)': { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
  },
  '& .MuiBottomNavigationAction-label, & .MuiBottomNavigationAction-label.Mui-selected': {
    fontSize: '0.875rem',
    lineHeight: 1.3,
  },
  // At 200 % text size labels don't fit under the icons: hidden visually, they remain the buttons' names.
  '@container (width < 18rem)': {
    '& .MuiBottomNavigationAction-label': { position: 'absolute', clipPath: 'inset(50%)' },
  },
})) as typeof BottomNavigation;
