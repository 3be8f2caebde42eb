import { defineSection } from './section.ts';
import { headLinkFields, quiltField, sampleFiles, toneField } from './shared-fields.ts';

export const panoramaSection = defineSection({
  label: 'Panorama',
  use: 'A place to look around in, from a picture of 360°.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    panorama: {
      kind: 'image',
      label: 'Panorama',
      help: 'A picture of 360° (equirectangular), twice as wide as high. Its description says what the place looks like.',
      required: true,
    },
    picture: {
      kind: 'image',
      label: 'Picture of the same place',
      help: 'A usual picture, 16:9. It is shown until the panorama is loaded.',
      required: true,
    },
    startDirection: {
      kind: 'number',
      label: 'Direction at the start, in degrees',
      help: 'From 0, the middle of the panorama, to the right. 180 is behind you, -90 is on the left.',
      min: -180,
      max: 360,
    },
    startElevation: {
      kind: 'number',
      label: 'Height at the start, in degrees',
      help: 'From 0, the horizon, up to 90. -10 is a little below the horizon.',
      min: -90,
      max: 90,
    },
    block: quiltField,
    ...headLinkFields,
    tone: toneField,
  },
  sample: {
    title: 'Look around inside',
    lead: 'This is how it will be on a clear morning.',
    panorama: sampleFiles.image,
    picture: sampleFiles.image,
    startDirection: 20,
    startElevation: -1,
    block: 'friendship-star',
    linkText: 'Plan a visit',
    link: 'page:contact',
    tone: 'plain',
  },
});
