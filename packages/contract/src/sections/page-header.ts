import { defineSection } from './section.ts';
import { buttonsField, quiltColorsField, quiltField, withoutPictureHelp } from './shared-fields.ts';

export const pageHeaderSection = defineSection({
  label: 'Page header',
  use: 'The top of a page: its heading, one paragraph, and a picture or a pattern. Put it first.',
  version: 1,
  isHeader: true,
  fields: {
    title: { kind: 'text', label: 'Heading', required: true },
    eyebrow: { kind: 'text', label: 'Words above the heading', help: 'If empty, the page’s name in the menus.' },
    lead: { kind: 'text', label: 'Introduction', help: 'One paragraph: who it is for, and what they find here.' },
    picture: { kind: 'image', label: 'Picture', help: withoutPictureHelp },
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
    title: 'A place to meet, learn and help',
    eyebrow: 'What we do',
    lead: 'Say in one paragraph who this page is for, what they find here, and what they can do next. Two or three lines are enough for most pages.',
    picture: null,
    film: null,
    block: 'log-cabin',
    colors: 'words',
    buttons: [{ text: 'Plan a visit', link: 'page:contact', look: 'usual' }],
  },
});
