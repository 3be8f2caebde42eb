import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useImperativeHandle, useRef } from 'react';
import {
  defaultEntityTableWords,
  type EntityColumn,
  type EntityRow,
  type EntityRowActions,
  readColumn,
} from '../EntityTable/entity-table-types.ts';
import { RowActions } from '../EntityTable/RowActions.tsx';
import { useRowDeletion } from '../EntityTable/useRowDeletion.ts';
import { FieldValue, formatFieldValue } from '../FieldValue/index.ts';
import { color, media, radius, smallText, space } from '../theme/index.ts';

/** Props of `CompactTable`. */
export interface CompactTableProps<Row extends EntityRow>
  extends EntityRowActions<Row>,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name, such as 'Recent donations'. */
  label: string;
  /** A few rows, all of them shown. */
  rows: readonly Row[];
  /** Columns in their order, one of them `main`. */
  columns: readonly EntityColumn<Row>[];
  /** Heading of the last column, for screen readers. @default 'Actions' */
  actionsLabel?: string;
}

/**
 * A few rows with View, Edit and Delete: no search, no pages, nothing to load. On a phone a row is two lines and its
 * actions. Renders a `div` with a table.
 *
 * - **When**: the latest few records on a start page.
 * - **Not for**: all records of a kind: `EntityTable`.
 * - **Keys**: Tab goes from action to action; after a delete the focus is on the row that took its place.
 */
export function CompactTable<Row extends EntityRow>({
  label,
  rows,
  columns,
  viewHref,
  editHref,
  onDelete,
  actionsLabel = defaultEntityTableWords.actions,
  ref,
  ...rest
}: CompactTableProps<Row>) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const { busy, remove } = useRowDeletion(root, rows, onDelete);
  const main = columns.find((column) => column.main) ?? columns[0];
  const titleOf = (row: Row) => (main && formatFieldValue(main.kind, readColumn(main, row))) || String(row.id);
  const table = {
    viewHref,
    editHref,
    onDelete: onDelete && remove,
    titleOf,
    busy,
    words: defaultEntityTableWords,
  };
  return (
    <Root ref={root} tabIndex={-1} {...rest}>
      <Table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.field} scope="col" data-kind={column.kind}>
                {column.header}
              </th>
            ))}
            <th scope="col">{actionsLabel}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-busy={busy.has(row.id) ? '' : undefined}>
              {columns.map((column) => (
                <td key={column.field} data-kind={column.kind} data-main={column === main ? '' : undefined}>
                  <FieldValue
                    kind={column.kind}
                    value={readColumn(column, row)}
                    fileUrl={column.fileUrl?.(row)}
                    optionLabels={column.optionLabels}
                  />
                </td>
              ))}
              <td data-actions="">
                <RowActions row={row} table={table} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
}

const Root = styled('div')({
  minInlineSize: 0,
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius,
});

const Table = styled('table')({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: smallText,
  '& th': { blockSize: 44, paddingInline: 12, textAlign: 'start', fontWeight: 600, color: color.muted },
  '& td': { blockSize: 44, paddingInline: 12, borderBlockStart: `1px solid ${color.border}` },
  '& [data-kind="money"], & [data-kind="number"]': { textAlign: 'end' },
  '& td[data-main]': { fontWeight: 600, fontSize: '1rem' },
  '& th:first-of-type': { inlineSize: '40%' },
  '& th:last-of-type, & td[data-actions]': { inlineSize: 212, paddingInlineStart: 22 },
  '& tbody tr:hover': { backgroundColor: color.band, '& a, & button': { '--hover': color.surface } },
  '& tr[data-busy]': { opacity: 0.6 },
  [media.phone]: {
    display: 'block',
    '& tbody': { display: 'block' },
    // The heading row is still there for screen readers.
    '& thead': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 12px',
      padding: `${space(1.5)} ${space(2)} 4px`,
      '& + tr': { borderBlockStart: `1px solid ${color.border}` },
    },
    '& td': { display: 'block', blockSize: 'auto', padding: 0, border: 0, minInlineSize: 0 },
    '& td:not([data-main], [data-kind="money"], [data-actions])': { gridColumn: '1 / -1', color: color.muted },
    '& td[data-actions]': {
      gridColumn: '1 / -1',
      inlineSize: 'auto',
      // The words of the actions stand below the row's own.
      padding: 0,
      '& > div > *': { minBlockSize: 44, fontSize: '1rem' },
      // Away from the others: a thumb that slips should not delete.
      '& > div > button': { marginInlineStart: 'auto' },
    },
  },
});
