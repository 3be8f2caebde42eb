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
    title: 'Pay for one pane',
    lead: 'Each window has 64 pieces of glass. One is $40.',
    buttons: [
      { text: 'Donate a pane', link: 'page:donate', look: 'donate' },
      { text: 'Come to the next supper', link: 'page:events', look: 'usual' },
    ],
    tone: 'plain',
  },
});
