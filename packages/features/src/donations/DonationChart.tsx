import { readPermission } from '@porchlight/contract/call-access';
import { BarChart } from '@porchlight/ui/data-display/BarChart';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePermissionCheck } from '../api/index.ts';
import type { EntityDefinition } from '../entity/index.ts';
import { donationFiguresQuery } from './donation-queries.ts';
import { monthListUrl } from './month-list-url.ts';

const longMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** Bar chart of donations in the last twelve months; bars link to the month's donations if the user may read them. */
export function DonationChart({ definition }: { definition: EntityDefinition }) {
  const hasList = usePermissionCheck()(readPermission('donation'));
  const { data, isPending } = useQuery(donationFiguresQuery);
  const bars = useMemo(
    () =>
      (data?.months ?? []).map(({ month, total_amount }) => {
        const first = new Date(`${month}-01T00:00:00Z`);
        return {
          label: longMonth.format(first),
          shortLabel: shortMonth.format(first),
          value: total_amount,
          href: hasList ? monthListUrl(definition.urls.list, month) : undefined,
        };
      }),
    [data, definition, hasList],
  );
  if (!isPending && !data?.months)
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
