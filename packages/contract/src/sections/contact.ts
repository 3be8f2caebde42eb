import { defineSection } from './section.ts';
import { sharedRowField, toneField } from './shared-fields.ts';

export const contactSection = defineSection({
  label: 'Contact details',
  use: 'Address, telephone and email: those of the organization, or those of one office.',
  version: 1,
  fitsInColumn: true,
  fields: {
    heading: { kind: 'text', label: 'Heading', required: true },
    name: { kind: 'text', label: 'Name of the place' },
    details: {
      kind: 'choice',
      label: 'Details',
      options: { organization: 'Those of the organization', own: 'Those below' },
    },
    phone: { kind: 'text', label: 'Telephone' },
    street: { kind: 'text', label: 'Street' },
    town: { kind: 'text', label: 'Town and postal code' },
    email: { kind: 'text', label: 'Email address' },
    website: { kind: 'link', label: 'Website' },
    websiteText: { kind: 'text', label: 'Text of the website’s link' },
    hasSocial: { kind: 'boolean', label: 'Show the organization’s social media' },
    tone: toneField,
    beside: sharedRowField,
  },
  sample: {
    heading: 'Come by, call, write',
    name: 'Porchlight Nairobi',
    details: 'own',
    phone: '+254 20 555 0188',
    street: 'Jacaranda House, off Ngong Road',
    town: 'Nairobi 00505, Kenya',
    email: 'nairobi@example.org',
    website: 'https://porchlight.example.org/kenya',
    websiteText: 'porchlight.example.org/kenya',
    hasSocial: true,
    tone: 'band',
    beside: 'none',
  },
});
