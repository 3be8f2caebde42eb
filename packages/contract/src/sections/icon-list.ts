import { defineSection, toneField } from './section.ts';

export const iconListSection = defineSection({
  label: 'List of points',
  use: 'Three to nine short things of equal rank: what is offered, who it is for, what we aim at.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    columns: { kind: 'choice', label: 'Columns', options: { '2': 'Two', '1': 'One', '3': 'Three' } },
    items: {
      kind: 'items',
      label: 'Points',
      itemName: 'point',
      maxItems: 24,
      required: true,
      fields: {
        title: { kind: 'text', label: 'Title', required: true },
        text: { kind: 'longText', label: 'Text' },
        link: { kind: 'link', label: 'Link' },
      },
    },
    linkText: { kind: 'text', label: 'Link beside the heading' },
    link: { kind: 'link', label: 'Where that link leads' },
    tone: toneField,
  },
  sample: {
    title: 'What we keep',
    lead: 'With the families it belongs to.',
    columns: '2',
    items: [
      { title: 'Voices', text: 'More than one hundred oral histories.', link: 'page:podcasts' },
      { title: 'Quilts', text: 'Photographed back and front in daylight.', link: 'page:gallery' },
      { title: 'Supper', text: 'Recipes in the cook’s own measures.', link: '' },
    ],
    linkText: 'See all pictures',
    link: 'page:gallery',
    tone: 'band',
  },
});
