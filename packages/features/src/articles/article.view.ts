import type { Article } from '@porchlight/contract/entities';
import { listTruncationCharacters } from '@porchlight/contract/limits';
import { pagedList, recordSeed } from '../records/index.ts';
import { urls } from '../urls/index.ts';

/** Fields of an article that its card in the list shows. */
export const articleCardFields = ['title', 'subtitle', 'slug', 'body', 'created_at'] as const;
/** An article with only the fields of its card. */
type CardArticle = Pick<Article, 'id' | (typeof articleCardFields)[number]>;

/** The paginated list of articles, newest first. The excerpt's extra grapheme lets cards detect longer texts. */
export const articleList = pagedList(
  'article',
  urls.articles,
  { sort: '-created_at', excerpt: listTruncationCharacters + 1 },
  { shows: articleCardFields },
);

/** Props of an article's card in the list. */
export function articleCard(article: CardArticle) {
  return {
    title: article.title,
    subtitle: article.subtitle,
    href: urls.article(article.id, article.slug),
    text: article.body,
    date: article.created_at,
    seed: recordSeed('article', article),
  };
}
