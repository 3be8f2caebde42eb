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
    text: 'She had a way of putting down a plate as if you had done her a favor by turning up.',
    cite: 'Eulis Leverett',
    detail: 'who ate on the steps as a boy',
    after: 'The third step is loose. It has been left that way because she could hear by it who was coming.',
    buttons: [{ text: 'See pictures', link: 'page:gallery', look: 'outlined' }],
    tone: 'plain',
  },
});
