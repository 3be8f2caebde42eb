/** Fields that several kinds of sections share. */

import type { PlaceKey } from '../places.ts';
import type { SectionField } from './section.ts';

/** The background of a section: chosen for rhythm, so that no two bands meet. */
export const toneField = {
  kind: 'choice',
  label: 'Background',
  options: { plain: 'None', band: 'Band' },
} as const satisfies SectionField;

/**
 * Whether a section and the one after it share a row, as two columns, on wide screens. Both kinds have to fit in a
 * column, or it has no effect. The first one's heading, introduction, link and background are then those of the row.
 */
export const sharedRowField = {
  kind: 'choice',
  label: 'Beside the next section',
  help: 'For lists of points, facts, opening hours and contact details. On phones, one is below the other.',
  options: { none: 'No', even: 'Yes, in columns of equal width', wide: 'Yes, and this one is wider' },
} as const satisfies SectionField;

/** The places of the settings, as a section can choose one. Forms show their names instead. */
export const placeOptions = {
  first: 'The first place',
  second: 'The second place',
  third: 'The third place',
  fourth: 'The fourth place',
  fifth: 'The fifth place',
  sixth: 'The sixth place',
  seventh: 'The seventh place',
  eighth: 'The eighth place',
} as const satisfies Readonly<Record<PlaceKey, string>>;

/** The fields of a link beside the heading of a section. */
export const headLinkFields = {
  linkText: { kind: 'text', label: 'Link beside the heading', help: 'Such as ‘See all’.' },
  link: { kind: 'link', label: 'Where that link leads' },
} as const satisfies Readonly<Record<string, SectionField>>;

/** The topic that the records of a section have. */
export const topicField = {
  kind: 'link',
  label: 'Topic',
  help: 'Only what has this topic. If empty, all.',
  linkTypes: ['record'],
  linkEntity: 'topic',
} as const satisfies SectionField;

/** How many records a section shows at most, where three are in a row. */
export const cardCountField = {
  kind: 'choice',
  label: 'How many',
  help: 'At most.',
  options: { '3': 'Three', '6': 'Six', '9': 'Nine' },
} as const satisfies SectionField;

/** How many records a section shows at most, where two are in a row. */
export const pairCountField = {
  kind: 'choice',
  label: 'How many',
  help: 'At most.',
  options: { '2': 'Two', '4': 'Four', '6': 'Six' },
} as const satisfies SectionField;

/** Buttons of a section. */
export const buttonsField = {
  kind: 'items',
  label: 'Buttons',
  itemName: 'button',
  maxItems: 3,
  fields: {
    text: { kind: 'text', label: 'Text', required: true },
    link: { kind: 'link', label: 'Link', required: true },
    look: {
      kind: 'choice',
      label: 'Look',
      options: {
        usual: 'Usual: the first is filled, the others are outlined',
        outlined: 'Outlined',
        donate: 'Donate',
        link: 'Link',
      },
    },
  },
} as const satisfies SectionField;

/** What stands for a picture where there is none depends on the pattern in the organization's settings. */
export const withoutPictureHelp = 'Without one, the pattern of your site is shown.';

/** The quilt block of a section, which stands for a picture where there is none. */
export const quiltField = {
  kind: 'choice',
  label: 'Quilt block',
  visibleWhen: { look: 'quilt' },
  options: {
    'nine-patch': 'Nine patch',
    'log-cabin': 'Log cabin',
    'north-star': 'North star',
    basket: 'Basket',
    'pine-tree': 'Pine tree',
    'bears-paw': 'Bear’s paw',
    'flying-geese': 'Flying geese',
    'churn-dash': 'Churn dash',
    'ohio-star': 'Ohio star',
    'friendship-star': 'Friendship star',
  },
} as const satisfies SectionField;

/** The word that a quilt block's colors are drawn from. */
export const quiltColorsField = {
  kind: 'text',
  label: 'Colors of the quilt block',
  help: 'Any word. Another word gives other colors.',
  isUnread: true,
  visibleWhen: { look: 'quilt' },
} as const satisfies SectionField;

/** The most columns of a list. */
export const columnsField = {
  kind: 'choice',
  label: 'Columns',
  help: 'On a wide screen.',
  options: { '2': 'Two', '1': 'One', '3': 'Three' },
} as const satisfies SectionField;

/** Names of files for samples. None is stored under these names: who shows a sample puts files of its own there. */
export const sampleFiles = {
  image: '0000000000000001.webp',
  pdf: '0000000000000002.pdf',
  film: '0000000000000003.10.mp4',
  captions: '0000000000000004.vtt',
} as const;
