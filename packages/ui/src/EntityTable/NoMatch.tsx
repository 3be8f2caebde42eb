import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import type { EntityTableWords } from './entity-table-types.ts';

interface NoMatchProps {
  search: string;
  hasFilters: boolean;
  onClearSearch: () => void;
  onClearFilters: () => void;
  /** For a list that has become empty. */
  emptyText: string;
  words: EntityTableWords;
}

/** Says that nothing matches, and takes back what was asked for. Internal to `EntityTable`. */
export function NoMatch({ search, hasFilters, onClearSearch, onClearFilters, emptyText, words }: NoMatchProps) {
  const text = search === '' ? words.noFilterMatch : `${words.noMatch} “${search}”.`;
  return (
    <div role="status">
      <EmptyState
        text={search === '' && !hasFilters ? emptyText : text}
        action={
          <>
            {search !== '' && (
              <Button variant="outlined" onClick={onClearSearch}>
                {words.clearSearch}
              </Button>
            )}{' '}
            {hasFilters && (
              <Button variant="outlined" onClick={onClearFilters}>
                {words.clearFilters}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}

/** Says that a page has no rows any more, and leads to the first one. Internal to `EntityTable`. */
export function EmptyPage({ onFirst, words }: { onFirst: () => void; words: EntityTableWords }) {
  return (
    <div role="status">
      <EmptyState
        text={words.emptyPage}
        action={
          <Button variant="outlined" onClick={onFirst}>
            {words.firstPage}
          </Button>
        }
      />
    </div>
  );
}
