import { defineEntity } from '../entity.ts';

/** Pictures of the library, with one description, credit and focal point each for all uses. docs/decisions/0056 */
export const mediaLibrary = defineEntity(
  {
    image: { kind: 'image', label: 'Picture', unique: true },
    title: {
      kind: 'text',
      label: 'Title',
      help: 'Used by staff to find the picture. Visitors don’t see it.',
      required: true,
    },
    alt: { kind: 'text', label: 'Description', help: 'What it shows, for people who can’t see it.', grows: true },
    decorative: {
      kind: 'boolean',
      label: 'Decorative',
      help: 'The picture adds no information: it needs no description, and screen readers skip it.',
    },
    focus: {
      kind: 'focus',
      about: 'image',
      label: 'Focal point',
      help: 'The part of the picture that stays visible when it is cropped.',
    },
    credit: { kind: 'text', label: 'Credit', help: 'Who made it, such as ‘Photo: Alex Morgan’.' },
    licence: { kind: 'text', label: 'License', help: 'How it can be used, such as CC BY 4.0.' },
    tags: { kind: 'text', label: 'Tags', help: 'Separate tags with commas, such as garden, volunteers.', isList: true },
    width: { kind: 'pixels', label: 'Width' },
    height: { kind: 'pixels', label: 'Height' },
  },
  {
    table: 'media',
    noun: 'media',
    listKey: 'media',
    singleKey: 'picture',
    area: 'media',
    singular: 'picture',
    plural: 'Media',
    sidebar: { label: 'Media', icon: 'media', group: 'Content' },
    screens: { list: 'media', one: 'picture' },
    mainField: 'title',
    columns: ['title', 'alt', 'tags'],
    secondLine: 'alt',
    defaultSort: '-created_at',
    furtherScreens: { '/dashboard/add-media': 'Add pictures' },
    addScreen: '/dashboard/add-media',
    hasPictures: 'first',
    views: [{ label: 'Without description', filters: { alt: '', decorative: 'false' } }],
  },
);
