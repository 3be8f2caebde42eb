import type { Podcast } from '@porchlight/contract/entities';
import { listTruncationCharacters, podcastSidebarDescriptionCharacters } from '@porchlight/contract/limits';
import type { RelatedItem } from '@porchlight/ui/RelatedList';
import { listQuery, singleQuery } from '../api/index.ts';
import { hyphenated, pictureUrl, urls } from '../urls/index.ts';

/** Podcasts in a sidebar. ours */
const sidebarPodcasts = 4;

/** The podcasts of the public list, newest first, their descriptions one grapheme longer than what is shown. */
export const podcastListQuery = listQuery('podcast', { sort: '-created_at', excerpt: listTruncationCharacters + 1 });

/** The newest podcasts, as many as another page features. */
export function featuredPodcastsQuery(count: number) {
  return listQuery('podcast', { sort: '-created_at', limit: count, excerpt: listTruncationCharacters + 1 });
}

/** The podcasts beside a podcast: one more than are shown, since the podcast itself may be among them. */
export const relatedPodcastsQuery = listQuery('podcast', {
  sort: '-created_at',
  limit: sidebarPodcasts + 1,
  excerpt: podcastSidebarDescriptionCharacters + 1,
});

/** One podcast, by the id of its address. */
export const podcastQuery = (id: string) => singleQuery('podcast', id);

/** A podcast's address; its slug query is the title with hyphens. spec 2.1 */
export function podcastHref({ id, title }: Podcast): string {
  return urls.podcast(id, hyphenated(title));
}

/** What draws a podcast's quilt block. */
export function podcastSeed({ id, slug }: Podcast): string {
  return slug || `podcast-${id}`;
}

/** What a list's card shows of a podcast. */
export function podcastCard(podcast: Podcast) {
  return {
    title: podcast.title,
    href: podcastHref(podcast),
    description: podcast.description,
    image: pictureUrl(podcast.image),
    seed: podcastSeed(podcast),
  };
}

/** What stands beside a podcast: the others, in the order of the list. */
export function relatedPodcastItems(podcasts: readonly Podcast[], shownId: number): RelatedItem[] {
  return podcasts
    .filter(({ id }) => id !== shownId)
    .slice(0, sidebarPodcasts)
    .map(podcastCard);
}

/** Where a newcomer starts: the oldest podcasts of a list that has the newest first. */
export function firstPodcastItems(podcasts: readonly Podcast[]): RelatedItem[] {
  return podcasts.toReversed().slice(0, sidebarPodcasts).map(podcastCard);
}
