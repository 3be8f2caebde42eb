import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useTable } from './table-context.ts';
import { firstPage, isShown } from './table-state.ts';

/** Says why no rows are shown, and takes back what was asked for. Internal to `EntityTable`. */
export function EmptyList() {
  const { state, change, searchRef, serverPage, emptyText, views } = useTable();
  const { search, filters } = state;
  const isFiltered = Object.keys(filters).length > 0;
  // The button that was pressed goes with what it cleared.
  const clear = (part: Partial<typeof state>) => {
    searchRef.current?.focus();
    change({ ...part, ...firstPage });
  };
  if (serverPage && serverPage.total > 0) {
    return (
      <EmptyState
        role="status"
        text="There are no more rows on this page."
        action={<Button onClick={() => change(firstPage)}>First page</Button>}
      />
    );
  }
  if (search === '' && !isFiltered) return <EmptyState role="status" text={emptyText} />;
  const view = views.find(isShown(state));
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
