import { defineSection } from './section.ts';
import { sampleFiles, toneField } from './shared-fields.ts';

export const partnerLogosSection = defineSection({
  label: 'Partners',
  use: 'Organizations that you work with, by their logo or name.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    items: {
      kind: 'items',
      label: 'Partners',
      itemName: 'partner',
      maxItems: 60,
      required: true,
      fields: {
        name: { kind: 'text', label: 'Name', required: true },
        link: { kind: 'link', label: 'Website' },
        logo: {
          kind: 'image',
          label: 'Logo',
          help: 'For a white background. Without a logo, the name is shown beside a quilt block.',
        },
      },
    },
    tone: toneField,
  },
  sample: {
    title: 'With whom we work',
    lead: 'Year after year.',
    items: [
      { name: 'Red Clay Legal Aid', link: 'https://redclaylegalaid.example.org', logo: sampleFiles.image },
      { name: 'Wiregrass Growers Co-op', link: 'https://wiregrassgrowers.example.org', logo: null },
      { name: 'Second Sunday Choirs', link: '', logo: null },
    ],
    tone: 'plain',
  },
});
