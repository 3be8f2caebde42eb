import { defineSection } from './section.ts';
import { toneField } from './shared-fields.ts';

export const formSection = defineSection({
  label: 'Form',
  use: 'One of your forms, to fill in on this page.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', help: 'If empty, the title of the form.' },
    lead: { kind: 'text', label: 'Introduction' },
    form: {
      kind: 'link',
      label: 'Form',
      required: true,
      help: 'Visitors see it while it is published.',
      linkTypes: ['record'],
      linkEntity: 'form',
    },
    tone: toneField,
  },
  sample: {
    title: 'Ask us a question',
    lead: 'We answer within three working days.',
    form: 'record:form/1',
    tone: 'plain',
  },
});
