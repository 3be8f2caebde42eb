import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { otherCalls } from '@porchlight/contract/other-calls';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Link } from '@porchlight/ui/navigation/Link';
import { useQuery } from '@tanstack/react-query';
import { sendCall } from '../api/index.ts';
import { DashboardPage, MissedList } from '../frame/index.ts';

/** The addresses that visitors opened in vain, each to be redirected or ignored. */
export function MissedAddressesPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['missed-addresses'],
    queryFn: () => sendCall(otherCalls.missedAddresses),
    staleTime: 0,
  });
  return (
    <DashboardPage title="Addresses not found">
      <Stack>
        <Typography color="textSecondary">
          Visitors opened these addresses, and there was no page. Nothing about the visitors is stored.{' '}
          <Link href={dashboardUrls.redirect.list}>Back to redirects</Link>
        </Typography>
        <MissedList
          label="Addresses not found"
          verb="Opened"
          empty="No addresses. Every address that visitors opened has a page or a redirect."
          failed={error !== null}
          entries={data?.addresses.map(({ path, count, last_day }) => ({
            name: path,
            count,
            lastDay: last_day,
            action: { label: 'Send them to …', href: redirectFormUrl(path) },
          }))}
          onIgnore={async (path, ignored) => {
            await sendCall(otherCalls.ignoreMissedAddress, { body: { path, ignored } });
            await refetch();
          }}
        />
      </Stack>
    </DashboardPage>
  );
}

/** The form of a new redirect, with the address filled in. */
function redirectFormUrl(path: string): string {
  return `${dashboardUrls.redirect.create}?${new URLSearchParams({ path })}`;
}
