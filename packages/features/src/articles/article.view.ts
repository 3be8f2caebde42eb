import type { Article } from '@porchlight/contract/entities';
import { listTruncationCharacters } from '@porchlight/contract/limits';
import { pagedList, recordSeed } from '../records/index.ts';
import { urls } from '../urls/index.ts';

/** What a list's card shows of an article. */
export const articleCardFields = ['title', 'subtitle', 'slug', 'body', 'created_at'] as const;
/** An article as far as its card shows it. */
type CardArticle = Pick<Article, 'id' | (typeof articleCardFields)[number]>;

/** The articles page by page, newest first, their bodies one grapheme longer than what is shown. */
export const articleList = pagedList(
  'article',
  urls.articles,
  { sort: '-created_at', excerpt: listTruncationCharacters + 1 },
  { shows: articleCardFields },
);

/** What stands on a list's card of an article. */
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
