import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { FollowLinks } from '@porchlight/ui/navigation/FollowLinks';
import { ContentCards, FilteredCards, filteredPage } from '../records/index.ts';
import { feedAlternate, feedFollowLink, organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { articleCard, articleList } from './article.view.ts';

const filtered = { name: 'article', list: articleList, dateField: 'created_at' } as const;

/** The paginated list of articles, newest first, filtered by topic and year. spec 2.1 */
export function Component() {
  return (
    <>
      <SitePageHeader title="Articles" seed="articles" block="nine-patch">
        <FollowLinks links={[feedFollowLink('article', 'Follow our articles by RSS')]} />
      </SitePageHeader>
      <FilteredCards
        filtered={filtered}
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
      </FilteredCards>
    </>
  );
}

export const page = filteredPage(filtered, {
  lists: ['article'],
  head: () => ({
    title: 'Articles',
    description: `Articles of ${organization.name}, to read, print or keep.`,
    canonicalPath: urls.articles,
    quilt: { seed: 'articles', block: 'nine-patch' },
    alternates: [feedAlternate('article', 'Articles')],
  }),
});
