import { attendEventSection } from '@porchlight/contract/sections/attend-event';
import { featuredPodcastsSection } from '@porchlight/contract/sections/featured-podcasts';
import { featuredStoriesSection } from '@porchlight/contract/sections/featured-stories';
import type { SectionKind } from '@porchlight/contract/sections/kinds';
import { quoteSection } from '@porchlight/contract/sections/quote';
import type { SectionDescription } from '@porchlight/contract/sections/section';
import { upcomingEventsSection } from '@porchlight/contract/sections/upcoming-events';
import type { SectionPlace, SectionPropsOf } from '@porchlight/ui/sections';
import { QuoteSection } from '@porchlight/ui/sections/QuoteSection';
import type { ComponentType, ReactNode } from 'react';
import {
  AttendEventSection,
  FeaturedPodcastsSection,
  FeaturedStoriesSection,
  UpcomingEventsSection,
} from './record-sections.tsx';

/** Renders a section from its resolved values. */
export type SectionView = (values: Record<string, unknown>, place: SectionPlace) => ReactNode;

/** Makes the view of a kind whose component needs nothing but its values. */
function view<Description extends SectionDescription>(
  _description: Description,
  Component: ComponentType<SectionPropsOf<Description>>,
): SectionView {
  // `resolveValues` has made the values from the fields of the same description.
  return (values, place) => <Component {...(values as SectionPropsOf<Description>)} place={place} />;
}

/** How each kind of section is rendered. */
export const sectionViews: Partial<Record<SectionKind, SectionView>> = {
  quote: view(quoteSection, QuoteSection),
  attendEvent: view(attendEventSection, AttendEventSection),
  upcomingEvents: view(upcomingEventsSection, UpcomingEventsSection),
  featuredStories: view(featuredStoriesSection, FeaturedStoriesSection),
  featuredPodcasts: view(featuredPodcastsSection, FeaturedPodcastsSection),
};
