import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { loadChunk } from '../api/index.ts';
import type { EntityDefinition } from '../crud/index.ts';
import { eventHref } from '../urls/index.ts';

/** Events that people can attend. */
export const eventDefinition: EntityDefinition<'event'> = {
  name: 'event',
  singular: 'event',
  plural: 'Events',
  urls: dashboardUrls.event,
  fields: {
    image: { label: 'Image' },
    title: { label: 'Title' },
    slug: { label: 'Slug' },
    date: { label: 'Date and time', help: 'In the time of the place, Eastern Time.' },
    flag: { label: 'Flag', help: 'A word or two on the event’s card, such as Free or Online.' },
    description: { label: 'Description', help: 'Leave an empty line between paragraphs.' },
  },
  columns: ['title', 'date', 'flag'],
  secondLine: 'flag',
  dated: true,
  defaultSort: '-date',
  publicUrl: eventHref,
  preview: async () => (await loadChunk('event-preview', () => import('./EventDetailPage.tsx'))).EventDetail,
};
