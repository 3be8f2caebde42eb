import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { FollowLinks } from '@porchlight/ui/navigation/FollowLinks';
import { ContentCards, PagedCards, pagedPage } from '../records/index.ts';
import { feedAlternate, feedFollowLink, organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { articleCard, articleList } from './article.view.ts';

/** The paginated list of articles, newest first. spec 2.1 */
export function Component() {
  return (
    <>
      <SitePageHeader title="Articles" seed="articles" block="nine-patch">
        <FollowLinks links={[feedFollowLink('article', 'Follow our articles by RSS')]} />
      </SitePageHeader>
      <PagedCards
        list={articleList}
        label="All articles"
        title="The list of articles"
        empty={<EmptyState text="No articles yet. The first one is being written." seed="articles" />}
      >
        {(articles) => (
          <ContentCards
            kind="article"
            records={articles}
            card={articleCard}
            headingLevel={2}
            layout="row"
            columns={1}
          />
        )}
      </PagedCards>
    </>
  );
}

export const page = pagedPage(articleList, {
  lists: ['article'],
  head: () => ({
    title: 'Articles',
    description: `Articles of ${organization.name}, to read, print or keep.`,
    canonicalPath: urls.articles,
    quilt: { seed: 'articles', block: 'nine-patch' },
    alternates: [feedAlternate('article', 'Articles')],
  }),
});
