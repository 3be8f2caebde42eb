import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { Columns } from '@porchlight/ui/layout/Columns';
import { Section, type SectionProps } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { ContentCard } from '@porchlight/ui/surfaces/ContentCard';
import { useQuery } from '@tanstack/react-query';
import { listQuery } from '../api/index.ts';
import { articleCard, articleCardFields } from '../articles/index.ts';
import { RecordList } from '../records/index.ts';
import { storyCard, storyCardFields } from '../stories/index.ts';
import { urls } from '../urls/index.ts';

/** Query of the newest story with its title, subtitle and picture, without its text. */
export const landingStoryQuery = listQuery(
  'story',
  { sort: '-date', limit: 1, excerpt: 1 },
  {
    shows: storyCardFields,
    // The slug is the seed of the quilt block of a story without a picture; the text is not shown.
    dehydrate: (stories) => stories.map((each) => ({ ...each, content: '', slug: each.image ? '' : each.slug })),
  },
);

/** Query of the newest articles, without their texts. */
export const landingArticlesQuery = listQuery(
  'article',
  { sort: '-created_at', limit: 3, excerpt: 1 },
  { shows: articleCardFields, dehydrate: (articles) => articles.map((article) => ({ ...article, body: '' })) },
);

/** The landing page's section with the newest story and, beside it, the newest articles. spec 2.2 */
export function LandingReading(section: Pick<SectionProps, 'tone'>) {
  const stories = useQuery(landingStoryQuery);
  const articles = useQuery(landingArticlesQuery);
  return (
    <Section title="Stories and articles" {...section}>
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
