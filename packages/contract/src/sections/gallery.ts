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
    title: 'Pictures from the crew',
    lead: 'Taken in the woods this spring.',
    items: [
      { caption: 'Longleaf seedlings by the thousand', picture: sampleFiles.image },
      { caption: 'The fire tower, ridge after ridge', picture: sampleFiles.image },
      { caption: 'Counting what lives in the creek', picture: sampleFiles.image },
    ],
    linkText: 'See all pictures',
    link: 'page:gallery',
    tone: 'band',
  },
});
