import type { Topic } from '@porchlight/contract/entities';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Gallery } from '@porchlight/ui/media/Gallery';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { PrefetchedQuery } from '../api/index.ts';
import { articleCard, articleList } from '../articles/index.ts';
import { EventCards, eventList } from '../events/index.ts';
import { galleryList, galleryPicture } from '../gallery/index.ts';
import { podcastCard, podcastList } from '../podcasts/index.ts';
import {
  ContentCards,
  FetchFailure,
  ListPager,
  type PagedListQuery,
  PagedRecords,
  usePagedList,
} from '../records/index.ts';
import type { ReadQuery } from '../site/index.ts';
import { storyCard, storyList } from '../stories/index.ts';
import { topicKindUrl, topicUrl } from '../urls/index.ts';
import type { TopicKey } from './topic.view.ts';

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
  const first = (topic: TopicKey) => list.firstQuery(overviewCount, topic.id);
  const all = (topic: TopicKey) => list.withTopic(topicKindUrl(topicUrl(topic), name), topic.id);
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
      const action = hasMore && <SeeAll href={topicKindUrl(topicUrl(topic), name)} context={heading.toLowerCase()} />;
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

/** The kinds of records that topics have, in the order of their page. */
export const topicKinds: readonly TopicKind[] = [
  topicKind('event', 'Events', eventList, (events) => <EventCards events={events} />),
  topicKind('story', 'Stories', storyList, (stories, headingLevel) => (
    <ContentCards kind="story" records={stories} card={storyCard} headingLevel={headingLevel} />
  )),
  topicKind('article', 'Articles', articleList, (articles, headingLevel) => (
    <ContentCards kind="article" records={articles} card={articleCard} headingLevel={headingLevel} />
  )),
  topicKind('podcast', 'Podcasts', podcastList, (podcasts, headingLevel) => (
    <ContentCards kind="podcast" records={podcasts} card={podcastCard} headingLevel={headingLevel} columns={2} />
  )),
  topicKind('gallery', 'Pictures', galleryList, (items) => <Gallery pictures={items.map(galleryPicture)} />),
];
