import { Button } from '@porchlight/ui/Button';
import { CardGrid } from '@porchlight/ui/CardGrid';
import { ErrorMessage } from '@porchlight/ui/ErrorMessage';
import { Loading } from '@porchlight/ui/Loading';
import { Stack } from '@porchlight/ui/Stack';
import { StatCard } from '@porchlight/ui/StatCard';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reportFailure } from '../api/index.ts';
import { type AnyEntityDefinition, DashboardPage } from '../crud/index.ts';
import { organization } from '../site/organisation.ts';
import { DonationChart } from './DonationChart.tsx';
import { totalsQuery } from './donation-queries.ts';
import { RecentDonations } from './RecentDonations.tsx';

/** What `DashboardHomePage` needs. */
export interface DashboardHomePageProps {
  /** The definition of donations. */
  donations: AnyEntityDefinition;
}

/** The dashboard's first screen: what was given today, this month and this year, month by month, and lately. spec 2.4 */
export function DashboardHomePage({ donations }: DashboardHomePageProps) {
  const { data, error, isPending, refetch } = useQuery(totalsQuery);
  useEffect(() => {
    if (error) reportFailure('fetch the donation totals', error);
  }, [error]);
  if (isPending) {
    return (
      <DashboardPage title="Dashboard">
        <Loading />
      </DashboardPage>
    );
  }
  return (
    <DashboardPage title="Dashboard">
      <Stack spacing={4}>
        {error && (
          <ErrorMessage text="The totals can’t be loaded right now. Check your connection and try again.">
            <Button variant="outlined" size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          </ErrorMessage>
        )}
        <CardGrid columns={4} gap="small">
          {data && <StatCard label="Donations today" value={data.total_amount_current_date} kind="money" />}
          {data && <StatCard label="Donations this month" value={data.total_amount_current_month} kind="money" />}
          {data && <StatCard label="Donations this year" value={data.total_amount_current_year} kind="money" />}
          <StatCard label="Organization" value={organization.name} kind="text" />
        </CardGrid>
        <RecentDonations definition={donations} />
        <DonationChart />
      </Stack>
    </DashboardPage>
  );
}
