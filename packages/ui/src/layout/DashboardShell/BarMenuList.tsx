import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { NavIcon } from '../../data-display/NavIcon/index.ts';
import type { SidebarItem } from '../../navigation/Sidebar/index.ts';
import { LinkBehavior } from '../../theme/LinkBehavior.tsx';

interface BarMenuListProps {
  id: string;
  /** Id of the button that opens it. */
  labelledBy: string;
  /** The button; null while the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  items: readonly SidebarItem[];
}

/** The menu of a button in the app bar, a separate chunk because of its size. Internal to `DashboardShell`. */
export function BarMenuList({ id, labelledBy, anchor, onClose, items }: BarMenuListProps) {
  const firstAction = items.findIndex((item) => 'onSelect' in item);
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { component: 'div', 'aria-labelledby': labelledBy } as object }}
    >
      {items.flatMap((item, index) => {
        const content = (
          <>
            {item.icon && (
              <ListItemIcon>
                <NavIcon name={item.icon} fontSize="small" />
              </ListItemIcon>
            )}
            {item.label}
          </>
        );
        const entry =
          'href' in item ? (
            <MenuItem key={item.label} component={LinkBehavior} href={item.href} onClick={onClose}>
              {content}
            </MenuItem>
          ) : (
            <MenuItem
              key={item.label}
              component="button"
              onClick={() => {
                onClose();
                item.onSelect();
              }}
            >
              {content}
            </MenuItem>
          );
        return index === firstAction && index > 0 ? [<Divider key="actions" component="div" />, entry] : [entry];
      })}
    </Menu>
  );
}
