import { defineSection } from './section.ts';
import { cardCountField, toneField } from './shared-fields.ts';

export const actionNetworkSection = defineSection({
  label: 'Action network',
  use: 'The newest networks that people can join, with a link to all of them.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', help: 'If empty, ‘Action network’.' },
    lead: { kind: 'text', label: 'Introduction' },
    count: cardCountField,
    tone: toneField,
  },
  sample: {
    title: 'Join in where you live',
    lead: 'Each of these is run by neighbors. Every link opens their own site.',
    count: '3',
    tone: 'band',
  },
});
