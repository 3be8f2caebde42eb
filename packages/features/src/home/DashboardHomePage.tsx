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
 * The dashboard's home screen. First the steps that set up a new site, the user's unsaved work, links to create records,
 * and what waits for the user. Then
 * the specification's figures; then the next events and last changes, above the donations and not beside them, because
 * donation rows with three actions need the full width; then donations as rows and by month. All parts load in
 * parallel, with six requests. Each role sees only the parts that it may read. spec 2.4
 */
export function DashboardHomePage({ definitions }: DashboardHomePageProps) {
  const can = usePermissionCheck();
  return (
    <DashboardPage title="Dashboard">
      <Stack spacing={3}>
        {can('write settings') && <FirstSteps />}
        <SavedDrafts definitions={definitions.filter(({ name }) => can(draftPermission(name)))} />
        <NewRecordButtons definitions={definitions} />
        {can('write own drafts') && <ForYou definitions={definitions} />}
        <DonationTotals />
        <Columns gap="small">
          <NextEvents definition={definitionOf('event', definitions)} />
          <LastChanges definitions={definitions} />
        </Columns>
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
