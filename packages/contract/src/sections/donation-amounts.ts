import { defineSection } from './section.ts';
import { toneField } from './shared-fields.ts';

export const donationAmountsSection = defineSection({
  label: 'Donation amounts',
  use: 'What each amount pays for, from the organization’s settings, with links to donate it.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    tone: toneField,
  },
  sample: {
    title: 'What your money does by Friday',
    lead: 'Your receipt comes within the hour.',
    tone: 'band',
  },
});
