import { defineSection } from './section.ts';
import { quiltField, sampleFiles, toneField } from './shared-fields.ts';

export const sliderSection = defineSection({
  label: 'Slider',
  use: 'Two to six pictures of equal rank that take turns. Nothing important: only the first is sure to be seen.',
  version: 1,
  fields: {
    topic: {
      kind: 'text',
      label: 'Topic',
      help: 'For screen readers, in a few words, such as ‘Our places’.',
      required: true,
    },
    items: {
      kind: 'items',
      label: 'Slides',
      itemName: 'slide',
      maxItems: 6,
      required: true,
      fields: {
        title: { kind: 'text', label: 'Title', required: true },
        text: { kind: 'text', label: 'Text', help: 'A sentence or two.', required: true },
        picture: { kind: 'image', label: 'Picture', help: 'Without one, the quilt block is shown.' },
        block: quiltField,
        link: { kind: 'link', label: 'Link' },
        linkText: { kind: 'text', label: 'Text of the link', help: 'If empty, ‘Read more’.' },
      },
    },
    tone: toneField,
  },
  sample: {
    topic: 'Our places',
    items: [
      {
        title: 'The pantry',
        text: 'Free groceries. You choose.',
        picture: sampleFiles.image,
        block: 'basket',
        link: 'page:contact',
        linkText: 'Get groceries',
      },
      {
        title: 'The porch',
        text: 'A cook’s house, nineteen quilts and a third step that has been loose since 1936.',
        picture: sampleFiles.image,
        block: 'log-cabin',
        link: 'page:heritage',
        linkText: 'Plan a visit',
      },
    ],
    tone: 'plain',
  },
});
