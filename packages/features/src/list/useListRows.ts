import { holdsPersonalData } from '@porchlight/contract/call-access';
import type { ListQuery } from '@porchlight/contract/calls';
import type { ResourceName } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { browserListMax, listLimitMax, personalDataPageMax, searchMaxCharacters } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { ListResponse } from '@porchlight/contract/rendering';
import type { EntityTableProps, EntityTableState } from '@porchlight/ui/data-display/EntityTable';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, anyStateFilter, reportFailure, sendCall, staffListQuery } from '../api/index.ts';
import type { EntityDefinition } from '../entity/index.ts';

/** Long texts in a list are cut to this many graphemes: they are searched, but not read there. */
const excerptCharacters = 200;

/** Paging of a page that could not be loaded: the list can be searched and filtered all the same. */
const noPage = { next: null, previous: null, position: 0 };

/** Props of the table that concern loading its rows. */
type ListRows = Required<
  Pick<EntityTableProps<AnyRecord>, 'rows' | 'loading' | 'error' | 'hasInvalidCursor' | 'onRetry' | 'loadExport'>
> &
  Pick<EntityTableProps<AnyRecord>, 'serverPage'>;

/**
 * Loads a list's rows: all of them, or one server-side page if there are more than the browser should handle.
 * The first request tells which: with `whole`, the server responds with all records if they are few enough.
 */
export function useListRows(definition: EntityDefinition, state: EntityTableState): ListRows {
  const { name } = definition;
  const baseQuery = anyStateFilter(name);
  const client = useQueryClient();
  const fullQuery = useQuery({
    ...staffListQuery(name, { ...baseQuery, excerpt: excerptCharacters, whole: wholeMax(name), limit: 1 }),
    staleTime: 0,
  });
  const isPaged = fullQuery.data?.page !== undefined;
  const requestedQuery = { ...baseQuery, ...pageQuery(state) };
  const pagedQuery = useQuery({
    ...staffListQuery(name, { ...requestedQuery, excerpt: excerptCharacters }),
    enabled: isPaged,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data, error, refetch } = isPaged ? pagedQuery : fullQuery;

  const loadExport: ListRows['loadExport'] = async (matching, { onProgress }) => {
    try {
      if (matching === null) return await fetchAll((query) => fetchRows({ ...requestedQuery, ...query }), onProgress);
      const { records } = await fetchRows(baseQuery);
      const recordsById = new Map(records.map((record) => [record.id, record]));
      return matching.flatMap(({ id }) => recordsById.get(id) ?? []);
    } catch (failure) {
      reportFailure(`export ${definition.plural}`, failure);
      throw failure;
    }
  };
  const fetchRows = async (query: ListQuery) =>
    client.fetchQuery({ ...staffListQuery(name, query), staleTime: 0, gcTime: 0 });

  /** All matching rows, those that are not on the page with their ids only; or why they can't be selected. */
  const loadMatching = async () => {
    const { search, filter } = pageQuery(state);
    try {
      const body = { resource: name, search, filter, count: pagedQuery.data?.totalCount ?? 0 };
      const { ids } = await sendCall(otherCalls.selectRecords, { body });
      const page = (data?.records ?? []).filter(({ id }) => ids.includes(id));
      const shown = new Set(page.map(({ id }) => id));
      return [...page, ...ids.filter((id) => !shown.has(id)).map((id) => ({ id, version: 0 }))];
    } catch (failure) {
      reportFailure(`select all ${definition.plural}`, failure);
      if (!(failure instanceof ApiError) || !['conflict', 'validation'].includes(failure.code)) throw failure;
      void refetch();
      return failure.fields.count ?? failure.message;
    }
  };

  return {
    rows: data?.records ?? [],
    serverPage: isPaged
      ? { total: pagedQuery.data?.totalCount ?? 0, ...(pagedQuery.data?.page ?? noPage), loadMatching }
      : undefined,
    loading: fullQuery.isPending || (isPaged && (pagedQuery.isPending || pagedQuery.isPlaceholderData)),
    error: error && (isPaged || !data) ? errorText(error) : null,
    hasInvalidCursor: isPaged && cursorError(error) !== undefined,
    onRetry: () => void refetch(),
    loadExport,
  };
}

/**
 * Up to how many records a list is loaded whole. More personal data than a page is an export, which requires the
 * password.
 */
function wholeMax(name: ResourceName): number {
  return holdsPersonalData(name) ? personalDataPageMax : browserListMax;
}

/** Query parameters of a server-side page; the cursor stands for the page number. */
function pageQuery({ search, sort, filters, pageSize, cursor }: EntityTableState): ListQuery {
  return {
    limit: pageSize,
    ...(sort && { sort }),
    // A longer text was pasted: its beginning finds the record. Half a surrogate pair can't be part of a URL.
    ...(search && { search: search.slice(0, searchMaxCharacters).replace(/[\uD800-\uDBFF]$/, '') }),
    ...(Object.keys(filters).length > 0 && { filter: filters }),
    ...cursor,
  };
}

async function fetchAll(
  fetchPage: (query: ListQuery) => Promise<ListResponse<AnyRecord>>,
  onProgress?: (rows: number) => void,
): Promise<AnyRecord[]> {
  const rows: AnyRecord[] = [];
  for (let after: string | undefined; ; ) {
    // `before` and `after` override the cursor of the page on screen, so that fetching starts at the first page.
    const response = await fetchPage({ limit: listLimitMax, before: undefined, after });
    rows.push(...response.records);
    onProgress?.(rows.length);
    if (!response.page?.next) return rows;
    after = response.page.next;
  }
}

function errorText(error: Error): string {
  return cursorError(error) ?? 'The list can’t be loaded right now. Check your connection and try again.';
}

function cursorError(error: Error | null): string | undefined {
  return error instanceof ApiError ? (error.fields.after ?? error.fields.before) : undefined;
}
