import { teamTypeHeadings } from '../texts.ts';
import { defineSection } from './section.ts';
import { toneField } from './shared-fields.ts';

export const teamSection = defineSection({
  label: 'Team',
  use: 'People from the team’s list, of one type, with a link to all of them. For others: People.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading', help: 'If empty, who they are, such as ‘Board of directors’.' },
    lead: { kind: 'text', label: 'Introduction' },
    type: { kind: 'choice', label: 'Who', options: teamTypeHeadings },
    count: {
      kind: 'choice',
      label: 'How many',
      help: 'At most, in the order of the list.',
      options: { '4': 'Four', '8': 'Eight', '12': 'Twelve', '60': 'Sixty' },
    },
    tone: toneField,
  },
  sample: {
    title: 'Our team',
    lead: 'Ask for any of them by name.',
    type: 'staff',
    count: '4',
    tone: 'plain',
  },
});
