import { formerPlaceKeys } from '../places.ts';
import { defineSection } from './section.ts';
import { placeOptions, sharedRowField, toneField } from './shared-fields.ts';

export const openingHoursSection = defineSection({
  label: 'Opening hours',
  use: 'When a place is open, from the organization’s settings, with the coming holidays.',
  version: 1,
  fitsInColumn: true,
  fields: {
    heading: { kind: 'text', label: 'Heading', help: 'If empty, ‘Hours’.' },
    hours: { kind: 'choice', label: 'Place', options: placeOptions, formerOptions: formerPlaceKeys },
    note: { kind: 'text', label: 'Note below the hours' },
    tone: toneField,
    beside: sharedRowField,
  },
  sample: {
    heading: 'When we are open',
    hours: 'second',
    note: 'Closed the week of July 4.',
    tone: 'plain',
    beside: 'none',
  },
});
