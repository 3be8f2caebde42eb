import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

/**
 * Reads a list of entries page by page, newest first.
 * @param fetchPage fetches the entries before an id; `next` is that of the next page, null on the last one
 * @param listName the list in its error message, as in 'history'
 * @returns the pages, and the list's props about loading them
 */
export function useInfiniteEntries<EntriesPage extends { next: number | null }>(
  queryKey: QueryKey,
  fetchPage: (before: number | undefined) => Promise<EntriesPage>,
  listName: string,
) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page: EntriesPage) => page.next ?? undefined,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    pages: data?.pages,
    hasNextPage,
    refetch,
    listProps: {
      loading: isPending,
      error: error && !data ? `The ${listName} can’t be loaded right now. Check your connection and try again.` : null,
      onRetry: () => void refetch(),
      onLoadMore: hasNextPage ? () => void fetchNextPage() : undefined,
      isLoadingMore: isFetchingNextPage,
    },
  };
}
