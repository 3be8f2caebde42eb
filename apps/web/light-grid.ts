import type { Plugin } from 'vite';

/**
 * MUI components that the data grid imports for panels, menus, pages and cell editing, which `EntityGrid` has switched
 * off or does itself. With the names that the grid reads off them when it is loaded.
 */
const leftOut: Record<string, readonly string[]> = {
  Autocomplete: [],
  Chip: [],
  ClickAwayListener: [],
  FormControl: [],
  FormControlLabel: ['formControlLabelClasses'],
  Grow: [],
  InputAdornment: ['inputAdornmentClasses'],
  InputBase: [],
  InputLabel: [],
  ListItemIcon: [],
  ListItemText: ['listItemTextClasses'],
  MenuItem: [],
  MenuList: [],
  Modal: [],
  Paper: [],
  Popper: [],
  Select: [],
  Switch: [],
  Tab: [],
  TablePagination: ['tablePaginationClasses'],
  Tabs: [],
  TextField: [],
  TextareaAutosize: [],
  ToggleButton: [],
  Tooltip: [],
  Unstable_TrapFocus: [],
};

const prefix = '\0left-out:';

/**
 * Leaves those components out of the build: 45 kB less for every list. Whoever switches one of the grid's features
 * on gets an error that names the component.
 */
export function lightGrid(): Plugin {
  return {
    name: 'light-grid',
    enforce: 'pre',
    resolveId(source, importer) {
      const name = /^@mui\/material\/(\w+)$/.exec(source)?.[1];
      if (!name || !(name in leftOut) || !importer?.includes('/x-data-grid/material/')) return null;
      return prefix + name;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const classes = (leftOut[name] ?? []).map((each) => `export const ${each} = {};`);
      return [
        `export default function LeftOut() {`,
        `  throw new Error('The data grid wants ${name}, which apps/web/light-grid.ts leaves out of the build.');`,
        `}`,
        ...classes,
      ].join('\n');
    },
  };
}
