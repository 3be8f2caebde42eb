export { articleCard, articleCardFields, articleList } from './article.view.ts';
