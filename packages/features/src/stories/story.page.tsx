import type { Story } from '@porchlight/contract/entities';
import { ReadMore } from '@porchlight/ui/data-display/ReadMore';
import {
  Byline,
  dateAndTime,
  longText,
  RecordHeader,
  RecordPicture,
  recordPage,
  recordSeed,
  TopicLinks,
  WithRelated,
} from '../records/index.ts';
import { pictureUrl, urls } from '../urls/index.ts';
import { relatedStories } from './story.view.ts';

/** Texts of the list beside a story. */
const relatedLabels = { title: 'More stories', emptyText: 'There are no others yet.' };
const list = { text: 'Stories', href: urls.stories };

/** The content of a story's page, with other stories beside it. */
export function Detail({ record: story }: { record: Story }) {
  return (
    <>
      <RecordHeader
        name="story"
        note={dateAndTime(story.date, story.content)}
        list={list}
        title={story.title}
        lead={story.subtitle}
      >
        <Byline authors={story.authors} />
      </RecordHeader>
      <WithRelated
        name="story"
        record={story}
        list={list}
        related={relatedStories}
        labels={relatedLabels}
        shareLabel="Share this story"
      >
        <RecordPicture record={story} seed={recordSeed('story', story)} priority />
        <ReadMore {...longText(story, 'content')} />
        <TopicLinks topics={story.topics} />
      </WithRelated>
    </>
  );
}

/** The page of one story, with other stories beside it. spec 2.1, 2.2, 4 */
export const { Component, page } = recordPage('story', {
  Detail,
  relatedQueries: [relatedStories.query],
  list,
  seeAll: 'See all stories',
  type: 'article',
  summarize: (story) => ({
    title: story.title,
    description: story.subtitle || story.content,
    imageUrl: pictureUrl(story.image),
    about: { name: 'story', record: story },
  }),
});
