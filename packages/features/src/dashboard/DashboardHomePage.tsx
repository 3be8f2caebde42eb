import { Columns } from '@porchlight/ui/Columns';
import { Stack } from '@porchlight/ui/Stack';
import { DashboardPage, type EntityDefinition, KeptDrafts } from '../crud/index.ts';
import { DonationChart } from './DonationChart.tsx';
import { DonationTotals } from './DonationTotals.tsx';
import { LastChanges } from './LastChanges.tsx';
import { NewRecords } from './NewRecords.tsx';
import { NextEvents } from './NextEvents.tsx';
import { RecentDonations } from './RecentDonations.tsx';

/** What `DashboardHomePage` needs. */
export interface DashboardHomePageProps {
  /** Every entity's definition. */
  definitions: readonly EntityDefinition[];
}

/**
 * The dashboard's first screen. What was I doing and what do I do most, before all: drafts and 'New'. Then the figures of
 * the specification; what comes next and what changed last, above and not beside the donations, whose rows with three
 * actions need the width; then these, as rows and month by month. All parts ask at once, with four calls. spec 2.4
 */
export function DashboardHomePage({ definitions }: DashboardHomePageProps) {
  return (
    <DashboardPage title="Dashboard">
      <Stack spacing={3}>
        <KeptDrafts definitions={definitions} />
        <NewRecords definitions={definitions} />
        <DonationTotals />
        <Columns>
          <NextEvents definition={definitionOf('event', definitions)} />
          <LastChanges definitions={definitions} />
        </Columns>
        <RecentDonations definition={definitionOf('donation', definitions)} />
        <DonationChart definition={definitionOf('donation', definitions)} />
      </Stack>
    </DashboardPage>
  );
}

function definitionOf(wanted: EntityDefinition['name'], definitions: readonly EntityDefinition[]) {
  const found = definitions.find(({ name }) => name === wanted);
  if (!found)
    throw new Error(`The dashboard’s home needs the definition of ${wanted}: it draws what that entity holds.`);
  return found;
}
