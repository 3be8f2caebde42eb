import { defineSection } from './section.ts';
import { toneField } from './shared-fields.ts';

export const upcomingEventsSection = defineSection({
  label: 'Next events',
  use: 'The next three events, with a link to all of them.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', help: 'If empty, ‘Upcoming events’.' },
    tone: toneField,
  },
  sample: { title: 'Upcoming events', tone: 'band' },
});
