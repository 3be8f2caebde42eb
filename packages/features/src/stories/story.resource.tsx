import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { loadChunk } from '../api/index.ts';
import type { EntityDefinition } from '../crud/index.ts';
import { storyHref } from '../urls/index.ts';

/** Stories, which the dashboard calls researches. spec 2.4 */
export const storyDefinition: EntityDefinition<'story'> = {
  name: 'story',
  singular: 'story',
  plural: 'Researches',
  urls: dashboardUrls.story,
  fields: {
    image: { label: 'Image', help: 'Shown above the story and in lists, cut to 3:2.' },
    title: { label: 'Title' },
    subtitle: { label: 'Subtitle', help: 'One sentence under the title; its address is made of it.' },
    content: { label: 'Content', help: 'Leave an empty line between paragraphs.' },
    date: { label: 'Date', help: 'Stories with a later date stand first; one without stands last.', proposed: 'today' },
    slug: { label: 'Slug' },
  },
  columns: ['title', 'subtitle', 'date'],
  secondLine: 'subtitle',
  defaultSort: '-date',
  publicUrl: storyHref,
  preview: async () => (await loadChunk('story-preview', () => import('./StoryDetailPage.tsx'))).StoryDetail,
};
