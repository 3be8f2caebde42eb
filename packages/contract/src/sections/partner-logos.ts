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
          help: 'For a white background. Without a logo, the name is shown beside a pattern.',
        },
      },
    },
    tone: toneField,
  },
  sample: {
    title: 'With whom we work',
    lead: 'Year after year.',
    items: [
      { name: 'Legal Aid Office', link: 'https://legalaid.example.org', logo: sampleFiles.image },
      { name: 'Growers’ Cooperative', link: 'https://growers.example.org', logo: null },
      { name: 'City Choirs', link: '', logo: null },
    ],
    tone: 'plain',
  },
});
