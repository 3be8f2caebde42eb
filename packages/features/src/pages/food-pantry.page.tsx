import { IconList } from '@porchlight/ui/data-display/IconList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { DownloadLink } from '@porchlight/ui/inputs/DownloadLink';
import { Columns } from '@porchlight/ui/layout/Columns';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Steps } from '@porchlight/ui/navigation/Steps';
import { Callout } from '@porchlight/ui/surfaces/Callout';
import { institute, organization } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { CenterHeader } from './CenterHeader.tsx';
import { CenterHours } from './CenterHours.tsx';
import { InstituteContact } from './InstituteContact.tsx';
import { openDays, openHours } from './opening-hours-text.ts';
import { pantryApplicationBytes } from './pantry-application.ts';
import { siteMedia } from './pictures.ts';
import { staticPage } from './static-page.ts';

const parents = [{ text: 'Health & wellness', href: urls.health }];

/** The page of the food pantry: who it is for, how to get groceries, and how to help. spec 1, 2.1, 9 */
export function Component() {
  return (
    <>
      <CenterHeader
        name={organization.centers.pantry}
        lead={`Free healthy food for everyone who sleeps in ${organization.place.locality}. Take a basket, choose from the shelves, go home with supper.`}
        parents={parents}
        picture={siteMedia.foodPantry}
        seed="pantry"
        block="basket"
      />
      <Section spacing="none">
        <Columns>
          <CenterHours
            place="pantry"
            note="Closed the week of July 4 and between Christmas and New Year. The week before, take double."
          />
          <InstituteContact title="Where" name={organization.centers.pantry} />
        </Columns>
      </Section>
      <Section
        tone="band"
        title="How to get groceries"
        lead="The first time takes ten minutes. After that you walk in."
      >
        <Stack spacing={4}>
          <Steps
            items={[
              {
                title: 'Fill in the form, or let us',
                text: (
                  <Stack spacing={2}>
                    <Typography>
                      One page, on a screen or on paper. We ask who eats with you and what they can’t eat. We don’t ask
                      what you earn.
                    </Typography>
                    <Stack direction="row" spacing={2}>
                      <DownloadLink
                        href={urls.pantryApplication}
                        title="Application form, to fill in or print"
                        sizeBytes={pantryApplicationBytes}
                      />
                    </Stack>
                  </Stack>
                ),
              },
              {
                title: 'Bring it to the door',
                text: `${openDays('pantry') || 'While we are open'}, with anything that shows you live in ${organization.place.locality}: a bill, a letter, a neighbor.`,
              },
              {
                title: 'Choose',
                text: 'Baskets are by the door, greens and eggs at the back. Take what you will cook. The same again next week.',
              },
            ]}
          />
        </Stack>
      </Section>
      <Section title="Who comes">
        <IconList
          columns={3}
          headingLevel={3}
          items={[
            {
              title: 'Families with children',
              text: 'In July, when there is no school lunch, every second basket has a child holding on to it.',
            },
            {
              title: 'Grandparents raising grandchildren',
              text: 'One in three told us they had skipped a meal so that someone smaller could eat. They go to the front of the line.',
            },
            {
              title: 'People between paychecks',
              text: 'The plant, the school bus, the nursing home. Work is no reason not to come; the last week of the month is long.',
            },
          ]}
        />
      </Section>
      <Section tone="band" title="What else goes on here">
        <IconList
          headingLevel={3}
          items={[
            {
              title: 'Cooking classes',
              text: 'Thursdays at two in the pantry kitchen, with that week’s vegetables. Eight burners, twelve places, and you eat what you made.',
            },
            {
              title: 'Distribution events',
              text: 'The Saturday before Thanksgiving and the first Saturday in August, in the depot parking lot. Stay in your car; we load the trunk.',
              href: urls.events,
            },
            {
              title: 'Food drives',
              text: 'Churches, classes and ball teams collect; we lend scales and barrels and print the list of what is short. Peanut butter is always short.',
            },
            {
              title: 'Outreach',
              text: 'The van stops at the trailer park, the senior home and three churches on Fridays. Stars on Mr. Leverett’s map come first.',
            },
          ]}
        />
      </Section>
      <Section>
        <Callout
          title="Volunteers: two hours, one apron"
          block="basket"
          tone="lamp"
          actions={
            <>
              <Button href={`mailto:${organization.email}?subject=Volunteering%20at%20the%20pantry`}>
                Take a shift
              </Button>
              <Button variant="outlined" href={urls.actionNetwork}>
                Join our action network
              </Button>
            </>
          }
        >
          <Typography>
            Sort at nine, shelve at ten, carry until four. Anyone under sixteen comes with an adult. Half of our
            volunteers began on the other side of the shelf.
          </Typography>
        </Callout>
      </Section>
    </>
  );
}

/** Head of the food pantry's page; any name works in its URL, and one URL is canonical. */
export const page = staticPage({
  title: () => organization.centers.pantry,
  description: () =>
    `Free healthy food in ${organization.place.locality}, ${organization.place.region}${openHours('pantry') && `, ${openHours('pantry')}`}: the application form, cooking classes, food drives and volunteering.`,
  path: urls.foodPantry(institute.centerName),
  parents,
  quilt: { seed: 'basket', block: 'basket' },
});
