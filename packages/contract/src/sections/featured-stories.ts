import { defineSection } from './section.ts';
import { toneField } from './shared-fields.ts';

export const featuredStoriesSection = defineSection({
  label: 'Newest stories',
  use: 'The newest stories as cards, with a link to all of them.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', help: 'If empty, ‘Stories’.' },
    tone: toneField,
  },
  sample: { title: 'Stories from down the road', tone: 'band' },
});
