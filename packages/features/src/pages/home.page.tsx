import { IconList } from '@porchlight/ui/data-display/IconList';
import { Quote } from '@porchlight/ui/data-display/Quote';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { Hero } from '@porchlight/ui/layout/Hero';
import { Section } from '@porchlight/ui/layout/Section';
import { LoopingVideo } from '@porchlight/ui/media/LoopingVideo';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { FeatureRow } from '@porchlight/ui/surfaces/FeatureRow';
import { LinkCard } from '@porchlight/ui/surfaces/LinkCard';
import { attendQuery, EventTeasers, nextEventQuery } from '../events/index.ts';
import { FeaturedPodcasts, featuredPodcastsQuery } from '../podcasts/index.ts';
import { institute, organization, type Page, siteVideos } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { FeaturedVideos } from './FeaturedVideos.tsx';
import { JoinNetwork } from './JoinNetwork.tsx';
import { LandingReading, landingArticlesQuery, landingStoryQuery } from './LandingReading.tsx';
import { LandingSlides } from './LandingSlides.tsx';
import { ProgramCards } from './ProgramCards.tsx';
import { siteMedia } from './pictures.ts';
import { programs } from './programs.ts';

/** Two cards, one row, to keep the HTML of this long page small. */
const podcastCount = 2;

/** The landing page: who we are, what we want, events, and things to read. spec 2.2 */
export function Component() {
  return (
    <>
      <Hero
        title="The light is on. Come on up."
        lead="Our mission: that Black families in rural Georgia keep their land, their health, their stories and their say."
        image={siteMedia.hero.src}
        alt={siteMedia.hero.alt}
        actions={
          <>
            <Button href={urls.events}>See what’s on</Button>
            <Button variant="outlined" href={urls.foodPantry(institute.centerName)}>
              Get groceries
            </Button>
          </>
        }
      />
      <Section width="prose" binding>
        <Quote cite="What we hold to">
          Feed first, ask later. What belongs to a family stays with it. Nothing about us is decided without us.
        </Quote>
      </Section>
      <Section spacing="none" title="Four programs" action={<SeeAll href={urls.whatWeDo} context="programs" />}>
        <ProgramCards cards={programs()} columns={4} dense />
      </Section>
      <Section tone="band" title="What we want by 2030">
        <IconList columns={2} headingLevel={3} items={objectives} />
      </Section>
      <Section tone="night">
        <FeatureRow
          title="Get paid to learn the woods"
          eyebrow="With the USDA Forest Service"
          side="end"
          media={<LoopingVideo {...siteMedia.forestFilm} seed="forest" block="pine-tree" />}
          actions={<Button href={urls.forestService}>Visit the career center</Button>}
        >
          <Typography>
            A work-based learning program in middle Georgia, since January 2025: one season, eighteen hundred acres, a
            wage from the first day. Boots are on loan.
          </Typography>
        </FeatureRow>
      </Section>
      <Section>
        <LandingSlides />
      </Section>
      <EventTeasers tone="band" />
      <JoinNetwork />
      <Section spacing="none" title="Resources" action={<SeeAll href={urls.resources} context="resources" />}>
        <CardGrid columns={2} dense>
          {institute.promoLinks.map((promo) => (
            <LinkCard layout="row" newTab key={promo.href} {...promo} />
          ))}
        </CardGrid>
      </Section>
      <LandingReading tone="band" />
      <FeaturedPodcasts count={podcastCount} />
      <FeaturedVideos />
    </>
  );
}

const objectives = [
  {
    title: 'Clear titles',
    text: 'Every family in three counties that owns land together has a tree, a plan, and one person the letters go to.',
  },
  {
    title: 'Fresh food within ten miles',
    text: 'Today four in ten households live farther away than that.',
  },
  {
    title: 'A vote from every porch',
    text: 'Nobody misses an election for want of a ride, a form or somebody to ask.',
  },
  {
    title: 'One thousand voices',
    text: 'Recorded, described and kept, each under the terms of the person who spoke.',
  },
];

export const page: Page = {
  queries: () => [
    attendQuery,
    nextEventQuery,
    landingStoryQuery,
    landingArticlesQuery,
    featuredPodcastsQuery(podcastCount),
  ],
  head: () => ({
    title: '',
    description: organization.description,
    canonicalPath: urls.home,
    videos: [siteVideos.forest, siteVideos.interfaith],
  }),
};
