import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useTable } from './table-context.ts';
import { shownView } from './table-state.ts';

/** What can be done where there are no rows, above what stands in their place. Internal to `EntityTable`. */
export function WithoutRows({ children }: { children: ReactNode }) {
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'end' }}>
        <ListTools />
      </Stack>
      {children}
    </>
  );
}

/** The caller's buttons and the way to create. Internal to `EntityTable`. */
export function ListTools() {
  const { tools, createHref, singular } = useTable();
  return (
    <>
      {tools}
      {createHref && (
        <Button href={createHref} size="small">
          Create {singular}
        </Button>
      )}
    </>
  );
}

/** The table while its first rows are on their way: the headings, and one row that says so. spec 2.5 */
export function LoadingRows() {
  const { label, columns } = useTable();
  const shown = columns.filter((column) => !column.hidden);
  return (
    <Table aria-label={label} aria-busy="true">
      <TableHead sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
        <TableRow>
          {shown.map((column) => (
            <TableCell key={column.field}>{column.header}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell colSpan={shown.length} align="center" sx={{ height: 88, color: 'text.secondary' }}>
            <span role="status">Loading...</span>
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

/** Says why no rows are shown, and takes back what was asked for. Internal to `EntityTable`. */
export function EmptyList() {
  const { label, state, change, clear, serverPage, views = [] } = useTable();
  const { search, filters } = state;
  const isFiltered = Object.keys(filters).length > 0;
  const view = shownView(views, state);
  if (serverPage && serverPage.total > 0) {
    const action = <Button onClick={() => change({})}>First page</Button>;
    return <EmptyState role="status" text="There are no more rows on this page." action={action} />;
  }
  if (search === '' && !isFiltered) return <EmptyState role="status" text={`No ${label.toLowerCase()} yet.`} />;
  if (search === '' && view) return <EmptyState role="status" text={`Nothing under “${view.label}”.`} />;
  return (
    <EmptyState
      role="status"
      text={search === '' ? 'Nothing matches the filters.' : `Nothing matches “${search}”.`}
      action={
        <>
          {search !== '' && (
            <Button variant="outlined" onClick={() => clear({ search: '' })}>
              Clear search
            </Button>
          )}{' '}
          {isFiltered && (
            <Button variant="outlined" onClick={() => clear({ filters: {} })}>
              Clear filters
            </Button>
          )}
        </>
      }
    />
  );
}
