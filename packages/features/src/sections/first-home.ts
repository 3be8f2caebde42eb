import type { PageRecord } from '@porchlight/contract/entities';
import { homeSlug } from '@porchlight/contract/site-pages';

/** The landing page of a site that has published none: its name, and what there is. */
export const firstHome: PageRecord = {
  id: 0,
  version: 1,
  title: '{name}',
  menu_label: '',
  description: '{description}',
  slug: homeSlug,
  image: null,
  created_at: '',
  updated_at: '',
  sections: [
    { id: 'header', kind: 'pageHeader', version: 1, values: { title: '{name}', lead: '{tagline}' } },
    { id: 'events', kind: 'attendEvent', version: 1, values: { tone: 'band' } },
    { id: 'reading', kind: 'latestReading', version: 1, values: { tone: 'plain' } },
    { id: 'podcasts', kind: 'featuredPodcasts', version: 1, values: { count: '2', tone: 'band' } },
  ],
};
