import { defineSection } from './section.ts';
import { headLinkFields, sharedRowField, toneField } from './shared-fields.ts';

export const factsSection = defineSection({
  label: 'Facts',
  use: 'Short facts, each with its term: where, when, what it costs.',
  version: 1,
  fitsInColumn: true,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    columns: {
      kind: 'choice',
      label: 'Columns',
      help: 'On a wide screen.',
      options: { '1': 'One', '2': 'Two', '3': 'Three' },
    },
    items: {
      kind: 'items',
      label: 'Facts',
      itemName: 'fact',
      maxItems: 24,
      required: true,
      fields: {
        term: { kind: 'text', label: 'Term', help: 'Such as ‘Where’.', required: true },
        value: { kind: 'text', label: 'Value', required: true },
      },
    },
    ...headLinkFields,
    tone: toneField,
    beside: sharedRowField,
  },
  sample: {
    title: 'Before you come',
    lead: 'Call us if something is missing here.',
    columns: '2',
    items: [
      { term: 'Cost', value: 'Free. There is a jar by the door' },
      { term: 'Getting in', value: 'A ramp on the garden side' },
      { term: 'Parking', value: 'Behind the house, for ten cars' },
    ],
    linkText: 'See what’s on',
    link: 'page:events',
    tone: 'band',
    beside: 'none',
  },
});
