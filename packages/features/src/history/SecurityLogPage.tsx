import { dayAt } from '@porchlight/contract/dates';
import { searchMaxCharacters, securityLogDays } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { type SecurityKind, type SecurityLogQuery, securityKinds } from '@porchlight/contract/security-log';
import { HistoryList } from '@porchlight/ui/data-display/HistoryList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ListFilterBar, parseDateRange } from '@porchlight/ui/inputs/FilterBar';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listQuery, sendCall } from '../api/index.ts';
import { useInfiniteEntries } from '../entity/index.ts';
import { DashboardPage } from '../frame/index.ts';
import { useNow } from '../site/index.ts';
import { securityEntry } from './security-entries.ts';
import { parseFilterId, useFilterParams } from './useHistoryFilters.ts';

/** Maximum number of accounts in the filter; further ones can be found with the search. */
const peopleMax = 200;

/**
 * The security log for administrators: sign-ins, refusals, changes of accounts, exports of donors and so on, newest
 * first, by day. The filters for text, kind, account and dates are in the URL.
 */
export function SecurityLogPage() {
  const now = useNow();
  const [params, setFilter] = useFilterParams('q');
  const filters = useMemo(() => parseFilters(params), [params]);
  const { pages, listProps } = useInfiniteEntries(
    ['security-log', filters],
    (before) => sendCall(otherCalls.securityLog, { query: { ...filters, before } }),
    'security log',
  );
  const people = useQuery(listQuery('user', { sort: 'username', limit: peopleMax })).data?.records ?? [];
  const entries = useMemo(
    () => (pages ?? []).flatMap((page) => page.entries.map((entry) => securityEntry(entry, now))),
    [pages, now],
  );
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

  return (
    <DashboardPage title="Security log">
      <Stack>
        <Typography color="textSecondary">
          Entries are kept for {securityLogDays} days and can’t be changed. To check this, run porchlight doctor.
        </Typography>
        <ListFilterBar
          filters={[
            { name: 'q', label: 'Name, address or call', value: params.get('q') ?? '', maxLength: searchMaxCharacters },
            {
              name: 'kind',
              label: 'What',
              allText: 'Everything',
              value: filters.kind ?? '',
              options: Object.entries(securityKinds).map(([value, label]) => ({ value, label })),
            },
            {
              name: 'user',
              label: 'Who',
              allText: 'Everyone',
              value: filters.user === undefined ? '' : String(filters.user),
              options: people.map(({ id, username }) => ({ value: String(id), label: username })),
            },
            { name: 'days', label: 'When', allText: 'All days', value: params.get('days') ?? '', today: dayAt(now) },
          ]}
          onChange={setFilter}
        />
        <HistoryList
          label="Security log"
          entries={entries}
          emptyText={isFiltered ? 'Nothing matches these filters.' : 'No entries yet.'}
          {...listProps}
        />
      </Stack>
    </DashboardPage>
  );
}

/** Reads the filters from the URL. Invalid values are ignored. */
function parseFilters(params: URLSearchParams): Omit<SecurityLogQuery, 'before' | 'limit'> {
  const kind = Object.keys(securityKinds).find((each): each is SecurityKind => each === params.get('kind'));
  const { from, to } = parseDateRange(params.get('days') ?? '');
  const day = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined);
  return {
    kind,
    user: parseFilterId(params.get('user')),
    from: day(from),
    to: day(to),
    q: params.get('q')?.slice(0, searchMaxCharacters) || undefined,
  };
}
