import type { Election } from '@porchlight/contract/entities';
import { isOver } from '@porchlight/contract/is-over';
import { DatedDetail, recordPage } from '../records/index.ts';
import { useNow } from '../site/index.ts';
import { pictureUrl, urls } from '../urls/index.ts';
import { relatedElections } from './election.view.ts';
import { RegistrationCallout } from './RegistrationCallout.tsx';

/** Texts of the list beside an election. */
const relatedLabels = { title: 'Other elections', emptyText: 'No other elections are announced.' };
const list = { text: 'Election calendar', href: urls.elections };

/** The content of an election's page, with other elections beside it. */
export function Detail({ record: election }: { record: Election }) {
  const now = useNow();
  const isPast = isOver(election, now);
  return (
    <DatedDetail
      name="election"
      record={election}
      list={list}
      note={isPast ? 'Past' : undefined}
      undatedText="The county has not set the date yet."
      after={!isPast && <RegistrationCallout />}
      shareLabel="Share this election"
      related={relatedElections}
      labels={relatedLabels}
    />
  );
}

/** The page of one election: when the polls open, what is decided, and other elections. spec 2.1 */
export const { Component, page } = recordPage('election', {
  Detail,
  relatedQueries: [relatedElections.query],
  list,
  seeAll: 'See the election calendar',
  summarize: (election) => ({
    title: election.title,
    description: election.description,
    imageUrl: pictureUrl(election.image),
    about: { name: 'election', record: election },
  }),
});
