import { topicCalendarPath, topicFeedPath } from '@porchlight/contract/discovery';
import type { Topic } from '@porchlight/contract/entities';
import { isNumber } from '@porchlight/contract/slug';
import type { FollowLink } from '@porchlight/ui/navigation/FollowLinks';
import { listQuery, singleQuery } from '../api/index.ts';
import type { PageAlternate, ReadQuery } from '../site/index.ts';

/** The part of a topic that its addresses and lists need. */
export type TopicKey = Pick<Topic, 'id' | 'slug'>;

/** Query of the topic with a slug. */
export const topicBySlugQuery = (slug: string) =>
  listQuery('topic', { filter: { slug: { is: slug } }, limit: 1 }, { shows: ['slug'] });

/** Whether the last part of a topic's address is its id, as in stored links. */
export const isTopicId = isNumber;

/** The topic at an address, as far as it was read; null if there is none. */
export function readTopic(part: string, read: ReadQuery): Topic | null | undefined {
  if (isTopicId(part)) return read(singleQuery('topic', part));
  const found = read(topicBySlugQuery(part));
  if (!found) return undefined;
  const [first] = found.records;
  return first ? read(singleQuery('topic', String(first.id))) : null;
}

/** The queries of the topic at an address. Once its id is known, all of it is read. */
export function topicQueries(part: string, read: ReadQuery) {
  if (isTopicId(part)) return [singleQuery('topic', part)];
  const [first] = read(topicBySlugQuery(part))?.records ?? [];
  return [topicBySlugQuery(part), ...(first ? [singleQuery('topic', String(first.id))] : [])];
}

/** The feed and the calendar of a topic, for a head's alternate links. */
export function topicAlternates({ name, slug }: Topic): PageAlternate[] {
  return [
    { type: 'application/rss+xml', title: name, href: topicFeedPath(encodeURI(slug)) },
    { type: 'text/calendar', title: `${name}: events`, href: topicCalendarPath(encodeURI(slug)) },
  ];
}

/**
 * Links to follow a topic.
 * @param origin of the site, without a trailing slash
 * @param hasEvents whether it has events, for its calendar
 */
export function topicFollowLinks({ slug }: TopicKey, origin: string, hasEvents: boolean): FollowLink[] {
  const calendar = origin.replace(/^https?:/, 'webcal:') + topicCalendarPath(encodeURI(slug));
  const feed = topicFeedPath(encodeURI(slug));
  return [
    { text: 'Follow this topic by RSS', href: feed, icon: 'feed', type: 'application/rss+xml' },
    ...(hasEvents ? [{ text: 'Subscribe to its events', href: calendar, icon: 'calendar' } as const] : []),
  ];
}
