import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useForkRef } from '@mui/material/utils';
import { type ComponentPropsWithRef, useRef } from 'react';
import { fieldKindViews } from '../../field-kinds/index.ts';
import {
  actionsOf,
  type EntityRow,
  type EntityRowActions,
  RowAction,
  useRowDeletion,
} from '../../inputs/RowMenu/index.ts';
import { color, media, radius, space } from '../../theme/index.ts';
import { type EntityColumn, readColumn } from '../EntityTable/index.ts';
import { FieldValue, formatFieldValue } from '../FieldValue/index.ts';

export interface CompactTableProps<Row extends EntityRow>
  extends EntityRowActions<Row>,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name, such as 'Recent donations'. */
  label: string;
  /** A few rows, all of which are shown. */
  rows: readonly Row[];
  /** The columns, in order, one of them `main`. */
  columns: readonly EntityColumn<Row>[];
}

/**
 * A small table with View, Edit and Delete per row, without search, pages or loading. On phones a row has two lines and
 * its actions. Renders a `div` with MUI's Table.
 *
 * - **When**: the latest few records on a start page.
 * - **Not for**: all records of a type: `EntityTable`.
 * - **Keys**: Tab moves from action to action; after a delete the focus is on the row that took its place.
 */
export function CompactTable<Row extends EntityRow>({
  label,
  rows,
  columns,
  viewHref,
  editHref,
  onDelete,
  ref,
  ...rest
}: CompactTableProps<Row>) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useForkRef(root, ref);
  const { busy, remove } = useRowDeletion(root, rows, onDelete);
  const main = columns.find((column) => column.main) ?? columns[0];
  const titleOf = (row: Row) => (main && formatFieldValue(main.kind, readColumn(main, row))) || String(row.id);
  const table = { viewHref, editHref, onDelete: onDelete && remove, titleOf, busy };
  return (
    <Root ref={mergedRef} tabIndex={-1} {...rest}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.field} align={alignOf(column)}>
                {column.header}
              </TableCell>
            ))}
            <TableCell>Actions</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover data-busy={busy.has(row.id) ? '' : undefined}>
              {columns.map((column) => (
                <TableCell key={column.field} align={alignOf(column)} data-main={column === main ? '' : undefined}>
                  <FieldValue
                    kind={column.kind}
                    value={readColumn(column, row)}
                    fileUrl={column.fileUrl?.(row)}
                    optionLabels={column.optionLabels}
                  />
                </TableCell>
              ))}
              <TableCell data-actions="">
                {actionsOf(table, row).map((action) => (
                  <RowAction key={action} action={action} row={row} table={table} />
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Root>
  );
}

function alignOf<Row>({ kind }: EntityColumn<Row>): 'right' | undefined {
  return fieldKindViews[kind].isNumeric && 'right';
}

const Root = styled(TableContainer)({
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius,
  '& table': { tableLayout: 'fixed' },
  '& td[data-main]': { fontWeight: 600, fontSize: '1rem' },
  '& th:first-of-type': { inlineSize: '40%' },
  '& th:last-of-type': { inlineSize: 232 },
  // Aligns the buttons' text with the column; their padding is for the pointer.
  '& td > .MuiButton-root': { minWidth: 0, marginInlineStart: -10, marginInlineEnd: 10, paddingInline: 10 },
  '& tr[data-busy]': { opacity: 0.6 },
  '& tr:last-of-type > td': { borderBlockEnd: 0 },
  [media.phone]: {
    '& table, & tbody': { display: 'block' },
    // Visually hidden on phones, still available to screen readers.
    '& thead': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 12px',
      padding: `${space(1.5)} ${space(2)} 4px`,
      '& + tr': { borderBlockStart: `1px solid ${color.border}` },
    },
    '& td': { display: 'block', blockSize: 'auto', padding: 0, border: 0, minInlineSize: 0 },
    '& td:not([data-main], .MuiTableCell-alignRight, [data-actions])': { gridColumn: '1 / -1', color: color.muted },
    '& td[data-actions]': {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      '& > .MuiButton-root': { minHeight: 44, fontSize: '1rem' },
      // Apart from the others, against deleting by accident.
      '& > [data-delete-row]': { marginInlineStart: 'auto' },
    },
  },
});
