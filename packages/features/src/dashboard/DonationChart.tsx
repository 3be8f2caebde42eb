import { BarChart } from '@porchlight/ui/BarChart';
import { Typography } from '@porchlight/ui/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { reportFailure } from '../api/index.ts';
import { useNow } from '../site/now.tsx';
import { monthlyAmountsQuery } from './donation-queries.ts';

const inFull = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const inShort = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** What was given in each of the last twelve months. The home screen is complete without it. */
export function DonationChart() {
  const { data, error } = useQuery(monthlyAmountsQuery(useNow()));
  useEffect(() => {
    if (error) reportFailure('fetch the donations by month', error);
  }, [error]);
  const bars = useMemo(
    () =>
      (data ?? []).map(({ month, total_amount }) => {
        const first = new Date(`${month}-01T00:00:00Z`);
        return { label: inFull.format(first), shortLabel: inShort.format(first), value: total_amount };
      }),
    [data],
  );
  if (error && !data)
    return <Typography color="textSecondary">Donations by month can’t be shown right now.</Typography>;
  return (
    <BarChart
      title="Donations by month"
      bars={bars}
      kind="money"
      labelHeader="Month"
      valueHeader="Donations"
      emptyText={data ? 'No donations in the last twelve months.' : 'Loading...'}
    />
  );
}
