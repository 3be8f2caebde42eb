import { defineSection } from './section.ts';
import { quiltField, sampleFiles, toneField, withoutPictureHelp } from './shared-fields.ts';

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
        picture: { kind: 'image', label: 'Picture', help: withoutPictureHelp },
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
        title: 'The kitchen',
        text: 'A warm meal. You choose.',
        picture: sampleFiles.image,
        block: 'basket',
        link: 'page:contact',
        linkText: 'Come and eat',
      },
      {
        title: 'The house',
        text: 'Six rooms, a large garden and a workshop in the former stable.',
        picture: sampleFiles.image,
        block: 'log-cabin',
        link: 'page:events',
        linkText: 'Plan a visit',
      },
    ],
    tone: 'plain',
  },
});
