import { Button, type ButtonProps } from '../../primitives/Button/index.ts';
import { useTable } from './table-context.ts';

/** Opens the filters and says how many are set. Internal to the toolbars. */
export function FilterButton(props: ButtonProps) {
  const { state } = useTable();
  const count = Object.keys(state.filters).length;
  return (
    <Button variant="outlined" size="small" {...props}>
      {count > 0 ? `Filter (${count})` : 'Filter'}
    </Button>
  );
}

/** Changes between rows and pictures; nothing where rows have none. Internal to the toolbars. */
export function PicturesButton(props: ButtonProps) {
  const { asPictures, onAsPicturesChange } = useTable();
  if (!onAsPicturesChange) return null;
  return (
    <Button
      variant="outlined"
      size="small"
      aria-pressed={asPictures}
      {...props}
      onClick={() => onAsPicturesChange(!asPictures)}
    >
      Pictures
    </Button>
  );
}

/** Gives the rows that match as a file, and counts them while they are fetched. Internal to the toolbars. */
export function ExportButton(props: ButtonProps) {
  const { exportCsv, exportedRows: rows } = useTable();
  return (
    <Button variant="outlined" size="small" aria-busy={rows !== null || undefined} {...props} onClick={exportCsv}>
      {rows === null ? 'Export CSV' : `Exporting ${rows.toLocaleString('en-US')}…`}
    </Button>
  );
}
