import { defineSection } from './section.ts';
import { headLinkFields, sampleFiles, toneField } from './shared-fields.ts';

export const peopleSection = defineSection({
  label: 'People',
  use: 'People who are not in the team’s list, such as those of one office, with their portraits.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    columns: {
      kind: 'choice',
      label: 'Columns',
      help: 'On a wide screen.',
      options: { '5': 'Five', '4': 'Four', '3': 'Three' },
    },
    items: {
      kind: 'items',
      label: 'People',
      itemName: 'person',
      maxItems: 60,
      required: true,
      fields: {
        name: { kind: 'text', label: 'Name', required: true },
        position: { kind: 'text', label: 'Position', help: 'What they do, in one sentence.' },
        workstation: { kind: 'text', label: 'Place of work' },
        picture: { kind: 'image', label: 'Portrait', help: 'Without one, a pattern is shown.', ratio: '1/1' },
      },
    },
    ...headLinkFields,
    tone: toneField,
  },
  sample: {
    title: 'The people in our office',
    lead: 'Ask for any of them by name.',
    columns: '3',
    items: [
      {
        name: 'Maria Lopez',
        position: 'Runs the office and answers the telephone',
        workstation: 'Office',
        picture: sampleFiles.image,
      },
      { name: 'Sam Taylor', position: 'Looks after the library', workstation: 'Office', picture: null },
      { name: 'Ling Chen', position: 'Helps with applications', workstation: 'Office', picture: null },
    ],
    linkText: 'See all staff',
    link: 'page:contact',
    tone: 'plain',
  },
});
