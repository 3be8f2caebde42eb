import { searchPageSize } from '@porchlight/contract/limits';
import { areCountsExact } from '@porchlight/contract/search';
import { SearchResults } from '@porchlight/ui/data-display/SearchResults';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { FilterLinks } from '@porchlight/ui/navigation/FilterLinks';
import { Pager } from '@porchlight/ui/navigation/Pager';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PopularLinks } from './PopularLinks.tsx';
import {
  kindLinks,
  type RequestedSearch,
  searchFailureText,
  searchHref,
  searchNote,
  searchPageQuery,
  searchResultItem,
} from './search.view.ts';

export interface PagedSearchResultsProps {
  /** The search; its `q` must not be empty. */
  search: RequestedSearch;
}

/** A page of search results, with loading, error and empty states. Older results stay until newer ones are loaded. */
export function PagedSearchResults({ search }: PagedSearchResultsProps) {
  const { q, kind, page } = search;
  const result = useQuery({ ...searchPageQuery(search), placeholderData: keepPreviousData });
  if (result.isPending) return <Loading />;
  if (!result.data) {
    return (
      <Stack spacing={4}>
        <ErrorMessage text={searchFailureText(result.error?.status)}>
          <Button variant="outlined" onClick={() => void result.refetch()}>
            Try again
          </Button>
        </ErrorMessage>
        <PopularLinks />
      </Stack>
    );
  }
  const { results, total, counts, respelled } = result.data;
  const pageCount = Math.max(1, Math.ceil(total / searchPageSize));
  return (
    <Stack spacing={4}>
      <FilterLinks links={kindLinks(search, counts)} />
      {results.length === 0 && total > 0 ? (
        <EmptyState
          text={`These results have no page ${page}.`}
          action={<Button href={searchHref({ q, kind, page: pageCount })}>Go to the last page</Button>}
        />
      ) : (
        <SearchResults
          results={results.map(searchResultItem)}
          query={respelled ?? q}
          total={total}
          hasMore={!areCountsExact(counts, kind)}
          isBusy={result.isPlaceholderData}
          note={searchNote(q, result.data)}
          emptyText={`No results for “${q}”. Try fewer words or different words.`}
        />
      )}
      {pageCount > 1 && results.length > 0 && (
        <Pager
          page={page}
          pageCount={pageCount}
          hasNext={page < pageCount}
          hrefFor={(other) => searchHref({ q, kind, page: other })}
          label="Pages of results"
        />
      )}
      {total === 0 && <PopularLinks />}
    </Stack>
  );
}
