import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { updateArticleText } from '@porchlight/contract/texts';
import { loadChunk } from '../api/index.ts';
import type { EntityDefinition } from '../crud/index.ts';
import { urls } from '../urls/index.ts';

/** Articles in the dashboard. spec 2.5 */
export const articleDefinition: EntityDefinition<'article'> = {
  name: 'article',
  singular: 'article',
  plural: 'Articles',
  urls: dashboardUrls.article,
  fields: {
    pdf: {
      label: 'Upload pdf',
      shownAs: 'PDF',
      help: 'Shown in a frame on the article’s page, with a link to download it.',
    },
    title: { label: 'Title' },
    subtitle: { label: 'Subtitle', help: 'One sentence under the title, also shown by search engines.' },
    slug: { label: 'Slug', help: 'The readable part of the address. Made from the title when left empty.' },
    body: { label: 'Body', help: 'Leave an empty line between paragraphs.' },
  },
  columns: ['title', 'subtitle', 'pdf'],
  secondLine: 'subtitle',
  defaultSort: '-created_at',
  publicUrl: ({ id, slug }) => urls.article(id, slug),
  updateLabel: updateArticleText,
  preview: async () => (await loadChunk('article-preview', () => import('./ArticleDetailPage.tsx'))).ArticleDetail,
};
