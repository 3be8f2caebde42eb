import { defineSection } from './section.ts';
import { headLinkFields, sampleFiles, toneField } from './shared-fields.ts';

export const filmSection = defineSection({
  label: 'Video',
  use: 'A video with sound, from your own files. For YouTube and Vimeo: Text.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    name: { kind: 'text', label: 'Title of the video', required: true },
    film: { kind: 'film', label: 'Video', required: true },
    captions: {
      kind: 'captions',
      label: 'Captions',
      help: 'A WebVTT file. If anybody speaks, people who can’t hear need it.',
    },
    picture: { kind: 'image', label: 'Picture', help: 'It is shown until the video plays.' },
    ...headLinkFields,
    tone: toneField,
  },
  sample: {
    title: 'From the kitchen',
    lead: 'Two minutes, with captions.',
    name: 'How to make jam',
    film: sampleFiles.film,
    captions: sampleFiles.captions,
    picture: sampleFiles.image,
    linkText: 'See all stories',
    link: 'page:stories',
    tone: 'plain',
  },
});
