import type { StoredSection } from '@porchlight/contract/sections/section';
import type { PrefetchedQuery } from '../api/index.ts';
import { attendQuery, eventTeasersQuery, nextEventQuery } from '../events/index.ts';
import { featuredPodcastsQuery } from '../podcasts/index.ts';
import { featuredStoriesQuery } from '../stories/index.ts';
import { latestArticlesQuery, latestStoryQuery } from './latest-reading-queries.ts';

/** The queries of the kinds of sections that show records. */
const queriesByKind: Readonly<Record<string, (section: StoredSection) => PrefetchedQuery[]>> = {
  attendEvent: () => [attendQuery, nextEventQuery],
  upcomingEvents: () => [eventTeasersQuery],
  featuredStories: () => [featuredStoriesQuery],
  latestReading: () => [latestStoryQuery, latestArticlesQuery],
  featuredPodcasts: ({ values }) => [featuredPodcastsQuery(Number(values.count))],
};

/** The queries of the records that sections show. */
export function sectionQueries(sections: readonly StoredSection[] = []): PrefetchedQuery[] {
  return sections.flatMap((section) => (section.hidden ? [] : (queriesByKind[section.kind]?.(section) ?? [])));
}
