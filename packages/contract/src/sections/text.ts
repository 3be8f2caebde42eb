import { buttonsField, defineSection, toneField } from './section.ts';

export const textSection = defineSection({
  label: 'Text',
  use: 'Paragraphs to read, with headings, lists, links and pictures between them.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    body: { kind: 'longText', label: 'Text', required: true },
    buttons: buttonsField,
    tone: toneField,
  },
  sample: {
    title: 'How it began',
    lead: 'A cook, a back door, and a lamp in the window.',
    body: 'Every evening she carried home what was left and fed whoever sat on her back steps.\n\nThere was a lamp in the window, and she never asked.',
    buttons: [{ text: 'Write to us', link: 'mailto:hello@example.org' }],
    tone: 'plain',
  },
});
