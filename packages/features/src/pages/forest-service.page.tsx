import { countdownTarget } from '@porchlight/contract/limits';
import { FactList } from '@porchlight/ui/data-display/FactList';
import { IconList } from '@porchlight/ui/data-display/IconList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { useCountdown } from '@porchlight/ui/hooks/useCountdown';
import { Button } from '@porchlight/ui/inputs/Button';
import { Columns } from '@porchlight/ui/layout/Columns';
import { Section } from '@porchlight/ui/layout/Section';
import { Gallery } from '@porchlight/ui/media/Gallery';
import { LoopingVideo } from '@porchlight/ui/media/LoopingVideo';
import { Callout } from '@porchlight/ui/surfaces/Callout';
import { eventTeasersQuery, UpcomingEvents } from '../events/index.ts';
import { organization, SitePageHeader, siteVideos } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { CallOrWrite } from './CallOrWrite.tsx';
import { ForestResources } from './ForestResources.tsx';
import { forestGallery } from './forest-gallery.ts';
import { pagePicture, siteMedia } from './pictures.ts';
import { staticPage } from './static-page.ts';
import { useScrollToTop } from './useScrollToTop.ts';

/** Captions of the gallery, in the order of its pictures. */
const captions = [
  'Longleaf seedlings by the thousand',
  'One of four hundred planted in a day',
  'A burn at nightfall keeps the forest open',
  'The fire tower, ridge after ridge',
  'What is it worth? A tape at breast height',
  'The red-cockaded woodpecker, for whom we burn',
  'Counting what lives in the creek',
];
const gallery = forestGallery.map(pagePicture).map(({ src, alt }, index) => ({
  id: alt,
  src,
  alt,
  title: captions[index] ?? alt,
  seed: alt,
}));

/** The page of the forest-service career center. spec 2.2, 9 */
export function Component() {
  useScrollToTop();
  // The specification wants the countdown computed but not shown.
  useCountdown(countdownTarget);
  return (
    <>
      <SitePageHeader
        eyebrow="USDA Forest Service career center"
        title="Work where the pines are"
        lead="Training, paid seasons and careers in the woods of middle Georgia, for people who were told that the forest is a place you drive past."
        media={<LoopingVideo {...siteMedia.forestFilm} seed="forest" block="pine-tree" priority />}
      >
        <Button href="#apply">See when it starts</Button>
      </SitePageHeader>
      <Section spacing="none" title="What you get here">
        <IconList
          columns={3}
          headingLevel={3}
          items={[
            {
              title: 'Someone who has been hired',
              text: 'Office hours on Thursdays from four to seven. Bring nothing; leave with a list.',
            },
            {
              title: 'A federal résumé',
              text: 'Five pages, not one, in the words that the system looks for. We type it with you.',
            },
            {
              title: 'Tickets and cards',
              text: 'Chainsaw, first aid, pack test, red card: trained, tested and paid for.',
            },
            {
              title: 'Boots',
              text: 'And helmet, chaps and gloves, on loan until your second paycheck.',
            },
            {
              title: 'A ride at 5:45',
              text: 'From Depot Street to the camp on the Oconee road, every working day.',
            },
            {
              title: 'A walk through your own trees',
              text: 'If your family owns woods, a forester cruises them with you, and tells you the figure before a buyer does.',
            },
          ]}
        />
      </Section>
      <Section tone="band" id="apply">
        <Callout
          title="The work-based learning program started in January 2025"
          block="pine-tree"
          actions={<Button href={`mailto:${organization.email}?subject=Forestry`}>Ask for a place</Button>}
        >
          <Typography>
            Twelve people, one season, eighteen hundred acres. You learn on the crew and are paid from the first day. It
            starts again each January. <CallOrWrite startsSentence />.
          </Typography>
        </Callout>
      </Section>
      <Section title="Who it is for">
        <Columns ratio="wide-start">
          <IconList
            columns={1}
            headingLevel={3}
            items={[
              {
                title: 'You are 18 to 30 and would rather be outdoors',
                text: 'No experience, no truck and no diploma needed. You need to like mornings, or to stop minding them.',
              },
              {
                title: 'You are changing over',
                text: 'Veterans, farm hands, line workers: hours in a machine or on a saw count for more than you think.',
              },
              {
                title: 'You are still in school',
                text: 'From sixteen on there are Saturdays, a summer crew, and adults who answer questions.',
              },
            ]}
          />
          <FactList
            facts={[
              { term: 'Age', value: '18 on the crew; from 16 on Saturdays' },
              { term: 'You can', value: 'Walk three miles with a pack, slowly if need be' },
              { term: 'Costs', value: 'Nothing' },
              { term: 'Pay', value: 'By the hour, from the first day' },
              { term: 'Meals', value: 'Breakfast on the bus; bring lunch' },
            ]}
          />
        </Columns>
      </Section>
      <UpcomingEvents tone="band" />
      <ForestResources />
      <Section tone="band" title="Pictures from the crew">
        <Gallery label="Pictures from the forest" pictures={gallery} />
      </Section>
    </>
  );
}

export const page = staticPage({
  title: 'Forest-service career center',
  description:
    'Paid forestry training in middle Georgia with the USDA Forest Service: office hours, résumés, tickets, job openings, internships and youth events.',
  path: urls.forestService,
  queries: () => [eventTeasersQuery],
  videos: [siteVideos.forest],
  quilt: { seed: 'forest', block: 'pine-tree' },
});
