import { CardGrid } from '@porchlight/ui/CardGrid';
import { ContentCard } from '@porchlight/ui/ContentCard';
import { EmptyState } from '@porchlight/ui/EmptyState';
import { FollowLinks } from '@porchlight/ui/FollowLinks';
import { PageHeader } from '@porchlight/ui/PageHeader';
import { Section } from '@porchlight/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { RecordList } from '../records/index.ts';
import { feedAlternate, feedFollowLink } from '../site/follow-links.ts';
import type { Page } from '../site/page.ts';
import { urls } from '../urls/index.ts';
import { articleCard, articleListQuery } from './article.view.ts';

/** All articles, newest first. spec 2.1 */
export function ArticleListPage() {
  return (
    <>
      <PageHeader
        title="Articles"
        lead="Research, guides and local history from our reading room, most with a PDF to print or keep."
        seed="articles"
        block="nine-patch"
      >
        <FollowLinks links={[feedFollowLink('article', 'Follow our articles by RSS')]} />
      </PageHeader>
      <Section>
        <ArticleCards />
      </Section>
    </>
  );
}

function ArticleCards() {
  const result = useQuery(articleListQuery);
  return (
    <RecordList
      name="article"
      result={result}
      empty={<EmptyState text="No articles yet. The first one is being written." seed="articles" />}
    >
      {(articles) => (
        <CardGrid>
          {articles.map((article) => (
            <ContentCard key={article.id} kind="article" {...articleCard(article)} />
          ))}
        </CardGrid>
      )}
    </RecordList>
  );
}

/** Records and head of the article list. */
export const articleListPage: Page = {
  lists: ['article'],
  queries: () => [articleListQuery],
  head: () => ({
    title: 'Articles',
    description:
      'Research, guides and local history on heirs’ property, voting, food and forestry in rural Black Georgia, with PDFs to print or keep.',
    canonicalPath: urls.articles,
    quilt: { seed: 'articles', block: 'nine-patch' },
    alternates: [feedAlternate('article', 'Articles')],
  }),
};
