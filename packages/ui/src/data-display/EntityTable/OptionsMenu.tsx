import CheckIcon from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  gridColumnVisibilityModelSelector,
  gridDensitySelector,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { type ComponentProps, useState } from 'react';
import { useTable } from './table-context.ts';
import { useListButtons } from './toolbar-parts.tsx';

/** One menu for what a list looks like and for its export. Internal to `GridToolbar`. */
export function OptionsMenu({ button }: { button: ComponentProps<typeof ToolbarButton>['render'] }) {
  const { columns } = useTable();
  const { file } = useListButtons();
  const grid = useGridApiContext();
  const visibility = useGridSelector(grid, gridColumnVisibilityModelSelector);
  const isCompact = useGridSelector(grid, gridDensitySelector) === 'compact';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const option = (label: string, isOn: boolean, toggle: () => void) => (
    <MenuItem key={label} dense role="menuitemcheckbox" aria-checked={isOn} onClick={toggle}>
      <ListItemIcon>{isOn && <CheckIcon fontSize="small" />}</ListItemIcon>
      {label}
    </MenuItem>
  );
  return (
    <>
      <ToolbarButton
        render={button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={file['aria-busy']}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {file['aria-busy'] ? file.children : 'Options'}
      </ToolbarButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Options' } }}
      >
        <ListSubheader role="presentation">Columns</ListSubheader>
        {columns
          .filter(({ main }) => !main)
          .map(({ field, header }) => {
            const isShown = visibility[field] !== false;
            return option(header, isShown, () => grid.current.setColumnVisibility(field, !isShown));
          })}
        <Divider role="separator" />
        {option('Compact rows', isCompact, () => grid.current.setDensity(isCompact ? 'standard' : 'compact'))}
        <MenuItem
          dense
          onClick={() => {
            setAnchor(null);
            file.onClick();
          }}
        >
          <ListItemIcon />
          Export CSV
        </MenuItem>
      </Menu>
    </>
  );
}
