import { defineSection } from './section.ts';
import { toneField } from './shared-fields.ts';

export const noticeSection = defineSection({
  label: 'Notice',
  use: 'A note that most readers should see, such as a closed day.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Title', help: 'A few words.', required: true },
    text: { kind: 'longText', label: 'Text', required: true },
    look: {
      kind: 'choice',
      label: 'Look',
      options: { info: 'Information', important: 'Important', success: 'Good news' },
    },
    after: { kind: 'longText', label: 'Text below the notice' },
    tone: toneField,
  },
  sample: {
    title: 'About registering online',
    text: 'Most states let you register online. A few still want paper in the mail or a visit in person.',
    look: 'info',
    after: 'No computer, or no patience for one? Come to our office.',
    tone: 'plain',
  },
});
