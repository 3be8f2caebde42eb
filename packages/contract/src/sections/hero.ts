import { defineSection } from './section.ts';
import { buttonsField, sampleFiles } from './shared-fields.ts';

export const heroSection = defineSection({
  label: 'Hero',
  use: 'The top of a start page: a few words beside a large picture, and what to do first. Put it first.',
  version: 1,
  isHeader: true,
  fields: {
    title: { kind: 'text', label: 'Heading', help: 'A few words.', required: true },
    lead: { kind: 'text', label: 'Introduction', help: 'One or two sentences.', required: true },
    picture: { kind: 'image', label: 'Picture', required: true },
    buttons: buttonsField,
  },
  sample: {
    title: 'The door is open',
    lead: 'Free meals every Thursday, and help with your letters.',
    picture: sampleFiles.image,
    buttons: [
      { text: 'Come to an event', link: 'page:events', look: 'usual' },
      { text: 'Visit us', link: 'page:contact', look: 'usual' },
    ],
  },
});
