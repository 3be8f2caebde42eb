import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { formatLongDate } from '@porchlight/contract/dates';
import type { MissedAddress } from '@porchlight/contract/missed-addresses';
import { otherCalls } from '@porchlight/contract/other-calls';
import { ItemList } from '@porchlight/ui/data-display/ItemList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Snackbar } from '@porchlight/ui/feedback/Snackbar';
import { useFocusWhenLost } from '@porchlight/ui/hooks';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Link } from '@porchlight/ui/navigation/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reportFailure, sendCall } from '../api/index.ts';
import { DashboardPage } from '../frame/index.ts';

/** Addresses that are shown at once: a thousand with their buttons would take a second. */
const shownAtOnce = 100;

/** The addresses that visitors opened in vain, each to be redirected or ignored. */
export function MissedAddressesPage() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['missed-addresses'],
    queryFn: () => sendCall(otherCalls.missedAddresses),
    staleTime: 0,
  });
  const [shown, setShown] = useState(shownAtOnce);
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState('');
  const [lastIgnored, setLastIgnored] = useState('');
  const statusLine = useFocusWhenLost<HTMLDivElement>(status);

  const setIgnored = async (path: string, ignored: boolean) => {
    setFailure('');
    try {
      await sendCall(otherCalls.ignoreMissedAddress, { body: { path, ignored } });
      await refetch();
      setLastIgnored(ignored ? path : '');
      setStatus(ignored ? noLongerListed(path) : `${path} is listed again.`);
    } catch (cause) {
      reportFailure('ignore an address', cause);
      setFailure(`${path} is ${ignored ? 'still' : 'not'} listed. Check your connection and try again.`);
    }
  };
  const addresses = data?.addresses ?? [];

  return (
    <DashboardPage title="Addresses not found">
      <Stack>
        <Typography color="textSecondary">
          Visitors opened these addresses, and there was no page. Nothing about the visitors is stored.{' '}
          <Link href={dashboardUrls.redirect.list}>Back to redirects</Link>
        </Typography>
        {isPending && <Loading />}
        {error && <ErrorMessage text="The addresses can’t be loaded right now. Check your connection and try again." />}
        {failure && <ErrorMessage text={failure} />}
        <div role="status" ref={statusLine} tabIndex={-1}>
          {status && <Typography>{status}</Typography>}
        </div>
        {data && addresses.length === 0 && (
          <Typography>No addresses. Every address that visitors opened has a page or a redirect.</Typography>
        )}
        {addresses.length > 0 && (
          <ItemList
            label="Addresses not found"
            items={addresses.slice(0, shown).map((address) => ({
              id: address.path,
              title: address.path,
              lines: [usesText(address)],
              actions: [
                { label: 'Send them to …', href: redirectFormUrl(address) },
                { label: 'Ignore', onClick: () => setIgnored(address.path, true) },
              ],
            }))}
          />
        )}
        {addresses.length > shown && (
          <div>
            <Button variant="outlined" onClick={() => setShown(shown + shownAtOnce)}>
              {`Show ${Math.min(shownAtOnce, addresses.length - shown)} more`}
            </Button>
          </div>
        )}
      </Stack>
      <Snackbar
        open={lastIgnored !== ''}
        message={noLongerListed(lastIgnored)}
        onUndo={() => setIgnored(lastIgnored, false)}
        onDismiss={() => setLastIgnored('')}
      />
    </DashboardPage>
  );
}

const noLongerListed = (path: string) => `${path} is no longer listed.`;

function usesText({ count, last_day }: MissedAddress): string {
  const times = count === 1 ? 'Opened once, on' : `Opened ${count.toLocaleString('en-US')} times, last on`;
  return `${times} ${formatLongDate(last_day)}`;
}

/** The form of a new redirect, with the address filled in. */
function redirectFormUrl({ path }: MissedAddress): string {
  return `${dashboardUrls.redirect.create}?${new URLSearchParams({ path })}`;
}
