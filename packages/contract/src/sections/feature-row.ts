import { openingHoursPlaces } from './opening-hours.ts';
import { defineSection } from './section.ts';
import { buttonsField, headLinkFields, quiltColorsField, quiltField, sampleFiles } from './shared-fields.ts';

export const featureRowSection = defineSection({
  label: 'Picture beside text',
  use: 'One thing, with a picture or a silent video beside its text. Let the sides alternate down the page.',
  version: 1,
  fields: {
    heading: { kind: 'text', label: 'Heading above', help: 'Only if the title below needs one, such as ‘Videos’.' },
    ...headLinkFields,
    title: { kind: 'text', label: 'Title', required: true },
    eyebrow: { kind: 'text', label: 'Words above the title' },
    text: { kind: 'longText', label: 'Text' },
    picture: { kind: 'image', label: 'Picture', help: 'Without one, the quilt block is shown.' },
    film: {
      kind: 'film',
      label: 'Silent video',
      help: 'A few seconds that repeat. The picture is shown until it plays.',
    },
    block: quiltField,
    colors: quiltColorsField,
    side: {
      kind: 'choice',
      label: 'Side of the picture',
      options: { start: 'Left', end: 'Right' },
    },
    hours: { kind: 'choice', label: 'Opening hours', options: { none: 'None', ...openingHoursPlaces } },
    hoursNote: { kind: 'text', label: 'Note below the hours' },
    buttons: buttonsField,
    tone: {
      kind: 'choice',
      label: 'Background',
      options: { plain: 'None', band: 'Band', night: 'Dark' },
    },
  },
  sample: {
    heading: '',
    linkText: '',
    link: '',
    title: 'Get paid to learn the woods',
    eyebrow: 'With the Forest Service',
    text: 'One season, eighteen hundred acres, a wage from the first day. Boots are on loan.',
    picture: sampleFiles.image,
    film: null,
    block: 'pine-tree',
    colors: 'forest',
    side: 'start',
    hours: 'none',
    hoursNote: '',
    buttons: [{ text: 'Visit the career center', link: 'page:forestService', look: 'usual' }],
    tone: 'plain',
  },
});
