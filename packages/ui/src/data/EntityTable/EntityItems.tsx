import ImageList from '@mui/material/ImageList';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import { Fragment, type ReactNode, useMemo } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { TwoLines } from '../../primitives/TwoLines/index.ts';
import { useNarrowScreen } from '../../theme/index.ts';
import { type EntityRow, RowMenu } from '../RowMenu/index.ts';
import { EmptyList } from './EmptyList.tsx';
import { EntityPicture } from './EntityPicture.tsx';
import { ItemsToolbar } from './ItemsToolbar.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { rowDetails } from './row-details.ts';
import { useRowActions, useTable } from './table-context.ts';
import { pagesOf, pageText } from './table-pages.ts';
import { matchingRows } from './table-rows.ts';
import { firstPage, pageSizes } from './table-state.ts';

/**
 * The rows as items of two lines, for phones, or as pictures: nothing is scrolled sideways, and the grid is not loaded.
 * Internal to `EntityTable`.
 * @param waiting stands in their place until they are here; null once they are
 */
export function EntityItems({ waiting }: { waiting: ReactNode }) {
  return waiting ?? <Items />;
}

function Items() {
  const isNarrow = useNarrowScreen();
  const table = useTable();
  const { label, rows, columns, serverPage, state, change, asPictures } = table;
  const found = useMemo(
    () => (serverPage ? rows : matchingRows(rows, columns, { ...state, filters: {} })),
    [serverPage, rows, columns, state],
  );
  const pages = pagesOf(table, found.length);
  const first = serverPage ? 0 : pages.page * state.pageSize;
  const shown = found.slice(first, first + state.pageSize);
  return (
    <>
      <ItemsToolbar />
      {shown.length === 0 ? (
        <EmptyList />
      ) : (
        <>
          {asPictures ? (
            <ImageList aria-label={label} cols={isNarrow ? 2 : 4} gap={16} rowHeight="auto">
              {shown.map((row) => (
                <EntityPicture key={row.id} row={row} />
              ))}
            </ImageList>
          ) : (
            <List aria-label={label} disablePadding>
              {shown.map((row) => (
                <EntityItem key={row.id} row={row} />
              ))}
            </List>
          )}
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
            sx={wrapped}
          />
        </>
      )}
    </>
  );
}

function EntityItem({ row }: { row: EntityRow }) {
  const { columns, markedId } = useTable();
  const actions = useRowActions();
  const { titleOf, busy, viewHref } = actions;
  const title = titleOf(row);
  const main = columns.find((column) => column.main);
  return (
    <Item divider disableGutters aria-busy={busy.has(row.id)} data-marked={row.id === markedId || undefined}>
      <RowCheckbox row={row} />
      <TwoLines
        picture={main?.fileUrl?.(row)}
        first={viewHref ? <Link href={viewHref(row)}>{title}</Link> : title}
        second={rowDetails(columns, row).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a row stand where they stand
          <Fragment key={index}>
            {index > 0 && ' · '}
            {part}
          </Fragment>
        ))}
      />
      <RowMenu row={row} {...actions} />
    </Item>
  );
}

/** On a phone its buttons go to a line of their own, where MUI would have one scroll to them sideways. */
const wrapped = {
  overflow: 'visible',
  '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', paddingInline: 0 },
  '& .MuiTablePagination-spacer': { display: 'none' },
  '& .MuiTablePagination-input': { marginInline: '8px 16px' },
  '& .MuiTablePagination-actions': { marginInlineStart: 'auto' },
} as const;

const Item = styled(ListItem)(({ theme }) => ({
  gap: theme.spacing(1.5),
  minHeight: 64,
  paddingBlock: theme.spacing(0.5),
  // A thumb's target.
  '& a': { paddingBlock: 4, fontWeight: 600, textDecoration: 'none' },
  '&[aria-busy="true"]': { opacity: 0.6 },
  '&[data-marked]': { backgroundColor: `color-mix(in srgb, ${theme.palette.lamp.main} 12%, transparent)` },
  '& > .MuiCheckbox-root': { margin: '0 -12px' },
}));
