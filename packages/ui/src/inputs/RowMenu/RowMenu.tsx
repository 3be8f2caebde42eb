import MoreVertIcon from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ComponentPropsWithRef, useState } from 'react';
import { menuPlace } from '../../hooks/menu-place.ts';
import { LinkBehavior } from '../../theme/LinkBehavior.tsx';
import { IconButton } from '../IconButton/index.ts';
import { actionsOf, type EntityRow, hrefOf, type RowActionsTable } from './RowAction.tsx';

export interface RowMenuProps<Row extends EntityRow>
  extends RowActionsTable<Row>,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'color'> {
  /** The row whose actions are offered. */
  row: Row;
}

/**
 * A menu with View, Edit and Delete of a row, and what else can be done with it; its button's name includes the row's
 * title. Renders MUI's icon button and menu.
 *
 * - **When**: rows of a list, beside its most frequent action; `useRowDeletion` manages the focus when a row is deleted.
 * - **Not for**: a table with room for labels: `RowAction`.
 * - **Keys**: Enter opens, arrow keys choose, Escape closes and returns the focus.
 */
export function RowMenu<Row extends EntityRow>(props: RowMenuProps<Row>) {
  const { row, viewHref, editHref, onDelete, menuItems, canChange, titleOf, busy, ...rest } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const isBusy = busy.has(row.id);
  const name = titleOf(row);
  const actions = actionsOf(props, row);
  const items = anchor && canChange?.(row) !== false ? (menuItems?.(row) ?? []) : [];
  return (
    <>
      <IconButton
        variant="inBar"
        label={isBusy ? `Deleting… ${name}` : `Actions for ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-disabled={isBusy || undefined}
        data-delete-row={onDelete && row.id}
        onClick={(event) => !isBusy && setAnchor(event.currentTarget)}
        {...rest}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        {...menuPlace(anchor)}
        open={anchor !== null}
        onClose={close}
        // A grid around it would move between its cells.
        onKeyDown={(event) => event.stopPropagation()}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {actions
          .filter((action) => action !== 'Delete')
          .map((action) => (
            <MenuItem key={action} component={LinkBehavior} href={hrefOf(props, row, action)}>
              {action}
            </MenuItem>
          ))}
        {items.map(({ label, onSelect }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              void onSelect();
            }}
          >
            {label}
          </MenuItem>
        ))}
        {actions.includes('Delete') && (
          <MenuItem
            sx={{ color: 'error.main' }}
            onClick={() => {
              close();
              void onDelete?.(row);
            }}
          >
            Delete
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
