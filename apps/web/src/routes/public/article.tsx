export { ArticleDetailPage as Component, articleDetailPage as page } from '@porchlight/features/articles';
