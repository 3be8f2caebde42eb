import { fetchErrorText, type Topic } from '@porchlight/contract/entities';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { Prose } from '@porchlight/ui/data-display/Prose';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { FollowLinks } from '@porchlight/ui/navigation/FollowLinks';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { singleQuery } from '../api/index.ts';
import {
  FetchFailure,
  longText,
  pageHref,
  RecordHeader,
  RecordPicture,
  recordSeed,
  requestedPage,
  summary,
} from '../records/index.ts';
import { type Page, type PageArgs, type ReadQuery, useOrigin } from '../site/index.ts';
import { pictureUrl, topicKindUrl, topicUrl, urls } from '../urls/index.ts';
import {
  isTopicId,
  readTopic,
  topicAlternates,
  topicBySlugQuery,
  topicFollowLinks,
  topicQueries,
} from './topic.view.ts';
import { type TopicKind, topicKinds } from './topic-kinds.tsx';

const kindIn = (searchParams: URLSearchParams) => topicKinds.find(({ name }) => name === searchParams.get('kind'));

/** Everything about a topic: the first records of each kind. Also its form's preview. */
export function Detail({ record: topic }: { record: Topic }) {
  const client = useQueryClient();
  const origin = useOrigin();
  useQueries({ queries: topicKinds.map(({ overviewQuery }) => overviewQuery(topic)) });
  const read: ReadQuery = ({ queryKey }) => client.getQueryData(queryKey);
  const counts = topicKinds.map((kind) => [kind.name, kind.readCount(topic, read)] as const);
  const isEmpty = counts.every(([, count]) => count === 0);
  const hasEvents = counts.some(([name, count]) => name === 'event' && Boolean(count));
  return (
    <>
      <RecordHeader name="topic" list={allTopics} title={topic.name} seed={recordSeed('topic', topic)}>
        {topic.slug && <FollowLinks links={topicFollowLinks(topic, origin, hasEvents)} />}
      </RecordHeader>
      {(topic.description || topic.image) && (
        <Section width="prose" spacing="none">
          <Stack spacing={4}>
            {topic.image && <RecordPicture record={topic} seed={recordSeed('topic', topic)} priority />}
            {topic.description && <Prose {...longText(topic, 'description')} />}
          </Stack>
        </Section>
      )}
      {isEmpty && (
        <Section spacing="none">
          <EmptyState text="There is nothing about this topic yet." />
        </Section>
      )}
      {topicKinds.map(({ name, Overview }) => (
        <Overview key={name} topic={topic} />
      ))}
    </>
  );
}

const allTopics = { text: 'Topics', href: urls.topics };

/** All of a topic's records of one kind, page by page. */
function KindDetail({ topic, kind }: { topic: Topic; kind: TopicKind }) {
  const list = { text: topic.name, href: topicUrl(topic) };
  return (
    <>
      <RecordHeader name="topic" list={list} title={kindTitle(topic, kind)} seed={recordSeed('topic', topic)} />
      <kind.Paged topic={topic} />
    </>
  );
}

const kindTitle = ({ name }: Topic, { heading }: TopicKind) => `${heading} about ${name}`;

/** The page of a topic, at its name or at its id. */
export function Component() {
  const { id: part = '' } = useParams();
  const [searchParams] = useSearchParams();
  const found = useQuery({ ...topicBySlugQuery(part), enabled: !isTopicId(part) });
  const id = isTopicId(part) ? part : String(found.data?.records[0]?.id ?? '');
  const result = useQuery({ ...singleQuery('topic', id), enabled: id !== '' });
  const kind = kindIn(searchParams);
  if (result.data) {
    return kind ? (
      <KindDetail key={`${result.data.id} ${kind.name}`} topic={result.data} kind={kind} />
    ) : (
      <Detail key={result.data.id} record={result.data} />
    );
  }
  if (result.isFetching || found.isFetching) {
    return (
      <Section width="prose">
        <Loading />
      </Section>
    );
  }
  return (
    <Section width="prose">
      <Stack spacing={3}>
        <Heading level={1}>Topic</Heading>
        {id === '' && !found.error ? (
          <EmptyState text="There is no such topic." />
        ) : (
          <FetchFailure name="topic" result={id === '' ? found : result} />
        )}
        <SeeAll href={urls.stories} text="See all stories" />
      </Stack>
    </Section>
  );
}

export const page: Page = {
  searchParams: ['kind', 'page'],
  queries(args, read) {
    const topic = readTopic(partOf(args), read);
    const kind = kindIn(args.searchParams);
    if (!topic) return topicQueries(partOf(args), read);
    const lists = kind
      ? [kind.pageQuery(topic, requestedPage(args.searchParams))]
      : topicKinds.map(({ overviewQuery }) => overviewQuery(topic));
    return [...topicQueries(partOf(args), read), ...lists];
  },
  head(args, read) {
    const topic = readTopic(partOf(args), read);
    if (!topic) {
      const missing = topic === null;
      return { title: 'Topic', description: fetchErrorText('topic'), canonicalPath: urls.topic(partOf(args)), missing };
    }
    const kind = kindIn(args.searchParams);
    const number = requestedPage(args.searchParams);
    const common = {
      description: summary(topic.description) || `Everything about ${topic.name}.`,
      imageUrl: pictureUrl(topic.image) ?? undefined,
      alternates: topicAlternates(topic),
      quilt: { seed: recordSeed('topic', topic) },
    };
    if (!kind) {
      const about = { name: 'topic', record: topic } as const;
      return { ...common, title: summary(topic.name), canonicalPath: topicUrl(topic), about };
    }
    const title = summary(kindTitle(topic, kind));
    return {
      ...common,
      title: number > 1 ? `${title}, page ${number}` : title,
      cardTitle: title,
      canonicalPath: pageHref(topicKindUrl(topicUrl(topic), kind.name), number),
      parents: [{ text: topic.name, href: topicUrl(topic) }],
      missing: !kind.hasPage(topic, number, read),
    };
  },
};

const partOf = ({ params: { id = '' } }: PageArgs) => id;
