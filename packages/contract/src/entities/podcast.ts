import { defineEntity } from '../entity.ts';
import { podcastUrl } from '../page-urls.ts';
import { authorsField, topicsField } from '../shared-fields.ts';

/** Podcast episodes. */
export const podcast = defineEntity(
  {
    image: { kind: 'image', label: 'Image' },
    title: { kind: 'text', label: 'Title', required: true },
    slug: { kind: 'slug', label: 'Slug' },
    link: {
      kind: 'url',
      label: 'Link',
      help: 'Choose an audio file, or enter a link that starts with https://.',
      allowsSitePaths: true,
      acceptsSound: true,
    },
    description: { kind: 'longText', label: 'Description' },
    transcript: {
      kind: 'longText',
      label: 'Transcript',
      help: 'What is said, for people who can’t hear it. It is shown on the episode’s page and included in search.',
    },
    authors: authorsField,
    topics: topicsField,
  },
  {
    table: 'podcasts',
    noun: 'podcast',
    listKey: 'podcasts',
    singleKey: 'podcast',
    area: 'content',
    open: ['list', 'single'],
    singular: 'podcast',
    plural: 'Podcasts',
    sidebar: { label: 'Podcasts', icon: 'podcast', group: 'Content' },
    screens: { list: 'podcasts', one: 'podcast' },
    mainField: 'title',
    columns: ['title', 'link'],
    secondLine: 'link',
    defaultSort: '-created_at',
    publicUrl: podcastUrl,
    paged: true,
    search: { code: 5, one: 'Podcast', many: 'Podcasts', body: ['description', 'transcript'] },
  },
);
