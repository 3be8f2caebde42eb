import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import type { EntityRow } from '../../inputs/RowMenu/index.ts';
import { formatFieldValue } from '../FieldValue/index.ts';
import { readColumn } from './entity-table-types.ts';
import { type TableContextValue, useTable } from './table-context.ts';
import { pageChange } from './table-rows.ts';
import { pageSizes } from './table-state.ts';

/** Row count, total and pagination: the footer of the grid and of the items. Internal. */
export function ListPages() {
  const table = useTable();
  const { state, change, page, serverPage, error } = table;
  // The total is unknown.
  if (error && page.total === 0) return null;
  return (
    <>
      <Typography
        align="right"
        sx={{ flex: 1, marginInlineEnd: { md: 3 }, fontWeight: 600, '&:empty': { display: 'none' } }}
      >
        {sumText(table)}
      </Typography>
      <TablePagination
        component="div"
        count={page.total}
        page={page.page}
        onPageChange={(_, newPage) => change(pageChange(page, newPage, serverPage))}
        rowsPerPage={state.pageSize}
        rowsPerPageOptions={pageSizes}
        onRowsPerPageChange={(event) => change({ pageSize: Number(event.target.value) })}
        labelRowsPerPage="Rows per page"
        labelDisplayedRows={() => page.text}
        showFirstButton
        getItemAriaLabel={(type) => `${type[0]?.toUpperCase()}${type.slice(1)} page`}
        slotProps={{
          // Announced after a search and on every new page.
          displayedRows: { role: 'status' },
          select: { native: true, inputProps: { 'aria-label': 'Rows per page' } },
        }}
        sx={wrappedStyle}
      />
    </>
  );
}

/** Number of matching rows and their total: '6 donations, $1,501.00'; null without a money column. */
function sumText({ label, singular, columns, matches, serverPage, page: { total } }: TableContextValue<EntityRow>) {
  const money = columns.find(({ kind }) => kind === 'money');
  if (!money || total === 0) return null;
  const sum = matches.reduce((amount, row) => amount + Number(readColumn(money, row) ?? 0), 0);
  const amount = serverPage ? serverPage.amount : sum;
  if (amount === undefined) return null;
  const count = `${total.toLocaleString('en-US')} ${total === 1 ? singular : label.toLowerCase()}`;
  return `${count}, ${formatFieldValue('money', amount)}`;
}

/**
 * On phones the buttons stand beside the rows' numbers, without the label of the select, whose name says it; with large
 * letters they wrap. MUI's default is horizontal scrolling.
 */
const wrappedStyle = {
  overflow: 'visible',
  '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', paddingInline: 0 },
  '& .MuiTablePagination-spacer': { display: 'none' },
  '& .MuiTablePagination-input': { marginInline: { xs: 0, md: '8px 16px' } },
  '& .MuiTablePagination-selectLabel': { display: { xs: 'none', md: 'block' } },
  '& .MuiTablePagination-displayedRows': { marginInlineEnd: 'auto' },
  '& .MuiTablePagination-actions': { marginInlineStart: 'auto' },
} as const;
