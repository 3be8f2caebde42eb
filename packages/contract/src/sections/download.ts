import { defineSection } from './section.ts';
import { sampleFiles, toneField } from './shared-fields.ts';

export const downloadSection = defineSection({
  label: 'Downloads',
  use: 'PDFs to download or print, with a picture of the first page.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    items: {
      kind: 'items',
      label: 'PDFs',
      itemName: 'PDF',
      maxItems: 24,
      required: true,
      fields: {
        title: { kind: 'text', label: 'Title', required: true },
        text: { kind: 'text', label: 'What it is for', help: 'One sentence.' },
        file: { kind: 'pdf', label: 'PDF', required: true },
      },
    },
    tone: toneField,
  },
  sample: {
    title: 'Forms',
    lead: 'To fill in on a screen or on paper.',
    items: [{ title: 'Application form', text: 'For your first visit to us.', file: sampleFiles.pdf }],
    tone: 'plain',
  },
});
