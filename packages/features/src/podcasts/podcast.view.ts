import type { Podcast } from '@porchlight/contract/entities';
import { listTruncationCharacters, podcastSidebarDescriptionCharacters } from '@porchlight/contract/limits';
import { listQuery } from '../api/index.ts';
import { pagedList, recordPicture, recordSeed, relatedList, shownPictureFields } from '../records/index.ts';
import { podcastUrl, urls } from '../urls/index.ts';

/** Number of podcasts beside the list. ours */
const sidebarPodcastCount = 4;

/** Fields of a podcast that its card in the list shows. */
const cardFields = ['title', 'slug', 'description', ...shownPictureFields] as const;
/** A podcast with only the fields of its card. */
type CardPodcast = Pick<Podcast, 'id' | (typeof cardFields)[number]>;

/** The paginated list of podcasts, newest first. The excerpt's extra grapheme lets cards detect longer texts. */
export const podcastList = pagedList(
  'podcast',
  urls.podcasts,
  { sort: '-created_at', excerpt: listTruncationCharacters + 1 },
  { shows: cardFields },
);

/** Query of the oldest podcasts, for new listeners. */
export const firstPodcastsQuery = listQuery(
  'podcast',
  { sort: 'created_at', limit: sidebarPodcastCount, excerpt: podcastSidebarDescriptionCharacters + 1 },
  { shows: cardFields },
);

/** Props of a podcast's card in the list. */
export function podcastCard(podcast: CardPodcast) {
  return {
    title: podcast.title,
    href: podcastUrl(podcast),
    text: podcast.description,
    ...recordPicture(podcast),
    seed: recordSeed('podcast', podcast),
  };
}

/** Props of a podcast in a list beside another page's content. */
export function podcastListItem(podcast: CardPodcast) {
  const { text, ...card } = podcastCard(podcast);
  return { ...card, description: text };
}

/** The podcasts listed beside one: the newest others. */
export const relatedPodcasts = relatedList('podcast', '-created_at', cardFields, podcastListItem);
