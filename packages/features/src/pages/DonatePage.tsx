import { Columns } from '@porchlight/ui/Columns';
import { DonateButton } from '@porchlight/ui/DonateButton';
import { FactList } from '@porchlight/ui/FactList';
import { IconList } from '@porchlight/ui/IconList';
import { PageHeader } from '@porchlight/ui/PageHeader';
import { Section } from '@porchlight/ui/Section';
import { Stack } from '@porchlight/ui/Stack';
import { Typography } from '@porchlight/ui/Typography';
import { organization } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { InstituteContact } from './InstituteContact.tsx';
import { staticPage } from './static-page.ts';

/** Why and how to give; every Donate action opens the donation page elsewhere in a new tab. spec 1 */
export function DonatePage() {
  return (
    <>
      <PageHeader
        title="Keep the light on"
        lead="Nine of every ten dollars you give are spent within forty miles of Marrow Creek: on greens, gas, lawyers and lamp oil."
        seed="donate"
        block="log-cabin"
      >
        <Stack direction="row" spacing={2}>
          <DonateButton href={organization.donateUrl} text="Donate once" />
          <DonateButton href={organization.donateMonthlyUrl} text="Donate every month" />
        </Stack>
      </PageHeader>
      <Section tone="band" title="What your money does by Friday">
        <FactList
          columns={2}
          facts={[
            { term: 'Gas for one morning of rides to the clinic', value: '$12' },
            { term: 'A week of vegetables for a household of four, bought from a farm down the road', value: '$35' },
            { term: 'A title search in the basement of the courthouse', value: '$90' },
            { term: 'Boots, helmet and chaps for one young person on the forestry crew', value: '$400' },
          ]}
        />
      </Section>
      <Section>
        <Columns ratio="wide-start">
          <Stack spacing={4}>
            <Typography>
              Donations are tax-deductible as far as the law allows, and your receipt comes within the hour. Once a year
              we publish what came in and where it went, down to the cent. If you give for one thing, it is spent on
              that thing.
            </Typography>
            <IconList
              columns={1}
              headingLevel={2}
              items={[
                {
                  title: 'Food',
                  text: 'Canned fish, peanut butter, rice, diapers and anything from your garden: bring it on a Thursday or Friday.',
                  href: urls.foodPantry(organization.centerName),
                },
                {
                  title: 'Time',
                  text: 'Two hours a month. We train you, and there is cake.',
                  href: urls.actionNetwork,
                },
                {
                  title: 'Papers, pictures, tapes',
                  text: 'We copy them while you wait and give them back. You decide who may see them.',
                  href: urls.porch(organization.centerName),
                },
              ]}
            />
          </Stack>
          <InstituteContact title="A check, a bequest, a truckload" name={organization.name} />
        </Columns>
      </Section>
      <Section tone="band" title="Any amount is a light" spacing="half">
        <DonateButton href={organization.donateUrl} />
      </Section>
    </>
  );
}

/** Head of the donate page. */
export const donatePage = staticPage({
  title: 'Donate',
  description:
    'Give once or every month to Porchlight Institute: groceries, rides, title searches and forestry training in rural Georgia.',
  path: urls.donate,
  quilt: { seed: 'donate', block: 'log-cabin' },
});
