export { articleCard, articleCardFields } from './article.view.ts';
