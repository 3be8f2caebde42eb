import type { Story } from '@porchlight/contract/entities';
import { listTruncationCharacters, titleCharacters } from '@porchlight/contract/limits';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import { pagedList, recordPicture, recordSeed, relatedList, shownPictureFields } from '../records/index.ts';
import { storyUrl, urls } from '../urls/index.ts';

/** Fields of a story that its card in the list shows. */
export const storyCardFields = ['title', 'subtitle', 'slug', 'content', 'date', ...shownPictureFields] as const;
/** A story with only the fields of its card. */
type CardStory = Pick<Story, 'id' | (typeof storyCardFields)[number]>;

/** The paginated list of stories, newest first. The excerpt's extra grapheme lets cards detect longer texts. */
export const storyList = pagedList(
  'story',
  urls.stories,
  { sort: '-date', excerpt: listTruncationCharacters + 1 },
  { shows: storyCardFields },
);

/** Props of a story's card in the list. */
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

/** The stories listed beside one: the newest others. */
export const relatedStories = relatedList('story', '-date', storyCardFields, (story) => ({
  title: story.title,
  href: storyUrl(story),
  description: story.subtitle || story.content,
  ...recordPicture(story),
  seed: recordSeed('story', story),
}));
