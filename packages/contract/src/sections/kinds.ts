/** The kinds of sections. Plain data without schemas, since public pages load it. */

import { keysOf } from '../records-by-key.ts';
import { actionNetworkSection } from './action-network.ts';
import { attendEventSection } from './attend-event.ts';
import { buttonsSection } from './buttons.ts';
import { calloutSection } from './callout.ts';
import { cardsSection } from './cards.ts';
import { contactSection } from './contact.ts';
import { donationAmountsSection } from './donation-amounts.ts';
import { downloadSection } from './download.ts';
import { factsSection } from './facts.ts';
import { featureRowSection } from './feature-row.ts';
import { featuredPodcastsSection } from './featured-podcasts.ts';
import { featuredStoriesSection } from './featured-stories.ts';
import { filmSection } from './film.ts';
import { formSection } from './form.ts';
import { gallerySection } from './gallery.ts';
import { heroSection } from './hero.ts';
import { iconListSection } from './icon-list.ts';
import { latestReadingSection } from './latest-reading.ts';
import { newestArticlesSection } from './newest-articles.ts';
import { noticeSection } from './notice.ts';
import { openingHoursSection } from './opening-hours.ts';
import { pageHeaderSection } from './page-header.ts';
import { panoramaSection } from './panorama.ts';
import { partnerLogosSection } from './partner-logos.ts';
import { pdfSection } from './pdf.ts';
import { peopleSection } from './people.ts';
import { quoteSection } from './quote.ts';
import { searchSection } from './search.ts';
import type { SectionDescription, StoredSection } from './section.ts';
import { sliderSection } from './slider.ts';
import { stepsSection } from './steps.ts';
import { subscribeSection } from './subscribe.ts';
import { teamSection } from './team.ts';
import { textSection } from './text.ts';
import { upcomingElectionsSection } from './upcoming-elections.ts';
import { upcomingEventsSection } from './upcoming-events.ts';
import { voterRegistrationSection } from './voter-registration.ts';

/** The description of each kind of section, in the order of the picker. */
export const sectionKinds = {
  hero: heroSection,
  pageHeader: pageHeaderSection,
  voterRegistration: voterRegistrationSection,
  text: textSection,
  quote: quoteSection,
  iconList: iconListSection,
  attendEvent: attendEventSection,
  upcomingEvents: upcomingEventsSection,
  featuredStories: featuredStoriesSection,
  newestArticles: newestArticlesSection,
  latestReading: latestReadingSection,
  featuredPodcasts: featuredPodcastsSection,
  upcomingElections: upcomingElectionsSection,
  actionNetwork: actionNetworkSection,
  steps: stepsSection,
  facts: factsSection,
  featureRow: featureRowSection,
  callout: calloutSection,
  cards: cardsSection,
  team: teamSection,
  people: peopleSection,
  gallery: gallerySection,
  slider: sliderSection,
  panorama: panoramaSection,
  film: filmSection,
  partnerLogos: partnerLogosSection,
  openingHours: openingHoursSection,
  contact: contactSection,
  download: downloadSection,
  pdf: pdfSection,
  buttons: buttonsSection,
  notice: noticeSection,
  donationAmounts: donationAmountsSection,
  form: formSection,
  subscribe: subscribeSection,
  search: searchSection,
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
