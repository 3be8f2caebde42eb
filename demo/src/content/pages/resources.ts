import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';
import { promoCards } from './promo-cards.ts';

export const resources: PageContent = {
  key: 'resources',
  title: 'Resources',
  description:
    'Where to turn for heirs’ property and civil rights history, with stories and podcasts from rural Black Georgia.',
  sections: [
    section('pageHeader', {
      title: 'Take this with you',
      lead: 'Two sites we send people to every week, and the newest of what we have written down and recorded ourselves.',
      colors: 'resources',
      block: 'ohio-star',
    }),
    section('cards', { columns: '2', look: 'row', items: promoCards }),
    section('featuredStories', { title: 'Stories from down the road', tone: 'band' }),
    section('featuredPodcasts', { title: 'Podcasts for the drive', count: '4' }),
  ],
};
