export { ArticleDetailPage, articleDetailPage } from './ArticleDetailPage.tsx';
export { ArticleListPage, articleListPage } from './ArticleListPage.tsx';
export { articlePreview } from './article.preview.ts';
export { articleCard, articleCardFields } from './article.view.ts';
