import { defineSection } from './section.ts';
import { cardCountField, toneField, topicField } from './shared-fields.ts';

export const upcomingEventsSection = defineSection({
  label: 'Next events',
  use: 'The next events, all or those of a topic, with a link to the others.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', help: 'If empty, ‘Upcoming events’.' },
    topic: topicField,
    count: cardCountField,
    tone: toneField,
  },
  sample: { title: 'Upcoming events', topic: '', count: '3', tone: 'band' },
});
