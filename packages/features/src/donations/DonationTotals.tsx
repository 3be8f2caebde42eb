import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { StatCard } from '@porchlight/ui/surfaces/StatCard';
import { useQuery } from '@tanstack/react-query';
import { usePermissionCheck } from '../api/index.ts';
import { organization } from '../site/index.ts';
import { donationFiguresQuery } from './donation-queries.ts';

/**
 * The specification's four cards: donations today, this month and this year, and the organization. Totals show only for
 * users who may read them. spec 2.4
 */
export function DonationTotals() {
  const canRead = usePermissionCheck()('read donation totals');
  const { data, error, isPending, refetch } = useQuery({ ...donationFiguresQuery, enabled: canRead });
  if (canRead && isPending) return <Loading />;
  const totals = data?.totals;
  return (
    <>
      {error && (
        <ErrorMessage
          text="The totals can’t be loaded right now. Check your connection and try again."
          onRetry={() => void refetch()}
        />
      )}
      <CardGrid columns={4} gap="small">
        {totals && <StatCard label="Donations today" value={totals.total_amount_current_date} kind="money" />}
        {totals && <StatCard label="Donations this month" value={totals.total_amount_current_month} kind="money" />}
        {totals && <StatCard label="Donations this year" value={totals.total_amount_current_year} kind="money" />}
        <StatCard label="Organization" value={organization.name} kind="text" />
      </CardGrid>
    </>
  );
}
