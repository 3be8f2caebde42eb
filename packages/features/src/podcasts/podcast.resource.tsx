import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { loadChunk } from '../api/index.ts';
import type { EntityDefinition } from '../crud/index.ts';
import { podcastHref } from '../urls/index.ts';

/** Podcast episodes. */
export const podcastDefinition: EntityDefinition<'podcast'> = {
  name: 'podcast',
  singular: 'podcast',
  plural: 'Podcasts',
  urls: dashboardUrls.podcast,
  fields: {
    image: { label: 'Image' },
    title: { label: 'Title' },
    slug: { label: 'Slug' },
    link: {
      label: 'Link',
      help: 'Where the episode can be heard: a link that starts with https://, or the path of a sound on this site.',
    },
    description: { label: 'Description', help: 'Leave an empty line between paragraphs.' },
  },
  columns: ['title', 'link'],
  secondLine: 'link',
  defaultSort: '-created_at',
  publicUrl: podcastHref,
  preview: async () => (await loadChunk('podcast-preview', () => import('./PodcastDetailPage.tsx'))).PodcastDetail,
};
