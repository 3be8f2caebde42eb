import { FactList } from '@porchlight/ui/data-display/FactList';
import { IconList } from '@porchlight/ui/data-display/IconList';
import { Quote } from '@porchlight/ui/data-display/Quote';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { Columns } from '@porchlight/ui/layout/Columns';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { institute, organization } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { CenterHeader } from './CenterHeader.tsx';
import { CenterHours } from './CenterHours.tsx';
import { InstituteContact } from './InstituteContact.tsx';
import { openHours } from './opening-hours-text.ts';
import { siteMedia } from './pictures.ts';
import { staticPage } from './static-page.ts';

const parents = [{ text: 'Culture & heritage', href: urls.heritage }];

/** The page of the heritage center with the porch: location, hours, contact, tours, activities. spec 2.1, 9 */
export function Component() {
  return (
    <>
      <CenterHeader
        name={organization.centers.porch}
        lead={`A cook’s house in ${organization.place.locality}, with a lamp in the window since 1936. Sit down first; the history comes to you.`}
        parents={parents}
        picture={siteMedia.heritagePorch}
        seed="porch"
        block="log-cabin"
      />
      <Section spacing="none">
        <Columns>
          <CenterHours place="porch" note="Groups and classes on other days too, if you call a week ahead." />
          <InstituteContact title="Location and contact" name={organization.centers.porch} />
        </Columns>
      </Section>
      <Section tone="band" title="Tours" lead="Always with a person, never with a headset.">
        <Columns ratio="wide-start">
          <IconList
            columns={1}
            headingLevel={3}
            items={[
              {
                title: 'The house, forty minutes',
                text: 'The steps, the stove, the front room with the Tarver quilts, and the back bedroom where the recordings play. At eleven and at two; just come.',
              },
              {
                title: 'Depot Street on foot, an hour and a half',
                text: 'The hotel kitchen, the bank that would not lend, Crawford’s barbershop, the first pew of Mount Gilead. Wear a hat. Fridays at ten thirty.',
              },
              {
                title: 'The county by van, half a day',
                text: 'The school with the tall windows, Freedmen’s Lane, and the Tarver place if Mrs. Tarver is in the mood. Second Thursday of the month, eight seats.',
              },
            ]}
          />
          <FactList
            facts={[
              { term: 'Cost', value: 'Free. There is a jar by the door' },
              { term: 'Getting in', value: 'A ramp on the garden side; the porch is level with it' },
              { term: 'Restroom', value: 'Accessible, behind the kitchen' },
              { term: 'Parking', value: 'On the grass under the pecans' },
              { term: 'Dogs', value: 'On the porch, like everybody’s' },
            ]}
          />
        </Columns>
      </Section>
      <Section title="What goes on here" action={<SeeAll href={urls.events} context="events" text="See what’s on" />}>
        <IconList
          columns={3}
          headingLevel={3}
          items={[
            {
              title: 'Quilting',
              text: 'Tuesdays at noon. You finish what you begin, however ugly, because someone will be cold.',
            },
            {
              title: 'Story circles',
              text: 'One evening a month, eight chairs, one question. What is said is recorded only if you want it.',
            },
            {
              title: 'Scanning days',
              text: 'Bring the shoebox. Pictures, letters and tapes are copied while you have coffee.',
            },
            {
              title: 'Line it out',
              text: 'Singing in the old style, first Sundays after church, with people who were raised in it.',
            },
            { title: 'Children’s hour', text: 'Thursdays at four: string games, hand claps, and how to shell a pea.' },
            {
              title: 'Research visits',
              text: 'The recordings and the deed index, at a table by the window. Write to us beforehand.',
            },
          ]}
        />
      </Section>
      <Section tone="band" width="prose">
        <Stack spacing={4}>
          <Quote cite="Eulis Leverett" detail="who ate on the steps as a boy">
            She had a way of putting down a plate as if you had done her a favor by turning up.
          </Quote>
          <Typography>
            The third step is loose. It has been left that way because she could hear by it who was coming.
          </Typography>
          <Stack direction="row" spacing={2}>
            <Button variant="outlined" href={urls.gallery}>
              See pictures
            </Button>
          </Stack>
        </Stack>
      </Section>
    </>
  );
}

/** Head of the porch's page; any name works in its URL, and one URL is canonical. */
export const page = staticPage({
  title: () => `${organization.centers.porch}, our heritage center`,
  description: () =>
    `Visit the heritage center in ${organization.place.locality}, ${organization.place.region}: tours, quilting, story circles.${openHours('porch') && ` ${openHours('porch')}.`}`,
  path: urls.porch(institute.centerName),
  parents,
  quilt: { seed: 'log-cabin', block: 'log-cabin' },
});
