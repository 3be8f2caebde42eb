import { defineSection } from './section.ts';
import { toneField } from './shared-fields.ts';

export const subscribeSection = defineSection({
  label: 'Subscribe',
  use: 'The form to subscribe to your news. Every page has one at its end too.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', required: true },
    lead: { kind: 'text', label: 'Introduction' },
    hint: { kind: 'text', label: 'Note below the field', help: 'Such as how often you write.' },
    tone: toneField,
  },
  sample: {
    title: 'News by email',
    lead: 'What is on, and what we have written down.',
    hint: 'Once a month, and never to anyone else.',
    tone: 'band',
  },
});
