import type { Story } from '@porchlight/contract/entities';
import { LongDate } from '@porchlight/ui/LongDate';
import { ReadMore } from '@porchlight/ui/ReadMore';
import { longText, RecordDetail, RecordHeader, RecordPicture, recordPage, WithRelated } from '../records/index.ts';
import { pictureUrl, urls } from '../urls/index.ts';
import { relatedStories, storyQuery, storySeed } from './story.view.ts';

/** What is said beside a story. */
const beside = {
  title: 'More stories',
  emptyText: 'This is the only one so far.',
  all: { href: urls.stories, context: 'stories' },
};
const parents = [{ text: 'Stories', href: urls.stories }];

/** One story, with others beside it. spec 2.1, 2.2, 4 */
export function StoryDetailPage() {
  return (
    <RecordDetail name="story" query={storyQuery} title="Story" list={{ text: 'See all stories', href: urls.stories }}>
      {(story) => <StoryDetail record={story} />}
    </RecordDetail>
  );
}

/** A story as its page shows it, with others beside it. */
export function StoryDetail({ record: story }: { record: Story }) {
  return (
    <>
      <RecordHeader
        name="story"
        note={story.date && <LongDate date={story.date} />}
        parents={parents}
        title={story.title}
        lead={story.subtitle}
      />
      <WithRelated
        record={story}
        path={urls.story(story.id)}
        related={relatedStories}
        labels={beside}
        shareLabel="Share this story"
      >
        <RecordPicture record={story} seed={storySeed(story)} priority />
        <ReadMore key={story.id} {...longText(story, 'content')} />
      </WithRelated>
    </>
  );
}

/** Records and head of a story. */
export const storyDetailPage = recordPage('story', {
  query: storyQuery,
  beside: [relatedStories.query],
  title: 'Story',
  path: urls.story,
  parents,
  type: 'article',
  summarize: (story) => ({
    title: story.title,
    description: story.subtitle || story.content,
    imageUrl: pictureUrl(story.image),
    seed: storySeed(story),
    about: { name: 'story', record: story },
  }),
});
