import { GridColumnHeaderSortIcon, type GridColumnHeaderSortIconProps, useGridApiContext } from '@mui/x-data-grid';

/** The grid's own button in a heading; its name says which column it sorts. Internal to `EntityGrid`. */
export function SortIcon(props: GridColumnHeaderSortIconProps) {
  const grid = useGridApiContext().current;
  const named = {
    'aria-label': `${grid.getLocaleText('columnHeaderSortIconLabel')} ${grid.getColumn(props.field)?.headerName ?? props.field}`,
  };
  return <GridColumnHeaderSortIcon {...props} {...named} />;
}
