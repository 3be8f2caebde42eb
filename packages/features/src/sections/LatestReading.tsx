import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { Columns } from '@porchlight/ui/layout/Columns';
import { Section, type SectionProps } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { ContentCard } from '@porchlight/ui/surfaces/ContentCard';
import { useQuery } from '@tanstack/react-query';
import { articleCard } from '../articles/index.ts';
import { RecordList } from '../records/index.ts';
import { storyCard } from '../stories/index.ts';
import { urls } from '../urls/index.ts';
import { latestArticlesQuery, latestStoryQuery } from './latest-reading-queries.ts';

export interface LatestReadingProps extends Pick<SectionProps, 'id' | 'tone' | 'spacing'> {
  /** Heading of the section. @default 'Stories and articles' */
  title?: string;
}

/** The newest story and, beside it, the newest articles. spec 2.2 */
export function LatestReading({ title = 'Stories and articles', ...section }: LatestReadingProps) {
  const stories = useQuery(latestStoryQuery);
  const articles = useQuery(latestArticlesQuery);
  return (
    <Section title={title} {...section}>
      <Columns ratio="wide-start">
        <Stack spacing={{ xs: 1.5, md: 3 }}>
          <RecordList
            name="story"
            result={stories}
            empty={<EmptyState text="No stories yet. The first one is still being told." seed="stories" />}
          >
            {([story]) => story && <ContentCard kind="story" span="half" {...withoutText(storyCard(story))} />}
          </RecordList>
          <SeeAll href={urls.stories} text="See all stories" />
        </Stack>
        <Stack spacing={{ xs: 1.5, md: 3 }}>
          <RecordList
            name="article"
            result={articles}
            empty={<EmptyState text="No articles yet. The first one is being written." seed="articles" />}
          >
            {(records) => (
              <CardGrid columns={1} dense>
                {records.map((article) => (
                  <ContentCard
                    key={article.id}
                    kind="article"
                    layout="compact"
                    {...withoutText(articleCard(article))}
                  />
                ))}
              </CardGrid>
            )}
          </RecordList>
          <SeeAll href={urls.articles} text="See all articles" />
        </Stack>
      </Columns>
    </Section>
  );
}

function withoutText<Card extends { text: string }>({ text: _, ...card }: Card): Omit<Card, 'text'> {
  return card;
}
