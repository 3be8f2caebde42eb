import { defineSection } from './section.ts';
import { headLinkFields, sampleFiles, toneField } from './shared-fields.ts';

export const gallerySection = defineSection({
  label: 'Gallery',
  use: 'Pictures that are worth seeing in full size. For the whole gallery, link to its page.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    items: {
      kind: 'items',
      label: 'Pictures',
      itemName: 'picture',
      maxItems: 24,
      required: true,
      fields: {
        caption: { kind: 'text', label: 'Caption', required: true },
        picture: { kind: 'image', label: 'Picture', required: true },
      },
    },
    ...headLinkFields,
    tone: toneField,
  },
  sample: {
    title: 'Pictures from the garden',
    lead: 'Taken by neighbors this spring.',
    items: [
      { caption: 'Seedlings by the hundred', picture: sampleFiles.image },
      { caption: 'The hill behind the house at noon', picture: sampleFiles.image },
      { caption: 'Counting what lives in the pond', picture: sampleFiles.image },
    ],
    linkText: 'See all pictures',
    link: 'page:gallery',
    tone: 'band',
  },
});
