import { defineSection } from './section.ts';
import { sharedRowField, toneField } from './shared-fields.ts';

/** The places whose hours are in the organization's settings. */
export const openingHoursPlaces = {
  readingRoom: 'The opening hours',
  pantry: 'Those of the second place',
  porch: 'Those of the third place',
} as const;

/** Which place of the settings each of them is. */
export const placeOfHours = { readingRoom: 'first', pantry: 'second', porch: 'third' } as const;

export const openingHoursSection = defineSection({
  label: 'Opening hours',
  use: 'When a place is open, from the organization’s settings, with the coming holidays.',
  version: 1,
  fitsInColumn: true,
  fields: {
    heading: { kind: 'text', label: 'Heading', help: 'If empty, ‘Hours’.' },
    hours: { kind: 'choice', label: 'Which hours', options: openingHoursPlaces },
    note: { kind: 'text', label: 'Note below the hours' },
    tone: toneField,
    beside: sharedRowField,
  },
  sample: {
    heading: 'When we are open',
    hours: 'pantry',
    note: 'Closed the week of July 4.',
    tone: 'plain',
    beside: 'none',
  },
});
