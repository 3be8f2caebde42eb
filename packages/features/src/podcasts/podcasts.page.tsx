import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { Columns } from '@porchlight/ui/layout/Columns';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { FollowLinks } from '@porchlight/ui/navigation/FollowLinks';
import { RelatedList } from '@porchlight/ui/navigation/RelatedList';
import { ContentCard } from '@porchlight/ui/surfaces/ContentCard';
import { useQuery } from '@tanstack/react-query';
import { ListPager, PagedRecords, pagedPage, usePagedList } from '../records/index.ts';
import { feedAlternate, feedFollowLink, organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { firstPodcastsQuery, podcastCard, podcastList, podcastListItem } from './podcast.view.ts';

/** The paginated list of podcasts, newest first, with the oldest beside it for new listeners. spec 2.1, 9 */
export function Component() {
  const list = usePagedList(podcastList);
  const { data: first } = useQuery(firstPodcastsQuery);
  return (
    <>
      <SitePageHeader title="Podcasts" seed="podcasts" block="flying-geese">
        <FollowLinks links={[feedFollowLink('podcast', 'Follow in a podcast app or a feed reader (RSS)')]} />
      </SitePageHeader>
      <Section ref={list.ref} tabIndex={-1} aria-label="All podcasts" spacing="none">
        <PagedRecords list={list} title="The list of podcasts" empty={<EmptyState text="No episodes yet." />}>
          {(podcasts) => (
            <Columns ratio="wide-start">
              <Stack spacing={3}>
                {podcasts.map((podcast, index) => (
                  <ContentCard
                    key={podcast.id}
                    kind="podcast"
                    headingLevel={2}
                    priority={index === 0}
                    {...podcastCard(podcast)}
                  />
                ))}
                <ListPager list={list} />
              </Stack>
              {first && <RelatedList title="Start at the beginning" items={first.records.map(podcastListItem)} />}
            </Columns>
          )}
        </PagedRecords>
      </Section>
    </>
  );
}

export const page = pagedPage(podcastList, {
  lists: ['podcast'],
  queries: () => [firstPodcastsQuery],
  head: () => ({
    title: 'Podcasts',
    description: `Podcasts of ${organization.name}.`,
    canonicalPath: urls.podcasts,
    quilt: { seed: 'podcasts', block: 'flying-geese' },
    alternates: [feedAlternate('podcast', 'Podcasts')],
  }),
});
