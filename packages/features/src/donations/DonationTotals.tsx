import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
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
  const isLoading = canRead && isPending;
  const totals = data?.totals;
  const figures: [string, number | null][] =
    totals || isLoading
      ? [
          ['Donations today', totals?.total_amount_current_date ?? null],
          ['Donations this month', totals?.total_amount_current_month ?? null],
          ['Donations this year', totals?.total_amount_current_year ?? null],
        ]
      : [];
  return (
    <>
      {error && (
        <ErrorMessage
          text="The totals can’t be loaded right now. Check your connection and try again."
          onRetry={() => void refetch()}
        />
      )}
      {/* The organization alone has the whole row. */}
      <CardGrid columns={totals || isLoading ? 4 : 1} gap="small">
        {figures.map(([label, value]) => (
          <StatCard key={label} label={label} value={value} kind="money" />
        ))}
        <StatCard label="Organization" value={organization.name} kind="text" />
      </CardGrid>
    </>
  );
}
