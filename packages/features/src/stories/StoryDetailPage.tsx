import type { Story } from '@porchlight/contract/entities';
import { Breadcrumbs } from '@porchlight/ui/Breadcrumbs';
import { LongDate } from '@porchlight/ui/LongDate';
import { PageHeader } from '@porchlight/ui/PageHeader';
import { ReadMore } from '@porchlight/ui/ReadMore';
import { RelatedList } from '@porchlight/ui/RelatedList';
import { pictureSizes, ResponsiveImage } from '@porchlight/ui/ResponsiveImage';
import { Section } from '@porchlight/ui/Section';
import { SeeAll } from '@porchlight/ui/SeeAll';
import { Stack } from '@porchlight/ui/Stack';
import { WithSidebar } from '@porchlight/ui/WithSidebar';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { RecordDetail, recordPage } from '../records/index.ts';
import { ShareThisPage } from '../site/ShareThisPage.tsx';
import { pictureUrl, urls } from '../urls/index.ts';
import { relatedStoriesQuery, relatedStoryItems, storyQuery, storySeed } from './story.view.ts';

const parents = [{ text: 'Stories', href: urls.stories }];

/** One story, with others beside it. spec 2.1, 2.2, 4 */
export function StoryDetailPage() {
  const { id = '' } = useParams();
  const result = useQuery(storyQuery(id));
  return (
    <RecordDetail name="story" result={result} title="Story" list={{ text: 'See all stories', href: urls.stories }}>
      {(story) => <StoryDetail record={story} />}
    </RecordDetail>
  );
}

/** A story as its page shows it, with others beside it. */
export function StoryDetail({ record: story }: { record: Story }) {
  const { data: related } = useQuery(relatedStoriesQuery);
  return (
    <>
      <PageHeader
        title={story.title}
        lead={story.subtitle}
        eyebrow={story.date && <LongDate date={story.date} />}
        breadcrumbs={<Breadcrumbs items={parents} current={story.title} />}
      />
      <Section spacing="none">
        <WithSidebar
          sidebar={
            related && (
              <RelatedList
                title="More stories"
                items={relatedStoryItems(related.records, story.id)}
                emptyText="This is the only one so far."
                action={<SeeAll href={urls.stories} context="stories" />}
              />
            )
          }
        >
          <Stack gap={4}>
            <ResponsiveImage
              src={pictureUrl(story.image)}
              alt=""
              seed={storySeed(story)}
              sizes={pictureSizes.most}
              priority
            />
            <ReadMore key={story.id} text={story.content} />
            <ShareThisPage path={urls.story(story.id)} title={story.title} label="Share this story" />
          </Stack>
        </WithSidebar>
      </Section>
    </>
  );
}

/** Records and head of a story. */
export const storyDetailPage = recordPage('story', {
  query: storyQuery,
  beside: [relatedStoriesQuery],
  title: 'Story',
  path: urls.story,
  parents,
  type: 'article',
  words: (story) => ({
    title: story.title,
    description: story.subtitle || story.content,
    imageUrl: pictureUrl(story.image),
    seed: storySeed(story),
    about: { name: 'story', record: story },
  }),
});
