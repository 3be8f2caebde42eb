import { defineSection } from './section.ts';
import { placeOptions, sharedRowField, toneField } from './shared-fields.ts';

/** Where the details are the organization's, they are in its settings. */
const ownDetails = { field: 'details', value: 'own' };

export const contactSection = defineSection({
  label: 'Contact details',
  use: 'Address, telephone and email: those of the organization, of one of its places, or others.',
  version: 1,
  fitsInColumn: true,
  fields: {
    heading: { kind: 'text', label: 'Heading', required: true },
    name: {
      kind: 'text',
      label: 'Name of the place',
      help: 'If this is empty, the name of the place that is chosen below, if one is.',
    },
    details: {
      kind: 'choice',
      label: 'Details',
      options: { organization: 'Those of the organization', ...placeOptions, own: 'Those below' },
    },
    phone: { kind: 'text', label: 'Telephone', visibleWhen: ownDetails },
    street: { kind: 'text', label: 'Street', visibleWhen: ownDetails },
    town: { kind: 'text', label: 'Town and postal code', visibleWhen: ownDetails },
    email: { kind: 'text', label: 'Email address', visibleWhen: ownDetails },
    website: { kind: 'link', label: 'Website' },
    websiteText: { kind: 'text', label: 'Text of the website’s link' },
    hasSocial: { kind: 'boolean', label: 'Show the organization’s social media' },
    tone: toneField,
    beside: sharedRowField,
  },
  sample: {
    heading: 'Come by, call, write',
    name: 'The second office',
    details: 'own',
    phone: '+1 555 555 0188',
    street: '12 Example Street, second floor',
    town: 'Anytown 00000',
    email: 'second@example.org',
    website: 'https://www.example.org/second',
    websiteText: 'example.org/second',
    hasSocial: true,
    tone: 'band',
    beside: 'none',
  },
});
