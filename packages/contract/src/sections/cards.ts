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
        block: 'Quilt block above the text',
        row: 'Quilt block beside the text',
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
    title: 'Four programs',
    lead: 'Land, food, memory and the vote hang together here.',
    columns: '3',
    look: 'block',
    isDense: false,
    items: [
      {
        title: 'Education & democracy',
        text: 'Civics on Tuesday evenings, and a ride to the polls from your own gate.',
        link: 'page:democratisation',
        linkText: 'Learn with us',
        block: 'north-star',
        colors: 'north-star',
        picture: null,
      },
      {
        title: 'Culture & heritage',
        text: 'Quilts, hymns, recipes and road names.',
        link: 'page:heritage',
        linkText: 'Hear what we keep',
        block: 'log-cabin',
        colors: 'log-cabin',
        picture: null,
      },
      {
        title: 'Health & wellness',
        text: 'You choose what goes in the basket, as in any store.',
        link: 'page:health',
        linkText: '',
        block: 'basket',
        colors: 'basket',
        picture: null,
      },
    ],
    linkText: 'See all',
    link: 'page:whatWeDo',
    tone: 'plain',
  },
});
