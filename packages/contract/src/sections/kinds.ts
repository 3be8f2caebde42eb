/** The kinds of sections. Plain data without schemas, since public pages load it. */

import { keysOf } from '../records-by-key.ts';
import { attendEventSection } from './attend-event.ts';
import { featuredPodcastsSection } from './featured-podcasts.ts';
import { featuredStoriesSection } from './featured-stories.ts';
import { iconListSection } from './icon-list.ts';
import { pageHeaderSection } from './page-header.ts';
import { quoteSection } from './quote.ts';
import type { SectionDescription, StoredSection } from './section.ts';
import { textSection } from './text.ts';
import { upcomingEventsSection } from './upcoming-events.ts';

/** The description of each kind of section, in the order of the picker. */
export const sectionKinds = {
  pageHeader: pageHeaderSection,
  text: textSection,
  quote: quoteSection,
  iconList: iconListSection,
  attendEvent: attendEventSection,
  upcomingEvents: upcomingEventsSection,
  featuredStories: featuredStoriesSection,
  featuredPodcasts: featuredPodcastsSection,
};

/** Name of a kind of section. */
export type SectionKind = keyof typeof sectionKinds;

/** The names of all kinds. */
export const sectionKindNames = keysOf(sectionKinds);

const descriptions: ReadonlyMap<string, SectionDescription> = new Map(Object.entries(sectionKinds));

/** The description that a stored section was written with; undefined if this program doesn't know it. */
export function descriptionOf({
  kind,
  version,
}: Pick<StoredSection, 'kind' | 'version'>): SectionDescription | undefined {
  const description = descriptions.get(kind);
  return description && version <= description.version ? description : undefined;
}
