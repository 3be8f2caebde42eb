import { loadChunk } from '../api/index.ts';

/** Loads what draws an article as its public page does. */
export const articlePreview = async () =>
  (await loadChunk('article-preview', () => import('./ArticleDetailPage.tsx'))).ArticleDetail;
