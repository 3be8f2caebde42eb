import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { FollowLinks } from '@porchlight/ui/navigation/FollowLinks';
import { ContentCards, FilteredCards, filteredPage } from '../records/index.ts';
import { feedAlternate, feedFollowLink, organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { storyCard, storyList } from './story.view.ts';

const filtered = { name: 'story', list: storyList, dateField: 'date' } as const;

/** The paginated list of stories, newest first, filtered by topic and year. spec 2.1 */
export function Component() {
  return (
    <>
      <SitePageHeader title="Stories" seed="stories" block="log-cabin">
        <FollowLinks links={[feedFollowLink('story', 'Follow our stories by RSS')]} />
      </SitePageHeader>
      <FilteredCards
        filtered={filtered}
        label="All stories"
        title="The list of stories"
        empty={<EmptyState text="No stories yet. The first one is still being told." seed="stories" />}
      >
        {(stories) => <ContentCards kind="story" records={stories} card={storyCard} headingLevel={2} isAtTop />}
      </FilteredCards>
    </>
  );
}

export const page = filteredPage(filtered, {
  lists: ['story'],
  head: () => ({
    title: 'Stories',
    description: `Stories of ${organization.name}.`,
    canonicalPath: urls.stories,
    quilt: { seed: 'stories', block: 'log-cabin' },
    alternates: [feedAlternate('story', 'Stories')],
  }),
});
