import { defineSection } from './section.ts';
import { columnsField, headLinkFields, sharedRowField, toneField } from './shared-fields.ts';

export const iconListSection = defineSection({
  label: 'List of points',
  use: 'Three to nine short things of equal rank: what is offered, who it is for, what we aim at.',
  version: 1,
  fitsInColumn: true,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    text: { kind: 'longText', label: 'Text above the points' },
    columns: columnsField,
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
    ...headLinkFields,
    tone: toneField,
    beside: sharedRowField,
  },
  sample: {
    title: 'What we collect',
    lead: 'With the families it belongs to.',
    text: 'Each person decides who may listen, and may change their mind.',
    columns: '2',
    items: [
      { title: 'Voices', text: 'More than one hundred oral histories.', link: 'page:podcasts' },
      { title: 'Photos', text: 'Copied front and back while you wait.', link: 'page:gallery' },
      { title: 'Recipes', text: 'In the cook’s own measures.', link: '' },
    ],
    linkText: 'See all pictures',
    link: 'page:gallery',
    tone: 'band',
    beside: 'none',
  },
});
