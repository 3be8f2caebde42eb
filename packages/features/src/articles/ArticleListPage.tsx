import { CardGrid } from '@porchlight/ui/CardGrid';
import { ContentCard } from '@porchlight/ui/ContentCard';
import { EmptyState } from '@porchlight/ui/EmptyState';
import { FollowLinks } from '@porchlight/ui/FollowLinks';
import { PageHeader } from '@porchlight/ui/PageHeader';
import { Section } from '@porchlight/ui/Section';
import { Stack } from '@porchlight/ui/Stack';
import { ListPager, PagedRecords, pagedPage, usePagedList } from '../records/index.ts';
import { feedAlternate, feedFollowLink } from '../site/follow-links.ts';
import { urls } from '../urls/index.ts';
import { articleCard, articleList } from './article.view.ts';

/** All articles, newest first, page by page. spec 2.1 */
export function ArticleListPage() {
  const list = usePagedList(articleList);
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
      <Section ref={list.ref} tabIndex={-1} aria-label="All articles" spacing="none">
        <Stack gap={6}>
          <PagedRecords
            list={list}
            title="The list of articles"
            empty={<EmptyState text="No articles yet. The first one is being written." seed="articles" />}
          >
            {(articles) => (
              <CardGrid>
                {articles.map((article) => (
                  <ContentCard key={article.id} kind="article" {...articleCard(article)} />
                ))}
              </CardGrid>
            )}
          </PagedRecords>
          <ListPager list={list} />
        </Stack>
      </Section>
    </>
  );
}

/** Records and heads of the article list's pages. */
export const articleListPage = pagedPage(articleList, {
  lists: ['article'],
  head: () => ({
    title: 'Articles',
    description:
      'Research, guides and local history on heirs’ property, voting, food and forestry in rural Black Georgia, with PDFs to print or keep.',
    canonicalPath: urls.articles,
    quilt: { seed: 'articles', block: 'nine-patch' },
    alternates: [feedAlternate('article', 'Articles')],
  }),
});
