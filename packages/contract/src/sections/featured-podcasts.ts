import { defineSection } from './section.ts';
import { toneField } from './shared-fields.ts';

export const featuredPodcastsSection = defineSection({
  label: 'Newest podcasts',
  use: 'The newest podcasts as cards, with a link to all of them.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', help: 'If empty, ‘Podcasts’.' },
    count: { kind: 'choice', label: 'How many', options: { '2': 'Two', '4': 'Four' } },
    tone: toneField,
  },
  sample: { title: 'Podcasts for the drive', count: '2', tone: 'plain' },
});
