/** Control for the figures of lists: only React and MUI's DataGrid, with a list's columns. */
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  type GridColDef,
  type GridFilterModel,
  type GridSortModel,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BareRow } from './serve.ts';

const columns: GridColDef<BareRow>[] = [
  {
    field: 'title',
    headerName: 'Title',
    flex: 2,
    renderCell: ({ row, value }) => <a href={`/show/${row.id}`}>{value}</a>,
  },
  { field: 'subtitle', headerName: 'Subtitle', flex: 1 },
  { field: 'changed', headerName: 'Changed', width: 236 },
  {
    field: 'actions',
    headerName: 'Actions',
    sortable: false,
    width: 214,
    renderCell: () => ['View', 'Edit', 'Delete'].map((action) => <Button key={action}>{action}</Button>),
  },
];

const parser = (text: string) => [text];
const slots = { toolbar: BareToolbar };

function BareToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded parser={parser}>
        <QuickFilterControl type="search" />
      </QuickFilter>
      <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
      <ExportCsv>Export</ExportCsv>
    </Toolbar>
  );
}

function List() {
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 25 });
  const [sortModel, setSortModel] = useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
  const [{ rows, total }, setFound] = useState<{ rows: BareRow[]; total: number }>({ rows: [], total: 0 });
  const query = JSON.stringify([paginationModel.page, sortModel, filterModel.quickFilterValues]);
  useEffect(() => {
    const stop = new AbortController();
    void fetch(`/rows?${encodeURIComponent(query)}`, { signal: stop.signal })
      .then((response) => response.json())
      .then(setFound, () => {});
    return () => stop.abort();
  }, [query]);
  return (
    <DataGrid
      {...{ rows, columns, paginationModel, sortModel, filterModel }}
      rowCount={total}
      paginationMode="server"
      sortingMode="server"
      filterMode="server"
      pageSizeOptions={[25]}
      onPaginationModelChange={setPaginationModel}
      onSortModelChange={setSortModel}
      onFilterModelChange={setFilterModel}
      checkboxSelection
      disableVirtualization
      showToolbar
      slots={slots}
    />
  );
}

/** Two lists, so that each can be opened from the other. */
function Page() {
  const [list, setList] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setList(list + 1)}>
        Other list
      </button>
      <List key={list} />
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
