import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { Section } from '@porchlight/ui/layout/Section';
import { LinkCard } from '@porchlight/ui/surfaces/LinkCard';
import { FeaturedPodcasts, featuredPodcastsQuery } from '../podcasts/index.ts';
import { institute, SitePageHeader } from '../site/index.ts';
import { FeaturedStories, featuredStoriesQuery } from '../stories/index.ts';
import { urls } from '../urls/index.ts';
import { staticPage } from './static-page.ts';

const podcastCount = 4;

/** The resources page: two external sites, featured stories and podcasts. spec 2.2 */
export function Component() {
  return (
    <>
      <SitePageHeader
        title="Take this with you"
        lead="Two sites we send people to every week, and the newest of what we have written down and recorded ourselves."
        seed="resources"
        block="ohio-star"
      />
      <Section spacing="none">
        <CardGrid columns={2}>
          {institute.promoLinks.map((promo) => (
            <LinkCard layout="row" newTab key={promo.href} {...promo} headingLevel={2} />
          ))}
        </CardGrid>
      </Section>
      <FeaturedStories tone="band" title="Stories from down the road" />
      <FeaturedPodcasts count={podcastCount} title="Podcasts for the drive" />
    </>
  );
}

export const page = staticPage({
  title: 'Resources',
  description:
    'Where to turn for heirs’ property and civil rights history, with stories and podcasts from rural Black Georgia.',
  path: urls.resources,
  queries: () => [featuredStoriesQuery, featuredPodcastsQuery(podcastCount)],
  quilt: { seed: 'resources' },
});
