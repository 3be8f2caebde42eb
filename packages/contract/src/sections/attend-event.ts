import { defineSection } from './section.ts';
import { toneField } from './shared-fields.ts';

export const attendEventSection = defineSection({
  label: 'Attend an event',
  use: 'The earliest event, three more, and links to all events and to the action network.',
  version: 1,
  fields: { tone: toneField },
  sample: { tone: 'band' },
});
