import { defineSection } from './section.ts';
import { pairCountField, toneField } from './shared-fields.ts';

export const upcomingElectionsSection = defineSection({
  label: 'Next elections',
  use: 'The next elections, with a link to the election calendar.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', help: 'If empty, ‘Upcoming elections’.' },
    lead: { kind: 'text', label: 'Introduction' },
    count: pairCountField,
    tone: toneField,
  },
  sample: {
    title: 'On the ballot next',
    lead: 'You need a ride to the polls? Call two days ahead.',
    count: '2',
    tone: 'band',
  },
});
