import type { Topic } from '@porchlight/contract/entities';
import { isOver } from '@porchlight/contract/is-over';
import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Gallery } from '@porchlight/ui/media/Gallery';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { ContentCard } from '@porchlight/ui/surfaces/ContentCard';
import { EventTeaser } from '@porchlight/ui/surfaces/EventTeaser';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { PrefetchedQuery } from '../api/index.ts';
import { articleCard, articleList } from '../articles/index.ts';
import { eventList, eventTeaser } from '../events/index.ts';
import { galleryList, galleryPicture } from '../gallery/index.ts';
import { podcastCard, podcastList } from '../podcasts/index.ts';
import { FetchFailure, ListPager, type PagedListQuery, PagedRecords, usePagedList } from '../records/index.ts';
import { type ReadQuery, useNow } from '../site/index.ts';
import { storyCard, storyList } from '../stories/index.ts';
import { filterOf, type TopicKey, topicKindUrl } from './topic.view.ts';

/** Records of each kind on a topic's page; the others are one link away. */
const overviewCount = 6;

/** The records of one kind that a topic has. */
export interface TopicKind {
  name: 'story' | 'article' | 'event' | 'podcast' | 'gallery';
  /** Plural, as a heading: 'Stories'. */
  heading: string;
  /** Query of the first records. */
  overviewQuery: (topic: TopicKey) => PrefetchedQuery;
  /** The number of all of them, as far as it was read. */
  readCount: (topic: TopicKey, read: ReadQuery) => number | undefined;
  /** Query of a page of them, numbered from 1. */
  pageQuery: (topic: TopicKey, page: number) => PrefetchedQuery;
  /** Whether there is such a page, as far as it was read. */
  hasPage: (topic: TopicKey, page: number, read: ReadQuery) => boolean;
  /** The section with the first records; nothing without any. */
  Overview: ComponentType<{ topic: Topic }>;
  /** A page of all of them, with the pager. */
  Paged: ComponentType<{ topic: Topic }>;
}

function topicKind<Item>(
  name: TopicKind['name'],
  heading: string,
  list: PagedListQuery<Item>,
  render: (items: readonly Item[], headingLevel: 2 | 3) => ReactNode,
): TopicKind {
  const first = (topic: TopicKey) =>
    list.filtered(topicKindUrl(topic, name), filterOf(topic), overviewCount).pageQuery(1);
  const all = (topic: TopicKey) => list.filtered(topicKindUrl(topic, name), filterOf(topic));
  return {
    name,
    heading,
    overviewQuery: first,
    readCount: (topic, read) => read(first(topic))?.totalCount ?? undefined,
    pageQuery: (topic, page) => all(topic).pageQuery(page),
    hasPage: (topic, page, read) => page === 1 || read(all(topic).pageQuery(page))?.records.length !== 0,
    Overview({ topic }) {
      const result = useQuery(first(topic));
      if (result.isError && !result.data) return <FetchFailure name={name} result={result} />;
      const { records = [], totalCount } = result.data ?? {};
      if (records.length === 0) return null;
      const hasMore = (totalCount ?? 0) > records.length;
      const action = hasMore && <SeeAll href={topicKindUrl(topic, name)} context={heading.toLowerCase()} />;
      return (
        <Section title={heading} spacing="none" action={action}>
          {render(records, 3)}
        </Section>
      );
    },
    Paged({ topic }) {
      const page = usePagedList(all(topic));
      return (
        <Section ref={page.ref} tabIndex={-1} aria-label={heading} spacing="none">
          <Stack spacing={6}>
            <PagedRecords list={page} title="The list" empty={null}>
              {(records) => render(records, 2)}
            </PagedRecords>
            <ListPager list={page} />
          </Stack>
        </Section>
      );
    },
  };
}

/** Teasers of events, which say whether they are over. */
function EventCards({ events }: { events: readonly Parameters<typeof eventTeaser>[0][] }) {
  const now = useNow();
  return (
    <CardGrid>
      {events.map((event) => (
        <EventTeaser key={event.id} {...eventTeaser(event)} isPast={isOver(event, now)} />
      ))}
    </CardGrid>
  );
}

/** The kinds of records that topics have, in the order of their page. */
export const topicKinds: readonly TopicKind[] = [
  topicKind('event', 'Events', eventList, (events) => <EventCards events={events} />),
  topicKind('story', 'Stories', storyList, (stories, headingLevel) => (
    <CardGrid>
      {stories.map((story) => (
        <ContentCard key={story.id} kind="story" headingLevel={headingLevel} {...storyCard(story)} />
      ))}
    </CardGrid>
  )),
  topicKind('article', 'Articles', articleList, (articles, headingLevel) => (
    <CardGrid>
      {articles.map((article) => (
        <ContentCard key={article.id} kind="article" headingLevel={headingLevel} {...articleCard(article)} />
      ))}
    </CardGrid>
  )),
  topicKind('podcast', 'Podcasts', podcastList, (podcasts, headingLevel) => (
    <CardGrid columns={2}>
      {podcasts.map((podcast) => (
        <ContentCard key={podcast.id} kind="podcast" headingLevel={headingLevel} {...podcastCard(podcast)} />
      ))}
    </CardGrid>
  )),
  topicKind('gallery', 'Pictures', galleryList, (items) => <Gallery pictures={items.map(galleryPicture)} />),
];
