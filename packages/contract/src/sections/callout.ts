import { defineSection } from './section.ts';
import { buttonsField, quiltField, toneField } from './shared-fields.ts';

export const calloutSection = defineSection({
  label: 'Callout',
  use: 'A call to one action: join, apply, visit. Near the end of a page.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', required: true },
    text: { kind: 'longText', label: 'Text' },
    buttons: { ...buttonsField, required: true },
    block: quiltField,
    isHighlighted: { kind: 'boolean', label: 'Highlight it', help: 'One per page.' },
    tone: toneField,
  },
  sample: {
    title: 'There is a chair for you',
    text: 'Two hours a month make you a volunteer.',
    buttons: [
      { text: 'Join our action network', link: 'page:actionNetwork', look: 'usual' },
      { text: 'See what’s on', link: 'page:events', look: 'usual' },
    ],
    block: 'bears-paw',
    isHighlighted: true,
    tone: 'plain',
  },
});
