import type { Podcast } from '@porchlight/contract/entities';
import { listTruncationCharacters, podcastSidebarDescriptionCharacters } from '@porchlight/contract/limits';
import { listQuery } from '../api/index.ts';
import { pagedList, recordPicture, recordSeed, relatedList, shownPictureFields } from '../records/index.ts';
import { podcastUrl, urls } from '../urls/index.ts';

/** Podcasts beside the list. ours */
const sidebarPodcasts = 4;

/** What a list's card shows of a podcast. */
const cardFields = ['title', 'slug', 'description', ...shownPictureFields] as const;
/** A podcast as far as its card shows it. */
type CardPodcast = Pick<Podcast, 'id' | (typeof cardFields)[number]>;

/** The podcasts page by page, newest first, their descriptions one grapheme longer than what is shown. */
export const podcastList = pagedList(
  'podcast',
  urls.podcasts,
  { sort: '-created_at', excerpt: listTruncationCharacters + 1 },
  { shows: cardFields },
);

/** Where a newcomer starts: the oldest podcasts. */
export const firstPodcastsQuery = listQuery(
  'podcast',
  { sort: 'created_at', limit: sidebarPodcasts, excerpt: podcastSidebarDescriptionCharacters + 1 },
  { shows: cardFields },
);

/** The newest podcasts, as many as another page features. */
export function featuredPodcastsQuery(count: number) {
  return listQuery(
    'podcast',
    { sort: '-created_at', limit: count, excerpt: listTruncationCharacters + 1 },
    { shows: cardFields },
  );
}

/** What stands on a list's card of a podcast. */
export function podcastCard(podcast: CardPodcast) {
  return {
    title: podcast.title,
    href: podcastUrl(podcast),
    text: podcast.description,
    ...recordPicture(podcast),
    seed: recordSeed('podcast', podcast),
  };
}

/** What stands on a line of a podcast beside others. */
export function podcastLine(podcast: CardPodcast) {
  const { text, ...card } = podcastCard(podcast);
  return { ...card, description: text };
}

/** What stands beside a podcast: the newest others. */
export const relatedPodcasts = relatedList('podcast', '-created_at', cardFields, podcastLine);
