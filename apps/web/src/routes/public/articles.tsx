export { ArticleListPage as Component, articleListPage as page } from '@porchlight/features/articles';
