import Button, { type ButtonProps } from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { type ComponentProps, type ComponentType, useEffect, useId, useState } from 'react';
import { useCloseOnBack } from '../../hooks/useCloseOnBack.ts';
import { Sidebar, type SidebarItem } from '../../navigation/Sidebar/index.ts';
import type { BarMenuList } from './BarMenuList.tsx';

interface BarMenuProps extends ButtonProps {
  /** Entries of the menu; actions follow the links, after a divider. */
  items: readonly SidebarItem[];
  /** Accessible name of the drawer that replaces the menu if it can't be loaded. */
  label: string;
}

type Loaded = ComponentType<ComponentProps<typeof BarMenuList>>;

/**
 * A button of the app bar that opens MUI's menu. The menu's code is loaded 1.5 s after mount, or when the button is
 * pressed. If that fails, for example offline, a drawer shows the same entries. Internal to `DashboardShell`.
 */
export function BarMenu({ items, label, ...button }: BarMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [List, setList] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const close = () => setAnchor(null);
  useCloseOnBack(anchor !== null, close);
  const isOpen = anchor !== null;
  useEffect(() => {
    const load = () =>
      import('./BarMenuList.tsx').then(
        ({ BarMenuList }) => setList(() => BarMenuList),
        () => setFailed(true),
      );
    if (isOpen) void load();
    // Not `requestIdleCallback`, which Safari lacks.
    const timer = setTimeout(() => void load(), 1500);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return (
    <>
      <Button
        id={id}
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen && List ? `${id}menu` : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...button}
      />
      {List ? (
        <List id={`${id}menu`} labelledBy={id} anchor={anchor} onClose={close} items={items} />
      ) : (
        <Drawer anchor="right" open={isOpen && failed} onClose={close} slotProps={{ paper: { 'aria-label': label } }}>
          <Sidebar label={label} groups={[{ items }]} onChoose={close} />
        </Drawer>
      )}
    </>
  );
}
