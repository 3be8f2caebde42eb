import { defineEntity } from '../entity.ts';
import { urls } from '../page-urls.ts';
import { topicsField } from '../shared-fields.ts';

/** Pictures of the gallery. */
export const gallery = defineEntity(
  {
    image: { kind: 'image', label: 'Image' },
    title: {
      kind: 'text',
      label: 'Title',
      help: 'Shown under the picture.',
      required: true,
    },
    slug: { kind: 'slug', label: 'Slug' },
    topics: topicsField,
  },
  {
    table: 'gallery_items',
    noun: 'gallery',
    listKey: 'gallery_items',
    singleKey: 'gallery_item',
    area: 'content',
    open: ['list', 'single'],
    singular: 'gallery picture',
    plural: 'Gallery',
    errorNoun: 'gallery',
    sidebar: { label: 'Gallery', icon: 'picture', group: 'Content' },
    screens: { list: 'galleries', one: 'gallery' },
    mainField: 'title',
    columns: ['title'],
    defaultSort: '-created_at',
    furtherScreens: { '/dashboard/add-pictures': 'Add pictures' },
    addScreen: '/dashboard/add-pictures',
    hasPictures: true,
    publicUrl: () => urls.gallery,
    search: { code: 6, one: 'Picture', many: 'Pictures' },
  },
);
