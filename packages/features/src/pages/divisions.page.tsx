import { FactList } from '@porchlight/ui/data-display/FactList';
import { Columns } from '@porchlight/ui/layout/Columns';
import { Section } from '@porchlight/ui/layout/Section';
import { organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { InstituteContact } from './InstituteContact.tsx';
import { ProgramCards } from './ProgramCards.tsx';
import { centerCards } from './programs.ts';
import { staticPage } from './static-page.ts';

/** Formats opening hours in one line. */
function openingOf(rows: readonly { days: string; hours: string }[]): string {
  return rows.map((row) => `${row.days}, ${row.hours}`).join('; ');
}

/** The page of the four centers; the specification names the page but not its content. spec 2.1 */
export function Component() {
  return (
    <>
      <SitePageHeader
        title="Our centers"
        lead={`Three doors you can walk through in ${organization.place.locality} today, and a fourth that is being hung.`}
        seed="divisions"
        block="log-cabin"
      />
      <Section spacing="none">
        <ProgramCards cards={centerCards()} columns={2} headingLevel={2} />
      </Section>
      <Section tone="band">
        <Columns>
          <InstituteContact title="All four are within a short walk of the depot" name={organization.name} />
          <FactList
            facts={[
              {
                term: `${organization.centers.democracy}, the reading room`,
                value: openingOf(organization.hours.readingRoom),
              },
              { term: organization.centers.pantry, value: openingOf(organization.hours.pantry) },
              { term: organization.centers.porch, value: openingOf(organization.hours.porch) },
              { term: organization.centers.interfaith, value: 'Next year, when the roof light is paid for' },
            ]}
          />
        </Columns>
      </Section>
    </>
  );
}

export const page = staticPage({
  title: 'Our centers',
  description: () =>
    `The democracy center, the food pantry, the porch and the planned interfaith center of ${organization.name} in ${organization.place.locality}, ${organization.place.region}.`,
  path: urls.divisions,
  quilt: { seed: 'divisions', block: 'log-cabin' },
});
