import { draftPermission, readPermission } from '@porchlight/contract/call-access';
import { Columns } from '@porchlight/ui/layout/Columns';
import { Stack } from '@porchlight/ui/layout/Stack';
import { usePermissionCheck } from '../api/index.ts';
import { DonationChart, DonationTotals, RecentDonations } from '../donations/index.ts';
import { SavedDrafts } from '../drafts/index.ts';
import type { EntityDefinition } from '../entity/index.ts';
import { NextEvents } from '../events/index.ts';
import { DashboardPage } from '../frame/index.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { ForYou } from './ForYou.tsx';
import { LastChanges } from './LastChanges.tsx';
import { NewRecordButtons } from './NewRecordButtons.tsx';

export interface DashboardHomePageProps {
  /** Every entity's definition. */
  definitions: readonly EntityDefinition[];
}

/**
 * The dashboard's home screen. First what waits for the user and their unsaved work, the steps that set up a new site,
 * and links to create records; then the next events and last changes; then the specification's figures, and donations as
 * rows and by month, because rows with three actions need the full width. All parts load in parallel, with six requests. Each role sees only the parts that it may read. spec 2.4
 */
export function DashboardHomePage({ definitions }: DashboardHomePageProps) {
  const can = usePermissionCheck();
  return (
    <DashboardPage title="Dashboard">
      <Stack spacing={3}>
        {can('write own drafts') && <ForYou definitions={definitions} />}
        <SavedDrafts definitions={definitions.filter(({ name }) => can(draftPermission(name)))} />
        {can('write settings') && <FirstSteps />}
        <NewRecordButtons definitions={definitions} />
        <Columns gap="small">
          <NextEvents definition={definitionOf('event', definitions)} />
          <LastChanges definitions={definitions} />
        </Columns>
        <DonationTotals />
        {can(readPermission('donation')) && <RecentDonations definition={definitionOf('donation', definitions)} />}
        {can('read donation totals') && <DonationChart definition={definitionOf('donation', definitions)} />}
      </Stack>
    </DashboardPage>
  );
}

function definitionOf(entity: EntityDefinition['name'], definitions: readonly EntityDefinition[]) {
  const match = definitions.find(({ name }) => name === entity);
  if (!match) throw new Error(`The dashboard’s home needs the definition of ${entity}, because it shows its records.`);
  return match;
}
