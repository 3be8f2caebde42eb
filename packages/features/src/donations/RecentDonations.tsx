import { writePermission } from '@porchlight/contract/call-access';
import { CompactTable } from '@porchlight/ui/data-display/CompactTable';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { staffListQuery, usePermissionCheck } from '../api/index.ts';
import type { EntityDefinition } from '../entity/index.ts';
import { DeletionOutcome, tableColumns, useUndoableDelete } from '../list/index.ts';

/** Number of donations on the home screen. */
const shownDonations = 6;

/** Query of only the donations that are shown. */
const recentDonationsQuery = {
  ...staffListQuery('donation', { limit: shownDonations, sort: '-date' }),
  staleTime: 0,
};

/** Table of the latest donations with View, Edit and Delete, and a button to create one. spec 2.4 */
export function RecentDonations({ definition }: { definition: EntityDefinition }) {
  const { data, error, isPending, refetch } = useQuery(recentDonationsQuery);
  const canWrite = usePermissionCheck()(writePermission('donation'));
  const deletion = useUndoableDelete(definition);
  // The list has the others.
  const columns = useMemo(
    () => tableColumns(definition).filter(({ field }) => ['name', 'amount', 'date'].includes(field)),
    [definition],
  );
  const rows = data?.records ?? [];

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2}>
        <Heading level={2} size={1}>
          Recent donations
        </Heading>
        {canWrite && (
          <Button href={definition.urls.create} size="small">
            Create donation
          </Button>
        )}
      </Stack>
      {isPending && <Loading />}
      {error && !data && (
        <ErrorMessage
          text="The recent donations can’t be loaded right now. Check your connection and try again."
          onRetry={() => void refetch()}
        />
      )}
      {data && rows.length === 0 && <EmptyState text="No donations yet." />}
      {rows.length > 0 && (
        <>
          <CompactTable
            label="Recent donations"
            rows={rows}
            columns={columns}
            viewHref={(row) => definition.urls.show(row.id)}
            editHref={canWrite ? (row) => definition.urls.edit(row.id) : undefined}
            onDelete={canWrite ? deletion.remove : undefined}
          />
          <SeeAll href={definition.urls.list} context="donations" />
        </>
      )}
      <DeletionOutcome {...deletion} />
    </Stack>
  );
}
