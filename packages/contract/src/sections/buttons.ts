import { defineSection } from './section.ts';
import { buttonsField, toneField } from './shared-fields.ts';

export const buttonsSection = defineSection({
  label: 'Buttons',
  use: 'One to three buttons, with a heading and a sentence above them if needed.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    buttons: { ...buttonsField, required: true },
    tone: toneField,
  },
  sample: {
    title: 'Pay for one chair',
    lead: 'The hall has 64 places to sit. One is $40.',
    buttons: [
      { text: 'Donate a chair', link: 'page:donate', look: 'donate' },
      { text: 'Come to the next event', link: 'page:events', look: 'usual' },
    ],
    tone: 'plain',
  },
});
