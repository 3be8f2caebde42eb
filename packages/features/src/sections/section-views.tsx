import type { SectionKind, sectionKinds } from '@porchlight/contract/sections/kinds';
import type { SectionPlace, SectionPropsOf } from '@porchlight/ui/sections';
import { ButtonsSection } from '@porchlight/ui/sections/ButtonsSection';
import { CalloutSection } from '@porchlight/ui/sections/CalloutSection';
import { CardsSection } from '@porchlight/ui/sections/CardsSection';
import { ContactSection } from '@porchlight/ui/sections/ContactSection';
import { DonationAmountsSection } from '@porchlight/ui/sections/DonationAmountsSection';
import { DownloadSection } from '@porchlight/ui/sections/DownloadSection';
import { FactsSection } from '@porchlight/ui/sections/FactsSection';
import { FeatureRowSection } from '@porchlight/ui/sections/FeatureRowSection';
import { FilmSection } from '@porchlight/ui/sections/FilmSection';
import { GallerySection } from '@porchlight/ui/sections/GallerySection';
import { HeroSection } from '@porchlight/ui/sections/HeroSection';
import { IconListSection } from '@porchlight/ui/sections/IconListSection';
import { NoticeSection } from '@porchlight/ui/sections/NoticeSection';
import { OpeningHoursSection } from '@porchlight/ui/sections/OpeningHoursSection';
import { PageHeaderSection } from '@porchlight/ui/sections/PageHeaderSection';
import { PanoramaSection } from '@porchlight/ui/sections/PanoramaSection';
import { PartnerLogosSection } from '@porchlight/ui/sections/PartnerLogosSection';
import { PdfSection } from '@porchlight/ui/sections/PdfSection';
import { PeopleSection } from '@porchlight/ui/sections/PeopleSection';
import { QuoteSection } from '@porchlight/ui/sections/QuoteSection';
import { SliderSection } from '@porchlight/ui/sections/SliderSection';
import { StepsSection } from '@porchlight/ui/sections/StepsSection';
import { SubscribeSection } from '@porchlight/ui/sections/SubscribeSection';
import { TextSection } from '@porchlight/ui/sections/TextSection';
import { VoterRegistrationSection } from '@porchlight/ui/sections/VoterRegistrationSection';
import type { ComponentType, ReactNode } from 'react';
import { reportFailure, subscribe, subscribeFailureText } from '../api/index.ts';
import { organization } from '../site/index.ts';
import { donationAmounts } from './donation-amounts.ts';
import {
  AttendEventSection,
  FeaturedPodcastsSection,
  FeaturedStoriesSection,
  LatestReadingSection,
  UpcomingEventsSection,
} from './record-sections.tsx';
import { usePlaceHours } from './usePlaceHours.ts';

/** Renders a section from its resolved values. */
export type SectionView = (values: Record<string, unknown>, place: SectionPlace) => ReactNode;

type PropsOfKind<Kind extends SectionKind> = SectionPropsOf<(typeof sectionKinds)[Kind]>;

/** Makes the view of a kind whose component needs nothing but its values. */
function view<Kind extends SectionKind>(_kind: Kind, Component: ComponentType<PropsOfKind<Kind>>): SectionView {
  // `resolveValues` has made the values from the fields of the same description.
  return (values, place) => <Component {...(values as PropsOfKind<Kind>)} place={place} />;
}

function HoursOfPlace(props: PropsOfKind<'openingHours'>) {
  return <OpeningHoursSection {...props} placeHours={usePlaceHours(props.hours)} />;
}

function FeatureRowWithHours(props: PropsOfKind<'featureRow'>) {
  return <FeatureRowSection {...props} placeHours={usePlaceHours(props.hours)} />;
}

function ContactOfOrganization(props: PropsOfKind<'contact'>) {
  return <ContactSection {...props} organization={organization} />;
}

function AmountsOfOrganization(props: PropsOfKind<'donationAmounts'>) {
  return <DonationAmountsSection {...props} amounts={donationAmounts()} />;
}

function SubscribeToOrganization(props: PropsOfKind<'subscribe'>) {
  return (
    <SubscribeSection
      {...props}
      onSubscribe={subscribe}
      onFailure={(error) => {
        reportFailure('subscribe', error);
        return subscribeFailureText(error);
      }}
    />
  );
}

/** How each kind of section is rendered. */
export const sectionViews: Readonly<Record<SectionKind, SectionView>> = {
  buttons: view('buttons', ButtonsSection),
  callout: view('callout', CalloutSection),
  cards: view('cards', CardsSection),
  download: view('download', DownloadSection),
  facts: view('facts', FactsSection),
  film: view('film', FilmSection),
  gallery: view('gallery', GallerySection),
  hero: view('hero', HeroSection),
  iconList: view('iconList', IconListSection),
  notice: view('notice', NoticeSection),
  panorama: view('panorama', PanoramaSection),
  partnerLogos: view('partnerLogos', PartnerLogosSection),
  pdf: view('pdf', PdfSection),
  people: view('people', PeopleSection),
  quote: view('quote', QuoteSection),
  slider: view('slider', SliderSection),
  steps: view('steps', StepsSection),
  text: view('text', TextSection),
  pageHeader: view('pageHeader', PageHeaderSection),
  voterRegistration: view('voterRegistration', VoterRegistrationSection),
  openingHours: view('openingHours', HoursOfPlace),
  featureRow: view('featureRow', FeatureRowWithHours),
  contact: view('contact', ContactOfOrganization),
  donationAmounts: view('donationAmounts', AmountsOfOrganization),
  subscribe: view('subscribe', SubscribeToOrganization),
  attendEvent: view('attendEvent', AttendEventSection),
  upcomingEvents: view('upcomingEvents', UpcomingEventsSection),
  featuredStories: view('featuredStories', FeaturedStoriesSection),
  latestReading: view('latestReading', LatestReadingSection),
  featuredPodcasts: view('featuredPodcasts', FeaturedPodcastsSection),
};
