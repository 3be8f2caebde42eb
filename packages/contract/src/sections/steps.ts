import { defineSection } from './section.ts';
import { headLinkFields, sampleFiles, toneField } from './shared-fields.ts';

export const stepsSection = defineSection({
  label: 'Steps',
  use: 'Things to do in an order, numbered.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', required: true },
    lead: { kind: 'text', label: 'Introduction' },
    items: {
      kind: 'items',
      label: 'Steps',
      itemName: 'step',
      maxItems: 20,
      required: true,
      fields: {
        title: { kind: 'text', label: 'Title', help: 'What to do, in a few words.', required: true },
        text: { kind: 'longText', label: 'Text', help: 'How to do it.' },
        file: { kind: 'pdf', label: 'PDF to download' },
        fileText: { kind: 'text', label: 'Title of the PDF' },
      },
    },
    ...headLinkFields,
    tone: toneField,
  },
  sample: {
    title: 'How to join',
    lead: 'The first time takes ten minutes. After that you walk in.',
    items: [
      {
        title: 'Fill in the form, or let us',
        text: 'One page, on a screen or on paper.',
        file: sampleFiles.pdf,
        fileText: 'The form, to print',
      },
      { title: 'Bring it to the door', text: 'With anything that shows where you live.', file: null, fileText: '' },
      { title: 'Choose', text: 'Take what you will cook.', file: null, fileText: '' },
    ],
    linkText: 'See what’s on',
    link: 'page:events',
    tone: 'plain',
  },
});
