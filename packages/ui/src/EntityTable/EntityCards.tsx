import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import { useMemo } from 'react';
import { FieldValue, isEmptyValue } from '../FieldValue/index.ts';
import { Link } from '../Link/index.ts';
import { type EntityRow, RowActions } from '../RowActions/index.ts';
import { color, smallText } from '../theme/index.ts';
import { CardsToolbar } from './CardsToolbar.tsx';
import { EmptyList } from './EmptyList.tsx';
import { readColumn } from './entity-table-types.ts';
import { useTable } from './table-context.ts';
import { pagesOf, pageText } from './table-pages.ts';
import { matchingRows } from './table-rows.ts';
import { firstPage, pageSizes } from './table-state.ts';

/** The rows as cards, for phones: nothing has to be scrolled sideways, and the grid is not loaded. Internal to `EntityTable`. */
export function EntityCards() {
  const table = useTable();
  const { label, rows, columns, serverPage, state, change } = table;
  const found = useMemo(
    () => (serverPage ? rows : matchingRows(rows, columns, { ...state, filters: {} })),
    [serverPage, rows, columns, state],
  );
  const pages = pagesOf(table, found.length);
  const first = serverPage ? 0 : pages.page * state.pageSize;
  const shown = found.slice(first, first + state.pageSize);
  return (
    <>
      <CardsToolbar />
      {shown.length === 0 ? (
        <EmptyList />
      ) : (
        <>
          <List aria-label={label}>
            {shown.map((row) => (
              <EntityCard key={row.id} row={row} />
            ))}
          </List>
          <TablePagination
            component="div"
            count={pages.total}
            page={pages.page}
            onPageChange={(_, page) => pages.goTo(page)}
            rowsPerPage={state.pageSize}
            rowsPerPageOptions={pageSizes}
            onRowsPerPageChange={(event) => change({ pageSize: Number(event.target.value), ...firstPage })}
            labelRowsPerPage="Rows per page"
            labelDisplayedRows={() => pages.text}
            {...pageText}
          />
        </>
      )}
    </>
  );
}

function EntityCard({ row }: { row: EntityRow }) {
  const { columns, titleOf, busy, selection, viewHref, editHref, onDelete } = useTable();
  const picture = columns.find((column) => column.kind === 'image' && !isEmptyValue(readColumn(column, row)));
  // What isn't given takes no room on a small screen.
  const details = columns.filter(
    (column) => !column.main && column.kind !== 'image' && !isEmptyValue(readColumn(column, row)),
  );
  const isSelected = selection?.ids.has(row.id) ?? false;
  return (
    <Item
      component="li"
      variant="outlined"
      data-busy={busy.has(row.id) ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
    >
      <Head>
        {picture && <FieldValue kind="image" value={readColumn(picture, row)} fileUrl={picture.fileUrl?.(row)} />}
        <p>{viewHref ? <Link href={viewHref(row)}>{titleOf(row)}</Link> : titleOf(row)}</p>
        {selection && (
          <Checkbox
            checked={isSelected}
            onChange={() =>
              selection.set(isSelected ? [...selection.ids].filter((id) => id !== row.id) : [...selection.ids, row.id])
            }
            slotProps={{ input: { 'aria-label': `Select ${titleOf(row)}` } }}
          />
        )}
      </Head>
      {details.length > 0 && (
        <Details>
          {details.map((column) => (
            <div key={column.field}>
              <dt>{column.header}</dt>
              <dd>
                <FieldValue kind={column.kind} value={readColumn(column, row)} optionLabels={column.optionLabels} />
              </dd>
            </div>
          ))}
        </Details>
      )}
      <RowActions row={row} {...{ viewHref, editHref, onDelete, titleOf, busy }} />
    </Item>
  );
}

// One on a phone, two where both have room.
const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: 12,
  minInlineSize: 0,
});

const Item = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  minInlineSize: 0,
  padding: '14px 16px 6px',
  '&[data-busy]': { opacity: 0.6 },
  '&[data-selected]': { borderColor: color.primary, outline: `1px solid ${color.primary}` },
  // At the foot, however short a card is beside its neighbor.
  '& > div:last-child': {
    marginBlockStart: 'auto',
    borderBlockStart: `1px solid ${color.border}`,
    paddingBlockStart: 6,
  },
}) as typeof Card;

const Head = styled('div')({
  display: 'flex',
  // Where letters are large, the title stands below the picture.
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'flex-start',
  '& > span:first-of-type:not(:last-child)': { flexShrink: 0 },
  '& > p': { flex: '1 1 5rem', fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere', minInlineSize: 0 },
  // A thumb's target, at the card's corner.
  '& > .MuiCheckbox-root': { inlineSize: 44, blockSize: 44, margin: '-12px -14px -10px auto' },
});

const Details = styled('dl')({
  display: 'grid',
  gap: 4,
  fontSize: smallText,
  minInlineSize: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 12 },
  '& dt': { flex: '0 0 max(5.5rem, 30%)', color: color.muted, overflowWrap: 'anywhere' },
  '& dd': { flex: '1 1 8rem', minInlineSize: 0 },
  '& dd > span': { whiteSpace: 'normal', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
});
