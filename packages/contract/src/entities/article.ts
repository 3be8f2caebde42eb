import { defineEntity } from '../entity.ts';
import { urls } from '../page-urls.ts';
import { authorsField, topicsField } from '../shared-fields.ts';
import { updateArticleText } from '../texts.ts';

/** Articles in the dashboard. spec 2.5 */
export const article = defineEntity(
  {
    pdf: {
      kind: 'pdf',
      label: 'Upload pdf',
      displayLabel: 'PDF',
      help: 'Shown on the article’s page, with a link to download it.',
    },
    title: { kind: 'text', label: 'Title', required: true },
    subtitle: {
      kind: 'text',
      label: 'Subtitle',
      grows: true,
      help: 'One sentence under the title, also shown by search engines.',
    },
    slug: {
      kind: 'slug',
      label: 'Slug',
      help: 'The last part of the web address. If you leave it empty, it is made from the title.',
    },
    body: { kind: 'longText', label: 'Body' },
    authors: authorsField,
    topics: topicsField,
  },
  {
    table: 'articles',
    noun: 'article',
    listKey: 'articles',
    singleKey: 'article',
    area: 'content',
    open: ['list', 'single'],
    singular: 'article',
    plural: 'Articles',
    sidebar: { label: 'Articles', icon: 'article', group: 'Content' },
    screens: { list: 'articles', one: 'article' },
    mainField: 'title',
    columns: ['title', 'subtitle', 'pdf'],
    secondLine: 'subtitle',
    defaultSort: '-created_at',
    updateLabel: updateArticleText,
    publicUrl: ({ id, slug }) => urls.article(id, slug),
    paged: true,
    search: { code: 2, one: 'Article', many: 'Articles', subtitle: ['subtitle'], body: 'body', date: 'created_at' },
  },
);
