import { defineSection } from './section.ts';
import { cardCountField, toneField, topicField } from './shared-fields.ts';

export const featuredStoriesSection = defineSection({
  label: 'Newest stories',
  use: 'The newest stories, all or those of a topic, with a link to the others.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', help: 'If empty, ‘Stories’.' },
    topic: topicField,
    count: cardCountField,
    tone: toneField,
  },
  sample: { title: 'Stories from around here', topic: '', count: '3', tone: 'band' },
});
