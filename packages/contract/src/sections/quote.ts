import { defineSection } from './section.ts';
import { buttonsField, toneField } from './shared-fields.ts';

export const quoteSection = defineSection({
  label: 'Quote',
  use: 'A sentence that someone said, with their name. One per page.',
  version: 1,
  fields: {
    text: { kind: 'text', label: 'Quote', help: 'Without quotation marks.', required: true },
    cite: { kind: 'text', label: 'Who said it', required: true },
    detail: { kind: 'text', label: 'When or where', help: 'A few words, such as ‘in her will, 1979’.' },
    after: { kind: 'longText', label: 'Text below the quote' },
    buttons: buttonsField,
    tone: toneField,
  },
  sample: {
    text: 'They put down a plate in front of me as if I had done them a favor by turning up.',
    cite: 'Alex Morgan',
    detail: 'who came as a child',
    after: 'Alex has cooked with us on Saturdays since 2009, and has not missed more than two of them.',
    buttons: [{ text: 'See pictures', link: 'page:gallery', look: 'outlined' }],
    tone: 'plain',
  },
});
