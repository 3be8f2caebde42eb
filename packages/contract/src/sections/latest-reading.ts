import { defineSection } from './section.ts';
import { toneField } from './shared-fields.ts';

export const latestReadingSection = defineSection({
  label: 'Newest story and articles',
  use: 'The newest story with its picture, and beside it the newest three articles.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', help: 'If empty, ‘Stories and articles’.' },
    tone: toneField,
  },
  sample: { title: 'Stories and articles', tone: 'band' },
});
