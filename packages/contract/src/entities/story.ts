import { defineEntity } from '../entity.ts';
import { storyUrl } from '../page-urls.ts';
import { authorsField, topicsField } from '../shared-fields.ts';

/** Stories, which the dashboard calls researches. spec 2.4 */
export const story = defineEntity(
  {
    image: { kind: 'image', label: 'Image', help: 'Shown above the story and in lists, cropped to 3:2.' },
    title: { kind: 'text', label: 'Title', required: true },
    subtitle: {
      kind: 'text',
      label: 'Subtitle',
      grows: true,
      help: 'One sentence under the title. The web address is made from it.',
    },
    content: { kind: 'longText', label: 'Content' },
    date: {
      kind: 'date',
      label: 'Date',
      help: 'Stories are listed newest first. A story without a date comes last.',
      proposed: 'today',
    },
    slug: { kind: 'slug', label: 'Slug' },
    authors: authorsField,
    topics: topicsField,
  },
  {
    table: 'stories',
    noun: 'story',
    listKey: 'stories',
    singleKey: 'story',
    area: 'content',
    open: ['list', 'single'],
    singular: 'story',
    plural: 'Researches',
    listNote: 'The stories of the website.',
    errorNoun: 'research',
    sidebar: { label: 'Researches', icon: 'book', group: 'Content' },
    screens: { list: 'researches', one: 'research' },
    screenAliases: [{ list: 'stories', one: 'story' }, { show: 'story' }],
    mainField: 'title',
    columns: ['title', 'subtitle', 'date'],
    secondLine: 'subtitle',
    defaultSort: '-date',
    publicUrl: storyUrl,
    paged: true,
    search: { code: 1, one: 'Story', many: 'Stories', subtitle: ['subtitle'], body: 'content', date: 'date' },
  },
);
