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
      help: 'Where the episode can be heard: a link that starts with https://, or the path of a sound on this site.',
      ownPaths: true,
    },
    description: { kind: 'longText', label: 'Description' },
  },
  {
    table: 'podcasts',
    noun: 'podcast',
    listKey: 'podcasts',
    singleKey: 'podcast',
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
    search: { code: 5, one: 'Podcast', many: 'Podcasts', body: 'description' },
  },
);
