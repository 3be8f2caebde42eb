import { CardGrid } from '@porchlight/ui/CardGrid';
import { Loading } from '@porchlight/ui/Loading';
import { StatCard } from '@porchlight/ui/StatCard';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reportFailure } from '../api/index.ts';
import { DashboardPage } from '../crud/index.ts';
import { organisation } from '../site/organisation.ts';
import { totalsQuery } from './totals-query.ts';

/** The dashboard's first screen: what was given today, this month and this year. spec 2.4 */
export function DashboardHomePage() {
  const { data, error, isPending } = useQuery(totalsQuery);
  useEffect(() => {
    if (error) reportFailure('fetch the donation totals', error);
  }, [error]);
  return (
    <DashboardPage title="Dashboard">
      {isPending ? (
        <Loading />
      ) : (
        <CardGrid>
          <StatCard label="Donations today" value={data?.total_amount_current_date ?? null} kind="money" />
          <StatCard label="Donations this month" value={data?.total_amount_current_month ?? null} kind="money" />
          <StatCard label="Donations this year" value={data?.total_amount_current_year ?? null} kind="money" />
          <StatCard label="Organization" value={organisation.name} kind="text" />
        </CardGrid>
      )}
    </DashboardPage>
  );
}
