import { defineSection } from './section.ts';
import { buttonsField, toneField } from './shared-fields.ts';

export const textSection = defineSection({
  label: 'Text',
  use: 'Paragraphs to read, with headings, lists, links and pictures between them.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    body: { kind: 'longText', label: 'Text', required: true },
    size: {
      kind: 'choice',
      label: 'Size of the text',
      options: { usual: 'Usual', large: 'Large, for a single paragraph' },
    },
    buttons: buttonsField,
    tone: toneField,
  },
  sample: {
    title: 'How it began',
    lead: 'A cook, a back door, and a long table.',
    body: 'Every evening two neighbors cooked what was left over and fed everyone who came to the door.\n\nThere was no sign, and nobody asked.',
    size: 'usual',
    buttons: [{ text: 'Write to us', link: 'mailto:hello@example.org', look: 'usual' }],
    tone: 'plain',
  },
});
