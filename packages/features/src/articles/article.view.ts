import type { Article } from '@porchlight/contract/entities';
import { listTruncationCharacters } from '@porchlight/contract/limits';
import { listQuery, singleQuery } from '../api/index.ts';
import { urls } from '../urls/index.ts';

/** The articles of the public list, newest first, their bodies one grapheme longer than what is shown. */
export const articleListQuery = listQuery('article', { sort: '-created_at', excerpt: listTruncationCharacters + 1 });

/** One article, by the id of its address. */
export const articleQuery = (id: string) => singleQuery('article', id);

/** What draws an article's quilt block. */
export function articleSeed({ id, slug }: Article): string {
  return slug || `article-${id}`;
}

/** What a list's card shows of an article. */
export function articleCard(article: Article) {
  return {
    title: article.title,
    subtitle: article.subtitle,
    href: urls.article(article.id, article.slug),
    text: article.body,
    date: article.created_at,
    seed: articleSeed(article),
  };
}
