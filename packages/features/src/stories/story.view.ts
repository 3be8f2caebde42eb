import type { Story } from '@porchlight/contract/entities';
import { listTruncationCharacters, titleCharacters } from '@porchlight/contract/limits';
import { truncate } from '@porchlight/ui/TruncatedText';
import { listQuery } from '../api/index.ts';
import { pagedList, recordPicture, recordSeed, relatedList, shownPictureFields } from '../records/index.ts';
import { storyUrl, urls } from '../urls/index.ts';

/** Stories that the landing page and the resources page show. ours */
const featuredStories = 3;

/** What a list's card shows of a story. */
export const storyCardFields = ['title', 'subtitle', 'slug', 'content', 'date', ...shownPictureFields] as const;
/** A story as far as its card shows it. */
type CardStory = Pick<Story, 'id' | (typeof storyCardFields)[number]>;

/** The stories page by page, newest first, their texts one grapheme longer than what is shown. */
export const storyList = pagedList(
  'story',
  urls.stories,
  { sort: '-date', excerpt: listTruncationCharacters + 1 },
  { shows: storyCardFields },
);

/** The newest stories, as other pages feature them. */
export const featuredStoriesQuery = listQuery(
  'story',
  { sort: '-date', limit: featuredStories, excerpt: listTruncationCharacters + 1 },
  { shows: storyCardFields },
);

/** What stands on a list's card of a story. */
export function storyCard(story: CardStory) {
  return {
    title: story.title,
    subtitle: truncate(story.subtitle, titleCharacters).text,
    href: storyUrl(story),
    text: story.content,
    date: story.date,
    ...recordPicture(story),
    seed: recordSeed('story', story),
  };
}

/** What stands beside a story: the newest others. */
export const relatedStories = relatedList('story', '-date', storyCardFields, (story) => ({
  title: story.title,
  href: storyUrl(story),
  description: story.subtitle || story.content,
  ...recordPicture(story),
  seed: recordSeed('story', story),
}));
