import { defineSection } from './section.ts';
import { buttonsField, quiltColorsField, quiltField } from './shared-fields.ts';

export const pageHeaderSection = defineSection({
  label: 'Page header',
  use: 'The top of a page: its heading, one paragraph, and a picture or a quilt block. Put it first.',
  version: 1,
  isHeader: true,
  fields: {
    title: { kind: 'text', label: 'Heading', required: true },
    eyebrow: { kind: 'text', label: 'Words above the heading', help: 'If empty, the page’s name in the menus.' },
    lead: { kind: 'text', label: 'Introduction', help: 'One paragraph: who it is for, and what they find here.' },
    picture: { kind: 'image', label: 'Picture', help: 'Without one, the quilt block is shown.' },
    film: {
      kind: 'film',
      label: 'Silent video',
      help: 'A few seconds that repeat. The picture is shown until it plays.',
    },
    block: quiltField,
    colors: quiltColorsField,
    buttons: buttonsField,
  },
  sample: {
    title: 'Write it down while there is time to ask',
    eyebrow: 'Culture & heritage',
    lead: 'The history of these counties is in attics, in hymns nobody printed, and in the names people still use for roads that lost theirs.',
    picture: null,
    film: null,
    block: 'log-cabin',
    colors: 'red clay',
    buttons: [{ text: 'Plan a visit', link: 'page:contact', look: 'usual' }],
  },
});
