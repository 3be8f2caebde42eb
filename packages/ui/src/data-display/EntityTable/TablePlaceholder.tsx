import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { Button } from '../../inputs/Button/index.ts';
import { color, media } from '../../theme/index.ts';
import { useTable } from './table-context.ts';
import { activeView } from './table-state.ts';

/** The table without rows: they are loading, or there are none. Both have the list's buttons. Internal to `EntityTable`. */
export function TablePlaceholder({ isLoading }: { isLoading: boolean }) {
  const { error } = useTable();
  if (!isLoading && !error) return <EmptyList />;
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'end' }}>
        <ListActions />
      </Stack>
      {isLoading && <LoadingRow />}
    </>
  );
}

/** The caller's buttons and 'Create'. Internal to `EntityTable`. */
export function ListActions() {
  const { tools, createHref, primaryAction, singular, createLabel = `Create ${singular}` } = useTable();
  return (
    <>
      {tools}
      {createHref && (
        <Button href={createHref} size="small" variant={primaryAction ? 'outlined' : undefined}>
          {createLabel}
        </Button>
      )}
      {primaryAction && (
        <Button size="small" onClick={primaryAction.onClick}>
          {primaryAction.label}
        </Button>
      )}
    </>
  );
}

/** The table while its first rows load: one row that says so. spec 2.5 */
function LoadingRow() {
  return (
    <Table aria-label={useTable().label} aria-busy="true">
      <TableBody>
        <TableRow>
          <TableCell align="center" sx={{ height: 88, color: 'text.secondary' }}>
            <span role="status">Loading...</span>
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

/** The grid of pictures while its first rows load: tiles of the pictures' size. spec 2.5 Internal to `EntityTable`. */
export function TilesPlaceholder() {
  return (
    <div aria-busy="true">
      <span role="status" className="pl-sr">
        Loading...
      </span>
      <Tiles aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <div key={index} />
        ))}
      </Tiles>
    </div>
  );
}

const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 16,
  // Below the toolbar that comes with the rows.
  marginBlockStart: 60,
  '& > div': { aspectRatio: '4 / 3', marginBlockEnd: 44, backgroundColor: color.band },
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Says why there are no rows, and offers the first step, or to reset search, filters or page; empty after an error. Internal to `EntityTable`. */
export function EmptyList() {
  const { label, rows, state, clear, serverPage, error, views = [], emptyText } = useTable();
  const { search, filters } = state;
  const isFiltered = Object.keys(filters).length > 0;
  const isPastEnd = serverPage !== undefined && serverPage.total > 0;
  if (error) return null;
  const resets = [
    { label: 'First page', helps: isPastEnd, part: {} },
    { label: 'Clear search', helps: search !== '', part: { search: '' } },
    { label: 'Clear filters', helps: isFiltered, part: { filters: {} } },
  ];
  const isEmpty = rows.length === 0 && !serverPage;
  const text = () => {
    if (isEmpty) return emptyText?.missing ?? `No ${label.toLowerCase()} yet.`;
    if (isPastEnd) return 'There are no more rows on this page.';
    if (search !== '') return `Nothing matches “${search}”.`;
    const view = activeView(views, state);
    if (isFiltered) return view ? `Nothing in “${view.label}”.` : 'Nothing matches the filters.';
    return `No ${label.toLowerCase()} here.`;
  };
  if (isEmpty)
    return (
      <EmptyState
        role="status"
        text={text()}
        details={emptyText?.why}
        action={
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <ListActions />
          </Stack>
        }
      />
    );
  return (
    <EmptyState
      role="status"
      text={text()}
      action={resets.map(
        ({ label, helps, part }) =>
          helps && (
            <Button key={label} variant="outlined" onClick={() => clear(part)}>
              {label}
            </Button>
          ),
      )}
    />
  );
}
