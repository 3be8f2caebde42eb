import { defineEntity } from '../entity.ts';
import { topicUrl } from '../page-urls.ts';

/** Topics, which group stories, articles, events, podcasts and pictures. docs/decisions/0168 */
export const topic = defineEntity(
  {
    name: { kind: 'text', label: 'Name', required: true },
    description: {
      kind: 'longText',
      label: 'Description',
      help: 'Shown on the topic’s page. Its beginning is shown in search results.',
    },
    image: { kind: 'image', label: 'Image', help: 'Shown on the topic’s page, cropped to 3:2.' },
    slug: {
      kind: 'slug',
      label: 'Slug',
      help: 'The last part of the web address. If you leave it empty, it is made from the name. If you change it, the old address leads to the new one.',
      isName: true,
    },
  },
  {
    table: 'topics',
    noun: 'topic',
    listKey: 'topics',
    singleKey: 'topic',
    area: 'content',
    open: ['list', 'single'],
    singular: 'topic',
    plural: 'Topics',
    sidebar: { label: 'Topics', icon: 'topic', group: 'Site' },
    screens: { list: 'topics', one: 'topic' },
    mainField: 'name',
    columns: ['name', 'slug'],
    secondLine: 'slug',
    defaultSort: 'name',
    publicUrl: topicUrl,
    paged: true,
    mergeable: true,
    search: { code: 10, one: 'Topic', many: 'Topics', body: 'description' },
  },
);
