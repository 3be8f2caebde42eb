import { defineSection } from './section.ts';
import { sampleFiles, toneField } from './shared-fields.ts';

export const pdfSection = defineSection({
  label: 'PDF on the page',
  use: 'A PDF that visitors read on the page. For forms: Downloads.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    name: { kind: 'text', label: 'Title of the PDF', required: true },
    file: { kind: 'pdf', label: 'PDF', required: true },
    tone: toneField,
  },
  sample: {
    title: 'Our yearly report',
    lead: 'What came in and where it went, down to the cent.',
    name: 'Yearly report 2025',
    file: sampleFiles.pdf,
    tone: 'plain',
  },
});
