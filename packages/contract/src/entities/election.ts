import { defineEntity } from '../entity.ts';
import { urls } from '../page-urls.ts';

/** Entries of the election calendar. */
export const election = defineEntity(
  {
    image: { kind: 'image', label: 'Image' },
    title: { kind: 'text', label: 'Title', required: true },
    slug: { kind: 'slug', label: 'Slug' },
    date: { kind: 'dateTime', label: 'Date and time', range: 'plan' },
    description: { kind: 'longText', label: 'Description' },
  },
  {
    table: 'elections',
    noun: 'election',
    listKey: 'elections',
    singleKey: 'election',
    area: 'content',
    open: ['list', 'single'],
    singular: 'election',
    plural: 'Elections',
    sidebar: { label: 'Election', icon: 'vote', group: 'Content' },
    screens: { list: 'elections', one: 'election' },
    mainField: 'title',
    columns: ['title', 'date'],
    defaultSort: '-date',
    dated: true,
    publicUrl: ({ id }) => urls.election(id),
    paged: true,
    search: { code: 4, one: 'Election', many: 'Elections', body: 'description', date: 'date' },
  },
);
