import { defineSection } from './section.ts';
import { toneField } from './shared-fields.ts';

export const searchSection = defineSection({
  label: 'Search',
  use: 'A field that searches this website, such as on a page with many links.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    placeholder: { kind: 'text', label: 'Example in the empty field', help: 'Such as ‘Stories, events, people…’.' },
    tone: toneField,
  },
  sample: {
    title: 'What are you looking for?',
    lead: 'Stories, articles, events and everything else on this website.',
    placeholder: 'Stories, events, people…',
    tone: 'band',
  },
});
