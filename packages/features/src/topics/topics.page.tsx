import { entityOf, type Topic } from '@porchlight/contract/entities';
import { listTruncationCharacters } from '@porchlight/contract/limits';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import {
  ContentCards,
  PagedCards,
  pagedList,
  pagedPage,
  recordPicture,
  recordSeed,
  shownPictureFields,
} from '../records/index.ts';
import { organization, SitePageHeader } from '../site/index.ts';
import { topicUrl, urls } from '../urls/index.ts';
import { topicKinds } from './topic-kinds.tsx';

/** Fields of a topic that its card shows. */
const cardFields = ['name', 'slug', 'description', 'record_counts', ...shownPictureFields] as const;

/** The list of topics by name. The excerpt's extra grapheme lets cards detect longer texts. */
const topicList = pagedList(
  'topic',
  urls.topics,
  { sort: 'name', excerpt: listTruncationCharacters + 1 },
  { shows: cardFields },
);

/** What there is about a topic, as a sentence: '3 stories, 1 event'. */
function countsText({ record_counts: counts = {} }: Pick<Topic, 'record_counts'>): string {
  const parts = topicKinds.flatMap(({ name }) => {
    const { one = '', many = '' } = entityOf(name).search ?? {};
    const count = counts[name];
    return count ? [`${count} ${(count === 1 ? one : many).toLowerCase()}`] : [];
  });
  return parts.join(', ') || 'Nothing yet';
}

type CardTopic = Pick<Topic, 'id' | (typeof cardFields)[number]>;

/** Props of a topic's card. */
function topicCard(topic: CardTopic) {
  return {
    title: topic.name,
    href: topicUrl(topic),
    subtitle: countsText(topic),
    text: topic.description,
    ...recordPicture(topic),
    seed: recordSeed('topic', topic),
  };
}

/** All topics, each with what there is about it. */
export function Component() {
  return (
    <>
      <SitePageHeader eyebrow="Read, listen, look" title="Topics" seed="topics" block="nine-patch" />
      <PagedCards
        list={topicList}
        label="All topics"
        title="The list of topics"
        empty={<EmptyState text="There are no topics yet." seed="topics" />}
      >
        {(topics) => <ContentCards kind="article" records={topics} card={topicCard} headingLevel={2} />}
      </PagedCards>
    </>
  );
}

export const page = pagedPage(topicList, {
  lists: ['topic'],
  head: () => ({
    title: 'Topics',
    description: `What ${organization.name} writes and talks about, topic by topic.`,
    canonicalPath: urls.topics,
    quilt: { seed: 'topics', block: 'nine-patch' },
  }),
});
