import type { StoredSection } from '@porchlight/contract/sections/section';
import { actionNetworkList } from '../action-network/index.ts';
import { type PrefetchedQuery, placedFormQuery } from '../api/index.ts';
import { articleList } from '../articles/index.ts';
import { electionList } from '../elections/index.ts';
import { attendQuery, eventList, nextEventQuery } from '../events/index.ts';
import { podcastList } from '../podcasts/index.ts';
import type { PagedListQuery } from '../records/index.ts';
import { storyList } from '../stories/index.ts';
import { firstQuery, teamQuery } from './first-query.ts';
import { latestArticlesQuery, latestStoryQuery } from './latest-reading-queries.ts';
import { recordIdIn } from './resolve-values.ts';

type QueriesOf = (values: StoredSection['values']) => PrefetchedQuery[];

/** The first records of a list, as many as a section says, of the topic that it says. */
function firstOf<Item>(list: PagedListQuery<Item>): QueriesOf {
  return ({ count, topic }) => [firstQuery(list, count, recordIdIn(topic, 'topic'))];
}

/** The queries of the kinds of sections that show records. */
const queriesByKind: Readonly<Record<string, QueriesOf>> = {
  attendEvent: () => [attendQuery, nextEventQuery],
  upcomingEvents: firstOf(eventList),
  featuredStories: firstOf(storyList),
  newestArticles: firstOf(articleList),
  latestReading: () => [latestStoryQuery, latestArticlesQuery],
  featuredPodcasts: firstOf(podcastList),
  upcomingElections: firstOf(electionList),
  actionNetwork: firstOf(actionNetworkList),
  form: ({ form }) => {
    const id = recordIdIn(form, 'form');
    return id === undefined ? [] : [placedFormQuery(id)];
  },
  team: ({ type, count }) => [teamQuery(type, count)],
};

/** The queries of the records that sections show. */
export function sectionQueries(sections: readonly StoredSection[] = []): PrefetchedQuery[] {
  return sections.flatMap(({ hidden, kind, values }) => (hidden ? [] : (queriesByKind[kind]?.(values) ?? [])));
}
