import { IconList } from '@porchlight/ui/data-display/IconList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { Section } from '@porchlight/ui/layout/Section';
import { Steps } from '@porchlight/ui/navigation/Steps';
import { FeatureRow } from '@porchlight/ui/surfaces/FeatureRow';
import { organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { siteMedia } from './pictures.ts';
import { staticPage } from './static-page.ts';

/** The page on education and democracy, which links to the democracy center. spec 2.1 */
export function Component() {
  return (
    <>
      <SitePageHeader
        title="Democracy is a Tuesday evening"
        lead="Not a speech. A chair, an agenda, three minutes at the microphone and somebody who has done it before sitting next to you."
        seed="democratisation"
        block="north-star"
      >
        <Button href={urls.vote}>Check your registration</Button>
      </SitePageHeader>
      <Section spacing="none">
        <IconList
          headingLevel={2}
          items={[
            {
              title: 'Civics on Tuesdays',
              text: 'Half past six, with supper. Who sets the property tax, who hires the superintendent, what the soil and water board is for. Eight evenings; come to any of them.',
            },
            {
              title: 'Reading, at any age',
              text: 'One reader, one learner, one newspaper, Wednesdays. Our oldest graduate began at seventy-nine, with the sports page.',
            },
            {
              title: 'Land clinics',
              text: 'Second Saturdays. Two title researchers and a lawyer sit with you for half an hour, free. Deeds have come out of flour tins.',
            },
            {
              title: 'Research with the people in it',
              text: 'We survey food, water, transportation and land with interviewers from the same roads, and read the results out before we print them.',
              href: urls.articles,
            },
          ]}
        />
      </Section>
      <Section tone="band">
        <FeatureRow
          title={organization.centers.democracy}
          image={siteMedia.democracyCenter.src}
          alt={siteMedia.democracyCenter.alt}
          block="north-star"
          actions={<Button href={urls.democracyCenter}>Visit the reading room</Button>}
        >
          <Typography>
            The plow, because most of what people here owned they won with it. The pew, because that is where they
            learned to run a meeting. The center is in the old depot: four thousand books, two decades of county
            minutes, and a table that seats twenty-two.
          </Typography>
        </FeatureRow>
      </Section>
      <Section title="Your first three minutes" lead="How to speak at a county meeting when you have never done it.">
        <Steps
          items={[
            {
              title: 'Read the agenda',
              text: 'It is on paper in our reading room every Friday. Find the line that is yours.',
            },
            {
              title: 'Sign the sheet',
              text: 'It lies by the door and is taken away when the meeting starts. Be ten minutes early.',
            },
            {
              title: 'Say what you want them to do',
              text: 'Your name, your road, one fact, one request. Practice it with us on Tuesday; you will have a minute to spare.',
            },
            { title: 'Stay for the vote', text: 'They look up differently when the person is still in the room.' },
          ]}
        />
      </Section>
      <Section tone="band">
        <FeatureRow
          title="And then the ballot"
          side="end"
          image={siteMedia.votingLine.src}
          alt={siteMedia.votingLine.alt}
          block="ohio-star"
          actions={<Button href={urls.elections}>See the election calendar</Button>}
        >
          <Typography>
            Every contest that someone in our counties can vote in, from the school board to the top of the ticket, with
            its date, and a ride if you want one.
          </Typography>
        </FeatureRow>
      </Section>
    </>
  );
}

export const page = staticPage({
  title: 'Education and democracy',
  description: () =>
    `Civics evenings, adult reading, free land clinics and rides to the polls in middle Georgia, at ${organization.centers.democracy}.`,
  path: urls.democratisation,
  quilt: { seed: 'democratisation', block: 'north-star' },
});
