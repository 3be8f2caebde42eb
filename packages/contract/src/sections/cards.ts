import { defineSection } from './section.ts';
import { headLinkFields, quiltColorsField, quiltField, toneField } from './shared-fields.ts';

export const cardsSection = defineSection({
  label: 'Cards',
  use: 'Links to pages, programs, centers or other sites, each on a card. For people: People.',
  version: 1,
  fields: {
    title: { kind: 'text', label: 'Heading' },
    lead: { kind: 'text', label: 'Introduction' },
    columns: {
      kind: 'choice',
      label: 'Columns',
      help: 'On a wide screen.',
      options: { '3': 'Three', '2': 'Two', '4': 'Four' },
    },
    look: {
      kind: 'choice',
      label: 'Look',
      options: {
        block: 'Pattern above the text',
        row: 'Pattern beside the text',
        picture: 'Picture above the text',
      },
    },
    isDense: {
      kind: 'boolean',
      label: 'Short on phones',
      help: 'Shows two lines of each text. For a page with many sections.',
    },
    items: {
      kind: 'items',
      label: 'Cards',
      itemName: 'card',
      maxItems: 24,
      required: true,
      fields: {
        title: { kind: 'text', label: 'Title', required: true },
        text: { kind: 'text', label: 'Text' },
        link: { kind: 'link', label: 'Link' },
        linkText: { kind: 'text', label: 'Text of the link', help: 'If empty, ‘Learn more’ or the name of the site.' },
        block: quiltField,
        colors: quiltColorsField,
        picture: { kind: 'image', label: 'Picture', help: 'For cards with pictures.' },
      },
    },
    ...headLinkFields,
    tone: toneField,
  },
  sample: {
    title: 'Our programs',
    lead: 'For every age, on every day of the week.',
    columns: '3',
    look: 'block',
    isDense: false,
    items: [
      {
        title: 'Learn',
        text: 'Courses on Tuesday evenings, and help with homework on every school day.',
        link: 'page:events',
        linkText: 'Find a course',
        block: 'north-star',
        colors: 'north-star',
        picture: null,
      },
      {
        title: 'Share',
        text: 'Tools, toys, recipes and stories.',
        link: 'page:stories',
        linkText: 'Read the stories',
        block: 'log-cabin',
        colors: 'log-cabin',
        picture: null,
      },
      {
        title: 'Eat',
        text: 'A warm meal at noon. You pay what you can.',
        link: 'page:contact',
        linkText: '',
        block: 'basket',
        colors: 'basket',
        picture: null,
      },
    ],
    linkText: 'See all',
    link: 'page:events',
    tone: 'plain',
  },
});
