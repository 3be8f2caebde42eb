import { defineSection } from './section.ts';
import { quiltColorsField, quiltField } from './shared-fields.ts';

export const voterRegistrationSection = defineSection({
  label: 'Voter registration',
  use: 'A list of the states. Choosing one opens its official page for registering to vote. As the first section it is the page’s header.',
  version: 1,
  isHeader: true,
  fields: {
    title: { kind: 'text', label: 'Heading', required: true },
    eyebrow: { kind: 'text', label: 'Words above the heading', help: 'If empty, the page’s name in the menus.' },
    lead: { kind: 'text', label: 'Introduction' },
    label: { kind: 'text', label: 'Label of the list', help: 'What to choose, such as ‘Your state’.', required: true },
    block: quiltField,
    colors: quiltColorsField,
  },
  sample: {
    title: 'Check your registration',
    eyebrow: 'Vote',
    lead: 'It takes two minutes, even if you voted last time.',
    label: 'Where you are registered, or want to be',
    block: 'ohio-star',
    colors: 'vote',
  },
});
