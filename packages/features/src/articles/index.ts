export { ArticleDetailPage, articleDetailPage } from './ArticleDetailPage.tsx';
export { ArticleListPage, articleListPage } from './ArticleListPage.tsx';
export { articleDefinition } from './article.resource.tsx';
export { articleCard, articleCardFields } from './article.view.ts';
