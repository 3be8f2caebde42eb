import MoreVertIcon from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ComponentPropsWithRef, useState } from 'react';
import { menuPlace } from '../../hooks/menu-place.ts';
import { useBusy } from '../../hooks/useBusy.ts';
import { IconButton } from '../IconButton/index.ts';

/** An action in the menu. */
export interface ActionMenuItem {
  label: string;
  /** The button's name while it runs, such as 'Deleting…'. @default the menu's own */
  busyLabel?: string;
  onSelect: () => void | Promise<void>;
  /** Deletes something: shown in the color of errors. */
  deletes?: true;
}

export interface ActionMenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'color'> {
  /** The button's name. @default 'More' */
  label?: string;
  /** The actions, in order; empty renders nothing. */
  items: readonly ActionMenuItem[];
}

/**
 * A button with a menu of the actions that are needed less often. Renders MUI's icon button and menu.
 *
 * - **When**: beside the one or two buttons for what people do most with a record.
 * - **Not for**: rows of a list: `RowMenu`; the only action of its place: `Button`.
 * - **Keys**: Enter opens, arrow keys choose, Escape closes and returns the focus.
 */
export function ActionMenu({ label = 'More', items, ...rest }: ActionMenuProps) {
  const [busy, run] = useBusy<ActionMenuItem>();
  const [running] = busy;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (items.length === 0) return null;
  const select = (item: ActionMenuItem) => {
    setAnchor(null);
    void run(item, item.onSelect);
  };
  return (
    <>
      <IconButton
        label={running?.busyLabel ?? label}
        variant="inBar"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={running ? true : undefined}
        onClick={(event) => !running && setAnchor(event.currentTarget)}
        {...rest}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} {...menuPlace(anchor)} onClose={() => setAnchor(null)}>
        {items.map((item) => (
          <MenuItem
            key={item.label}
            sx={{ minInlineSize: 160, color: item.deletes && 'error.main' }}
            onClick={() => select(item)}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
