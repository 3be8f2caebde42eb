import { useQuery } from '@tanstack/react-query';
import { articleCard, articleList } from '../../articles/index.ts';
import { podcastCard, podcastList } from '../../podcasts/index.ts';
import { ContentCards } from '../../records/index.ts';
import { storyCard, storyList } from '../../stories/index.ts';
import { urls } from '../../urls/index.ts';
import { firstQuery } from '../first-query.ts';
import { LatestReading } from '../LatestReading.tsx';
import { PlacedRecords, recordSectionProps } from '../PlacedRecords.tsx';
import { type PropsOfKind, type SectionViews, view } from '../section-view.ts';

/** The newest stories. */
function FeaturedStoriesSection({ title, topic, count, ...rest }: PropsOfKind<'featuredStories'>) {
  const result = useQuery(firstQuery(storyList, count, topic?.id));
  return (
    <PlacedRecords
      title={title || 'Stories'}
      resource="story"
      result={result}
      href={urls.stories}
      plural="stories"
      topic={topic}
      {...rest}
    >
      {(stories) => <ContentCards kind="story" records={stories} card={storyCard} />}
    </PlacedRecords>
  );
}

/** The newest articles. */
function NewestArticlesSection({ title, topic, count, ...rest }: PropsOfKind<'newestArticles'>) {
  const result = useQuery(firstQuery(articleList, count, topic?.id));
  return (
    <PlacedRecords
      title={title || 'Articles'}
      resource="article"
      result={result}
      href={urls.articles}
      plural="articles"
      topic={topic}
      {...rest}
    >
      {(articles) => <ContentCards kind="article" records={articles} card={articleCard} />}
    </PlacedRecords>
  );
}

/** The newest podcasts. */
function FeaturedPodcastsSection({ title, topic, count, ...rest }: PropsOfKind<'featuredPodcasts'>) {
  const result = useQuery(firstQuery(podcastList, count, topic?.id));
  return (
    <PlacedRecords
      title={title || 'Podcasts'}
      resource="podcast"
      result={result}
      href={urls.podcasts}
      plural="podcasts"
      topic={topic}
      {...rest}
    >
      {(podcasts) => <ContentCards kind="podcast" records={podcasts} card={podcastCard} columns={2} />}
    </PlacedRecords>
  );
}

/** The newest story and articles. spec 2.2 */
function LatestReadingSection({ title, tone, place }: PropsOfKind<'latestReading'>) {
  return <LatestReading title={title || undefined} {...recordSectionProps(tone, place)} />;
}

const newest = { title: 'text', topic: 'record', count: 'value', tone: 'value' } as const;

/** Kinds that show what can be read and heard. */
export const readingViews: SectionViews = {
  featuredStories: view<'featuredStories'>(FeaturedStoriesSection, newest),
  newestArticles: view<'newestArticles'>(NewestArticlesSection, newest),
  latestReading: view<'latestReading'>(LatestReadingSection, { title: 'text', tone: 'value' }),
  featuredPodcasts: view<'featuredPodcasts'>(FeaturedPodcastsSection, newest),
};
