import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { Section, type SectionProps } from '@porchlight/ui/layout/Section';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { ContentCard } from '@porchlight/ui/surfaces/ContentCard';
import { useQuery } from '@tanstack/react-query';
import { RecordList } from '../records/index.ts';
import { urls } from '../urls/index.ts';
import { featuredPodcastsQuery, podcastCard } from './podcast.view.ts';

export interface FeaturedPodcastsProps extends Pick<SectionProps, 'id' | 'tone' | 'spacing' | 'lead'> {
  /** Heading of the section. @default 'Podcasts' */
  title?: string;
  /** Number of podcasts. */
  count: number;
}

/** A section with the newest podcasts for pages that have `featuredPodcastsQuery(count)` in their queries. spec 2.2 */
export function FeaturedPodcasts({ title = 'Podcasts', count, ...section }: FeaturedPodcastsProps) {
  const result = useQuery(featuredPodcastsQuery(count));
  return (
    <Section title={title} action={<SeeAll href={urls.podcasts} context="podcasts" />} {...section}>
      <RecordList name="podcast" result={result} empty={<EmptyState text="No episodes yet." seed="podcasts" />}>
        {(podcasts) => (
          <CardGrid columns={2}>
            {podcasts.map((podcast) => (
              <ContentCard key={podcast.id} kind="podcast" {...podcastCard(podcast)} />
            ))}
          </CardGrid>
        )}
      </RecordList>
    </Section>
  );
}
