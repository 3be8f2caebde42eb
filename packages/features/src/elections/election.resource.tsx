import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { loadChunk } from '../api/index.ts';
import type { EntityDefinition } from '../crud/index.ts';
import { urls } from '../urls/index.ts';

/** Dates of the election calendar. */
export const electionDefinition: EntityDefinition<'election'> = {
  name: 'election',
  singular: 'election',
  plural: 'Elections',
  urls: dashboardUrls.election,
  fields: {
    image: { label: 'Image' },
    title: { label: 'Title' },
    slug: { label: 'Slug' },
    date: { label: 'Date and time', help: 'In the time of the place, Eastern Time.' },
    description: { label: 'Description', help: 'Leave an empty line between paragraphs.' },
  },
  columns: ['title', 'date'],
  dated: true,
  defaultSort: '-date',
  publicUrl: ({ id }) => urls.election(id),
  preview: async () => (await loadChunk('election-preview', () => import('./ElectionDetailPage.tsx'))).ElectionDetail,
};
