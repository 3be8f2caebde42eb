import Button, { type ButtonProps } from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useId, useState } from 'react';
import { useCloseOnBack } from '../../hooks/useCloseOnBack.ts';
import { useLazyComponent } from '../../hooks/useLazyComponent/index.ts';
import { Sidebar, type SidebarItem } from '../../navigation/Sidebar/index.ts';

interface BarMenuProps extends ButtonProps {
  /** Entries of the menu; actions follow the links, after a divider. */
  items: readonly SidebarItem[];
  /** Accessible name of the drawer that replaces the menu if it can't be loaded. */
  label: string;
}

/** Delay before the menu's code is loaded, in milliseconds. */
const preloadMs = 1500;
const loadList = async () => (await import('./BarMenuList.tsx')).BarMenuList;

/**
 * A button of the app bar that opens MUI's menu. The menu's code is loaded a moment after mount, or when the button
 * is pressed. If that fails, for example offline, a drawer shows the same entries. Internal to `DashboardShell`.
 */
export function BarMenu({ items, label, ...button }: BarMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  useCloseOnBack(anchor !== null, close);
  const isOpen = anchor !== null;
  const List = useLazyComponent(loadList, { isNeeded: isOpen, preloadMs });
  return (
    <>
      <Button
        id={id}
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen && typeof List !== 'string' ? `${id}menu` : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...button}
      />
      {typeof List === 'string' ? (
        <Drawer anchor="right" open={List === 'failed'} onClose={close} slotProps={{ paper: { 'aria-label': label } }}>
          <Sidebar label={label} groups={[{ items }]} onChoose={close} />
        </Drawer>
      ) : (
        <List id={`${id}menu`} labelledBy={id} anchor={anchor} onClose={close} items={items} />
      )}
    </>
  );
}
