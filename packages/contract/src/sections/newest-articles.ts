import { defineSection } from './section.ts';
import { cardCountField, toneField, topicField } from './shared-fields.ts';

export const newestArticlesSection = defineSection({
  label: 'Newest articles',
  use: 'The newest articles, all or those of a topic, with a link to the others.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', help: 'If empty, ‘Articles’.' },
    topic: topicField,
    count: cardCountField,
    tone: toneField,
  },
  sample: { title: 'Articles to read or print', topic: '', count: '3', tone: 'plain' },
});
