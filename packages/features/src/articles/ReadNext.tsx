import type { Article } from '@porchlight/contract/entities';
import { Section } from '@porchlight/ui/layout/Section';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { useQueries } from '@tanstack/react-query';
import { ContentCards } from '../records/index.ts';
import { urls } from '../urls/index.ts';
import { articleCard, articleList } from './article.view.ts';

/** How many articles are proposed. */
const nextCount = 3;

/** Queries of what to read next: the newest articles with each topic of an article, and the newest of all. */
export function readNextQueries({ topics }: Pick<Article, 'topics'>) {
  const ids = topics.flatMap(({ id }) => id ?? []).slice(0, 2);
  return [...ids, undefined].map((id) => articleList.firstQuery(nextCount + 1, id));
}

/** Articles with a topic of this one, filled up with the newest ones. Nothing if there is no other article. */
export function ReadNext({ article }: { article: Pick<Article, 'id' | 'topics'> }) {
  const results = useQueries({ queries: readNextQueries(article) });
  const found = new Map(results.flatMap(({ data }) => data?.records ?? []).map((each) => [each.id, each]));
  found.delete(article.id);
  const articles = [...found.values()].slice(0, nextCount);
  if (articles.length === 0) return null;
  return (
    <Section title="Read next" tone="band" action={<SeeAll href={urls.articles} context="articles" />}>
      <ContentCards kind="article" records={articles} card={articleCard} headingLevel={3} />
    </Section>
  );
}
