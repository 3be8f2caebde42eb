import MoreVertIcon from '@mui/icons-material/MoreVert';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ComponentPropsWithRef, type MouseEvent, useState } from 'react';
import { useBusy } from '../../hooks/useBusy.ts';
import type { ActionMenuItem } from '../ActionMenu/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';

export interface ViewMenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'color'> {
  /** Name of the saved view that is chosen; without one there is only 'Save view'. @default none */
  view?: string;
  /** Whether the list differs from what is chosen. @default false */
  isChanged?: boolean;
  /** What can be done, in order. A single action without a saved view is done by the button itself. */
  items: readonly ActionMenuItem[];
  /** Who can change the view, for those who can't. @default none */
  note?: string;
}

/**
 * What can be done with the view of a list that is chosen: a button 'Save view' while the list differs from it, otherwise
 * a quiet menu. Renders MUI's button and menu; nothing while there is nothing to save and no saved view.
 *
 * - **When**: beside the tabs of a list, as the `viewActions` of an `EntityTable`.
 * - **Not for**: actions on a record: `ActionMenu`; on a row: `RowMenu`.
 * - **Keys**: Enter opens the menu or saves, arrow keys choose, Escape closes and returns the focus.
 */
export function ViewMenu({ view, isChanged = false, items, note, ...rest }: ViewMenuProps) {
  const [busy, run] = useBusy<string>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [first] = items;
  if (!first || (view === undefined && !isChanged)) return null;
  const isMenu = view !== undefined || items.length > 1;
  const start = (item: ActionMenuItem) => {
    setAnchor(null);
    void run(item.label, item.onSelect);
  };
  const button = {
    ...(isMenu && { 'aria-haspopup': 'menu' as const, 'aria-expanded': anchor !== null }),
    'aria-busy': busy.size > 0 || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (busy.size > 0) return;
      if (isMenu) setAnchor(event.currentTarget);
      else start(first);
    },
    ...rest,
  };
  return (
    <>
      {isChanged ? (
        <Button variant="text" size="small" {...button}>
          {busy.size > 0 ? 'Saving…' : 'Save view'}
        </Button>
      ) : (
        <IconButton label={`Actions for the view ${view}`} variant="inBar" {...button}>
          <MoreVertIcon />
        </IconButton>
      )}
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // A toolbar or a grid around it would move between its own controls.
        onKeyDown={(event) => event.stopPropagation()}
        slotProps={{ list: { 'aria-label': view ?? 'Save view' } }}
      >
        {note && (
          <ListSubheader role="presentation" sx={{ maxInlineSize: 280, lineHeight: 1.4, paddingBlock: 1 }}>
            {note}
          </ListSubheader>
        )}
        {items.map((item) => (
          <MenuItem
            key={item.label}
            sx={{ minInlineSize: 200, color: item.deletes && 'error.main' }}
            onClick={() => start(item)}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
