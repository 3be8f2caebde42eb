import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { Section, type SectionProps } from '@porchlight/ui/layout/Section';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { ContentCard } from '@porchlight/ui/surfaces/ContentCard';
import { useQuery } from '@tanstack/react-query';
import { RecordList } from '../records/index.ts';
import { urls } from '../urls/index.ts';
import { featuredStoriesQuery, storyCard } from './story.view.ts';

export interface FeaturedStoriesProps extends Pick<SectionProps, 'id' | 'tone' | 'spacing' | 'lead'> {
  /** Heading of the section. @default 'Stories' */
  title?: string;
}

/** A section with the newest stories for other pages, which need `featuredStoriesQuery` in their queries. spec 2.2 */
export function FeaturedStories({ title = 'Stories', ...section }: FeaturedStoriesProps) {
  const result = useQuery(featuredStoriesQuery);
  return (
    <Section title={title} action={<SeeAll href={urls.stories} context="stories" />} {...section}>
      <RecordList
        name="story"
        result={result}
        empty={<EmptyState text="No stories yet. The first one is still being told." seed="stories" />}
      >
        {(stories) => (
          <CardGrid>
            {stories.map((story) => (
              <ContentCard key={story.id} kind="story" {...storyCard(story)} />
            ))}
          </CardGrid>
        )}
      </RecordList>
    </Section>
  );
}
