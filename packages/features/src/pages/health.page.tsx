import { IconList } from '@porchlight/ui/data-display/IconList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { Section } from '@porchlight/ui/layout/Section';
import { Callout } from '@porchlight/ui/surfaces/Callout';
import { FeatureRow } from '@porchlight/ui/surfaces/FeatureRow';
import { institute, organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { CallOrWrite } from './CallOrWrite.tsx';
import { CenterHours } from './CenterHours.tsx';
import { everyOpenDay } from './opening-hours-text.ts';
import { siteMedia } from './pictures.ts';
import { staticPage } from './static-page.ts';

/** The page on health and wellness, which links to the food pantry. spec 2.1 */
export function Component() {
  return (
    <>
      <SitePageHeader
        title={`Free groceries${everyOpenDay('pantry')}`}
        lead={`Four in ten households around ${organization.place.locality} live more than ten miles from a store with fresh vegetables. Health begins with closing that gap, one basket at a time.`}
        seed="health-and-wellness"
        block="basket"
      >
        <Button href={urls.foodPantry(institute.centerName)}>Get groceries</Button>
      </SitePageHeader>
      <Section spacing="none">
        <FeatureRow
          title={organization.centers.pantry}
          image={siteMedia.foodPantry.src}
          alt={siteMedia.foodPantry.alt}
          block="basket"
          actions={<Button href={urls.foodPantry(institute.centerName)}>How the pantry works</Button>}
        >
          <CenterHours headingLevel={3} place="pantry" note="Same door as always, on Depot Street." />
        </FeatureRow>
      </Section>
      <Section tone="band" title="More than a full bag">
        <IconList
          headingLevel={3}
          items={[
            {
              title: 'Cooking classes',
              text: 'Thursdays at two, with what is on the shelf that week. Collards three ways was the one with the waiting list.',
            },
            {
              title: 'Blood pressure, gossip and a chair',
              text: 'On two Saturdays a month a nurse sits in the second chair at Crawford’s barbershop. In a year she took 640 readings.',
            },
            {
              title: 'Rides to the clinic',
              text: (
                <>
                  <CallOrWrite startsSentence /> two days ahead. Mr. Leverett knows your road.
                </>
              ),
            },
            {
              title: 'Grief circle',
              text: 'Tuesdays, for anyone who has lost somebody. You don’t have to speak, and there is always pound cake.',
            },
            {
              title: 'Clean water',
              text: 'Fill a bottle, mark your well on the map. A chemistry class at the high school does the rest.',
            },
            {
              title: 'A seed library',
              text: 'Borrow seed in March, bring some back in October. Okra, cowpeas, and six collards that no catalog has.',
            },
          ]}
        />
      </Section>
      <Section>
        <Callout
          title="Do you have a car on Fridays?"
          block="basket"
          actions={<Button href={urls.actionNetwork}>Join our action network</Button>}
        >
          <Typography>
            About forty households can’t come to us. If you can drive for three hours, you can carry eight of them their
            week.
          </Typography>
        </Callout>
      </Section>
    </>
  );
}

export const page = staticPage({
  title: 'Health and wellness',
  description: () =>
    `Free groceries in ${organization.place.locality}, ${organization.place.region}${everyOpenDay('pantry')}, with cooking classes, rides to the clinic, clean water and a seed library.`,
  path: urls.health,
  quilt: { seed: 'health-and-wellness', block: 'basket' },
});
