import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { FollowLinks } from '@porchlight/ui/navigation/FollowLinks';
import { pagedPage, UpcomingAndPast, usePagedList } from '../records/index.ts';
import { calendarAlternate, calendarFollowLinks, SitePageHeader, useOrigin } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { ElectionCards } from './ElectionCards.tsx';
import { electionList } from './election.view.ts';
import { RegistrationCallout } from './RegistrationCallout.tsx';

/** The paginated election calendar: upcoming elections, the earliest first, and separately past ones. spec 2.1 */
export function Component() {
  const origin = useOrigin();
  return (
    <>
      <SitePageHeader title="Election calendar" seed="elections" block="north-star">
        <FollowLinks links={calendarFollowLinks(origin)} />
      </SitePageHeader>
      <UpcomingAndPast
        list={usePagedList(electionList)}
        title="The election calendar"
        empty={
          <EmptyState text="There are no elections on the calendar. We add each one on the day the county announces it." />
        }
        nothingUpcoming={
          <EmptyState text="No elections are announced right now. We add each one on the day the county announces it." />
        }
        after={<RegistrationCallout />}
        upcoming={(elections) => <ElectionCards elections={elections} />}
        past={(elections) => <ElectionCards elections={elections} isPast />}
      />
    </>
  );
}

export const page = pagedPage(electionList, {
  lists: ['election'],
  head: () => ({
    title: 'Election calendar',
    description: `Upcoming elections: election days, when the polls open, and what is decided.`,
    canonicalPath: urls.elections,
    quilt: { seed: 'elections', block: 'north-star' },
    alternates: [calendarAlternate],
  }),
});
