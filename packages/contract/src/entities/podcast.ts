import { defineEntity } from '../entity.ts';
import { podcastUrl } from '../page-urls.ts';

/** Podcast episodes. */
export const podcast = defineEntity(
  {
    image: { kind: 'image', label: 'Image' },
    title: { kind: 'text', label: 'Title', required: true },
    slug: { kind: 'slug', label: 'Slug' },
    link: {
      kind: 'url',
      label: 'Link',
      help: 'Where the episode can be heard: choose a sound file, or type a link that starts with https://.',
      allowsSitePaths: true,
      acceptsSound: true,
    },
    description: { kind: 'longText', label: 'Description' },
    transcript: {
      kind: 'longText',
      label: 'Transcript',
      help: 'What is said, for people who can’t hear it. It stands on the episode’s page and is searched.',
    },
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
    sidebar: { label: 'Podcasts', icon: 'podcast', group: 'Publish' },
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
