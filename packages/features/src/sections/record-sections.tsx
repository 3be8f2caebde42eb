import type { attendEventSection } from '@porchlight/contract/sections/attend-event';
import type { featuredPodcastsSection } from '@porchlight/contract/sections/featured-podcasts';
import type { featuredStoriesSection } from '@porchlight/contract/sections/featured-stories';
import type { latestReadingSection } from '@porchlight/contract/sections/latest-reading';
import type { upcomingEventsSection } from '@porchlight/contract/sections/upcoming-events';
import type { SectionPlace, SectionPropsOf } from '@porchlight/ui/sections';
import { EventTeasers, UpcomingEvents } from '../events/index.ts';
import { FeaturedPodcasts } from '../podcasts/index.ts';
import { FeaturedStories } from '../stories/index.ts';
import { LatestReading } from './LatestReading.tsx';

/** The props of `Section` for a section with this background at this place. */
const sectionProps = (tone: 'plain' | 'band', { id, spacing }: SectionPlace) => ({
  id,
  spacing,
  tone: tone === 'band' ? ('band' as const) : ('page' as const),
});

/** The earliest event and three more. spec 2.2 */
export function AttendEventSection({ tone, place }: SectionPropsOf<typeof attendEventSection>) {
  return <EventTeasers {...sectionProps(tone, place)} />;
}

/** The next events. */
export function UpcomingEventsSection({ title, tone, place }: SectionPropsOf<typeof upcomingEventsSection>) {
  return <UpcomingEvents title={title || undefined} {...sectionProps(tone, place)} />;
}

/** The newest stories. */
export function FeaturedStoriesSection({ title, tone, place }: SectionPropsOf<typeof featuredStoriesSection>) {
  return <FeaturedStories title={title || undefined} {...sectionProps(tone, place)} />;
}

/** The newest story and articles. spec 2.2 */
export function LatestReadingSection({ title, tone, place }: SectionPropsOf<typeof latestReadingSection>) {
  return <LatestReading title={title || undefined} {...sectionProps(tone, place)} />;
}

/** The newest podcasts. */
export function FeaturedPodcastsSection({ title, count, tone, place }: SectionPropsOf<typeof featuredPodcastsSection>) {
  return <FeaturedPodcasts title={title || undefined} count={Number(count)} {...sectionProps(tone, place)} />;
}
