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

/**
 * Parts of the grid that `EntityGrid` never draws, as their rules name them: pinned, grouped, dragged, edited, filled
 * and aggregated cells, filters, menus and panels. Two thirds of the root's rules are theirs, and a browser reads every
 * rule before it draws the first row.
 */
const undrawn = [
  'aggregation|autosizing|beingDragged|boolean|[cC]heckbox|densityCompact|dragging|edit|[fF]illHandle|fillPreview',
  'filledGroup|filter|grouping|headerFilter|hiddenContent|layoutControlled|menuIcon|menuOpen|moving|multiSelect',
  'pinned|pivot|range(Top|Bottom|Left|Right)|rowReorder|[sS]keleton|Skeleton|SidePanel|treeData|with(Left|Right)Border',
  'dynamicHeight|cellOffsetLeft|aria-rowspan|disableUserSelection|Mui-selected',
].join('|');

/** Runs in the browser, over the object that MUI makes of the root's rules: drops those that are for undrawn parts alone. */
const dropUndrawn = `
function dropUndrawn(rules) {
  const undrawn = /${undrawn}/;
  return Object.fromEntries(
    Object.entries(rules).flatMap(([key, value]) => {
      const kept = key.startsWith('@') ? key : key.split(',').filter((part) => !undrawn.test(part)).join(',');
      if (kept === '') return [];
      const isNested = typeof value === 'object' && value !== null && value.styles === undefined;
      return [[kept, isNested ? dropUndrawn(value) : value]];
    }),
  );
}`;

const prefix = '\0left-out:';

/**
 * Leaves those components and rules out of the build: 45 kB less for every list, and a third of the work of drawing its
 * first rows. Whoever switches one of the grid's features on gets an error that names the component.
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
    transform(code, id) {
      if (!/GridRootStyles\.m?js$/.test(id)) return null;
      if (!code.includes('return gridStyle;')) {
        throw new Error(
          `${id} looks different from what apps/web/build/light-grid.ts knows: see which rules it can leave out.`,
        );
      }
      return { code: code.replace('return gridStyle;', 'return dropUndrawn(gridStyle);') + dropUndrawn, map: null };
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const classes = (leftOut[name] ?? []).map((each) => `export const ${each} = {};`);
      return [
        `export default function LeftOut() {`,
        `  throw new Error('The data grid wants ${name}, which apps/web/build/light-grid.ts leaves out of the build.');`,
        `}`,
        ...classes,
      ].join('\n');
    },
  };
}
