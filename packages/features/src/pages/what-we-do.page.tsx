import { FactList } from '@porchlight/ui/data-display/FactList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { Section } from '@porchlight/ui/layout/Section';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { Callout } from '@porchlight/ui/surfaces/Callout';
import { SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { openHours } from './opening-hours-text.ts';
import { ProgramCards } from './ProgramCards.tsx';
import { programs } from './programs.ts';
import { staticPage } from './static-page.ts';

/** The page of the four programs. spec 2.1 */
export function Component() {
  return (
    <>
      <SitePageHeader
        title="Four programs, one road"
        lead="Land, food, memory and the vote hang together here. Whoever loses the deed loses the garden; whoever loses the garden moves away; whoever moves away is not on the rolls. So we work on all of it."
        seed="what-we-do"
        block="nine-patch"
      />
      <Section spacing="none">
        <ProgramCards cards={programs()} columns={2} headingLevel={2} />
      </Section>
      <Section
        tone="band"
        title="What that looks like in a week"
        action={<SeeAll href={urls.events} context="events" text="See what’s on" />}
      >
        <FactList
          columns={2}
          facts={[
            ...(openHours('pantry') ? [{ term: 'Groceries', value: openHours('pantry') }] : []),
            { term: 'Monday', value: 'The van collects what the farms have too much of' },
            { term: 'Tuesday', value: 'Quilting at noon, civics at half past six' },
            { term: 'Wednesday', value: 'Reading room; somebody learns to read a deed, somebody to read' },
            { term: 'Thursday', value: 'A cooking class at two; forestry office hours' },
            { term: 'Friday', value: 'Mr. Leverett drives groceries to those who can’t come' },
            { term: 'Second Saturday', value: 'Land clinic. Bring the box the papers are in' },
          ]}
        />
      </Section>
      <Section>
        <Callout
          title="We also write things down"
          block="north-star"
          actions={
            <>
              <Button href={urls.stories}>Read our stories</Button>
              <Button variant="outlined" href={urls.articles}>
                Read our articles
              </Button>
            </>
          }
        >
          <Typography>
            What we learn on the road is published so that other towns need not learn it twice: surveys with their
            method, guides you can print, and stories with the names of the people who told them.
          </Typography>
        </Callout>
      </Section>
    </>
  );
}

export const page = staticPage({
  title: 'What we do',
  description:
    'Four programs in middle Georgia: education and democracy, culture and heritage, health and wellness, and the forest-service partnership.',
  path: urls.whatWeDo,
  quilt: { seed: 'what-we-do' },
});
