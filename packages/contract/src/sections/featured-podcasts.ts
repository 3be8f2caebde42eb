import { defineSection } from './section.ts';
import { pairCountField, toneField, topicField } from './shared-fields.ts';

export const featuredPodcastsSection = defineSection({
  label: 'Newest podcasts',
  use: 'The newest podcasts, all or those of a topic, with a link to the others.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', help: 'If empty, ‘Podcasts’.' },
    topic: topicField,
    count: pairCountField,
    tone: toneField,
  },
  sample: { title: 'Podcasts for the drive', topic: '', count: '2', tone: 'plain' },
});
