import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { otherCalls } from '@porchlight/contract/other-calls';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Link } from '@porchlight/ui/navigation/Link';
import { useQuery } from '@tanstack/react-query';
import { sendCall } from '../api/index.ts';
import { DashboardPage, MissedList } from '../frame/index.ts';
import { urls } from '../urls/index.ts';

/** What visitors searched for and didn’t find. */
export function MissedSearchesPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['missed-searches'],
    queryFn: () => sendCall(otherCalls.missedSearches),
    staleTime: 0,
  });
  return (
    <DashboardPage title="Searches without results">
      <Stack>
        <Typography color="textSecondary">
          Visitors searched for these words, and no page has them. Use the words on the page that answers them, or add
          them to the words that mean the same. Nothing about the visitors is stored.{' '}
          <Link href={dashboardUrls.organization.list}>
            Words that mean the same are in the settings, under Advanced
          </Link>
        </Typography>
        {data?.counted === false && (
          <Typography>Searches are not counted. You can turn this on in the settings, under Advanced.</Typography>
        )}
        <MissedList
          label="Searches without results"
          verb="Searched for"
          empty={data?.counted ? 'No searches. Every search found something.' : 'No searches.'}
          failed={error !== null}
          entries={data?.searches.map(({ words, count, last_day }) => ({
            name: words,
            count,
            lastDay: last_day,
            action: { label: 'Search', href: `${urls.search}?${new URLSearchParams({ q: words })}` },
          }))}
          onIgnore={async (words, ignored) => {
            await sendCall(otherCalls.ignoreMissedSearch, { body: { words, ignored } });
            await refetch();
          }}
        />
      </Stack>
    </DashboardPage>
  );
}
