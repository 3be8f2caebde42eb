import { formerPlaceKeys } from '../places.ts';
import { defineSection } from './section.ts';
import {
  buttonsField,
  headLinkFields,
  placeOptions,
  quiltColorsField,
  quiltField,
  sampleFiles,
  withoutPictureHelp,
} from './shared-fields.ts';

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
    picture: { kind: 'image', label: 'Picture', help: withoutPictureHelp },
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
    hours: {
      kind: 'choice',
      label: 'Opening hours',
      options: { none: 'None', ...placeOptions },
      formerOptions: formerPlaceKeys,
    },
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
    title: 'Get paid while you learn',
    eyebrow: 'With a local company',
    text: 'One season, two days a week, a wage from the first day. Tools are on loan.',
    picture: sampleFiles.image,
    film: null,
    block: 'pine-tree',
    colors: 'work',
    side: 'start',
    hours: 'none',
    hoursNote: '',
    buttons: [{ text: 'Ask about a place', link: 'page:contact', look: 'usual' }],
    tone: 'plain',
  },
});
