import { FeaturedPodcasts } from '../../podcasts/index.ts';
import { FeaturedStories } from '../../stories/index.ts';
import { LatestReading } from '../LatestReading.tsx';
import { recordSectionProps } from '../record-section-props.ts';
import { type PropsOfKind, type SectionViews, view } from '../section-view.ts';

/** The newest stories. */
function FeaturedStoriesSection({ title, tone, place }: PropsOfKind<'featuredStories'>) {
  return <FeaturedStories title={title || undefined} {...recordSectionProps(tone, place)} />;
}

/** The newest story and articles. spec 2.2 */
function LatestReadingSection({ title, tone, place }: PropsOfKind<'latestReading'>) {
  return <LatestReading title={title || undefined} {...recordSectionProps(tone, place)} />;
}

/** The newest podcasts. */
function FeaturedPodcastsSection({ title, count, tone, place }: PropsOfKind<'featuredPodcasts'>) {
  return <FeaturedPodcasts title={title || undefined} count={Number(count)} {...recordSectionProps(tone, place)} />;
}

/** Kinds that show what can be read and heard. */
export const readingViews: SectionViews = {
  featuredStories: view<'featuredStories'>(FeaturedStoriesSection, { title: 'text', tone: 'value' }),
  latestReading: view<'latestReading'>(LatestReadingSection, { title: 'text', tone: 'value' }),
  featuredPodcasts: view<'featuredPodcasts'>(FeaturedPodcastsSection, { title: 'text', count: 'value', tone: 'value' }),
};
