import { FactList } from '@porchlight/ui/data-display/FactList';
import { IconList } from '@porchlight/ui/data-display/IconList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { Columns } from '@porchlight/ui/layout/Columns';
import { Section } from '@porchlight/ui/layout/Section';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { FeatureRow } from '@porchlight/ui/surfaces/FeatureRow';
import { organization } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { CenterHeader } from './CenterHeader.tsx';
import { CenterHours } from './CenterHours.tsx';
import { InstituteContact } from './InstituteContact.tsx';
import { siteMedia } from './pictures.ts';
import { staticPage } from './static-page.ts';

const parents = [{ text: 'Education & democracy', href: urls.democratisation }];

/** The page of the democracy center and its reading room. spec 1, 2.1 */
export function Component() {
  return (
    <>
      <CenterHeader
        name={organization.centers.democracy}
        lead={`The old depot of ${organization.place.locality}: a reading room on one side of the ticket window, a meeting room on the other.`}
        parents={parents}
        picture={siteMedia.democracyCenter}
        seed="democracy-center"
        block="north-star"
      />
      <Section spacing="none">
        <Columns>
          <CenterHours
            place="readingRoom"
            note="The meeting room keeps its own hours, and the lamp is on as long as anybody is talking."
          />
          <InstituteContact title="Where" name={organization.centers.democracy} />
        </Columns>
      </Section>
      <Section
        tone="band"
        title="The reading room"
        lead="Quiet until somebody laughs. You need no card, and the coffee is behind you."
        action={<SeeAll href={urls.articles} context="articles" text="Read our articles" />}
      >
        <Columns ratio="wide-start">
          <IconList
            columns={1}
            headingLevel={3}
            items={[
              {
                title: 'Four thousand books',
                text: 'Reconstruction to last month: law in plain words, Georgia history, novels, seed catalogs, and a shelf that children may rearrange.',
              },
              {
                title: 'County minutes since 2004',
                text: 'Every commission, school board and zoning agenda, on paper, with an index that Mr. Leverett keeps in pencil.',
              },
              {
                title: 'The deed index',
                text: 'Grantors and grantees of three counties on two computers, with somebody next to you who can read the handwriting.',
              },
              {
                title: 'Sample ballots',
                text: 'For your own address, printed large. Mark it up and take it with you; paper is allowed at the polls.',
              },
            ]}
          />
          <FactList
            facts={[
              { term: 'Where', value: 'The ticket side of the depot' },
              { term: 'Seats', value: 'Twenty-two at the long table, four by the stove' },
              { term: 'Copies', value: 'Ten cents, or bring a pound cake' },
              { term: 'Land clinic', value: 'Second Saturday of the month, from 10:00 AM' },
              { term: 'Getting in', value: 'Level from the platform; the door opens by itself' },
            ]}
          />
        </Columns>
      </Section>
      <Section>
        <FeatureRow
          title="Why a plow and a pew"
          block="north-star"
          seed="ballot-1867"
          side="end"
          actions={<Button href={urls.vote}>Check your registration</Button>}
        >
          <Typography>
            In 1867 the first Black voters of this county registered in a church, and most of them came from behind a
            plow. They elected two of their own to write the state’s constitution. It took forty years to take the vote
            away from their sons and nearly sixty more to get it back. We keep both tools on the wall, and the book with
            their names on the table under it.
          </Typography>
        </FeatureRow>
      </Section>
      <Section tone="band" title="The meeting room">
        <IconList
          columns={3}
          headingLevel={3}
          items={[
            { title: 'Civics', text: 'Tuesdays, half past six, with supper.' },
            {
              title: 'Candidate evenings',
              text: 'Every candidate is asked, the same questions go to all, and a kitchen timer is in charge.',
            },
            {
              title: 'Poll worker training',
              text: 'It is paid, it is a long day, and you will see everyone you know.',
            },
            { title: 'Land clinics', text: 'Two title researchers, one lawyer, half an hour each, free.' },
            { title: 'Your meeting', text: 'The room is free for any group that lets people in. Ask at the desk.' },
            {
              title: 'Quilts and quorum',
              text: 'Robert’s Rules in one evening, taught by the Tuesday circle, with scissors.',
            },
          ]}
        />
      </Section>
    </>
  );
}

export const page = staticPage({
  title: () => organization.centers.democracy,
  description: () =>
    `A reading room, free land clinics and civics evenings in the old depot of ${organization.place.locality}, ${organization.place.region}.`,
  path: urls.democracyCenter,
  parents,
  quilt: { seed: 'north-star', block: 'north-star' },
});
