import type { Election } from '@porchlight/contract/entities';
import { RelatedList } from '@porchlight/ui/RelatedList';
import { SeeAll } from '@porchlight/ui/SeeAll';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isOver } from '../dates/index.ts';
import { DatedDetail, RecordDetail, recordPage } from '../records/index.ts';
import { useNow } from '../site/now.tsx';
import { pictureUrl, urls } from '../urls/index.ts';
import { electionQuery, electionSeed, relatedElectionItems, relatedElectionsQuery } from './election.view.ts';
import { RegistrationCallout } from './RegistrationCallout.tsx';

const parents = [{ text: 'Election calendar', href: urls.elections }];

/** One election: when the polls open, what is decided, what is voted on next. spec 2.1 */
export function ElectionDetailPage() {
  const { id = '' } = useParams();
  const result = useQuery(electionQuery(id));
  return (
    <RecordDetail
      name="election"
      result={result}
      title="Election"
      list={{ text: 'See the election calendar', href: urls.elections }}
    >
      {(election) => <ElectionDetail record={election} />}
    </RecordDetail>
  );
}

/** An election as its page shows it, with others beside it. */
export function ElectionDetail({ record: election }: { record: Election }) {
  const now = useNow();
  const { data: related } = useQuery(relatedElectionsQuery);
  const isHeld = isOver(election.date, now);
  return (
    <DatedDetail
      name="election"
      record={election}
      path={urls.election(election.id)}
      parents={parents}
      eyebrow={isHeld ? 'Already held' : undefined}
      undatedText="The county has not set the day yet."
      seed={electionSeed(election)}
      after={!isHeld && <RegistrationCallout />}
      shareLabel="Share this election"
      sidebar={
        related && (
          <RelatedList
            title="Other elections"
            items={relatedElectionItems(related.records, election.id, now)}
            emptyText="No other election is announced."
            action={<SeeAll href={urls.elections} context="elections" />}
          />
        )
      }
    />
  );
}

/** Records and head of an election. */
export const electionDetailPage = recordPage('election', {
  query: electionQuery,
  beside: [relatedElectionsQuery],
  title: 'Election',
  path: urls.election,
  parents,
  words: (election) => ({
    title: election.title,
    description: election.description,
    imageUrl: pictureUrl(election.image),
    seed: electionSeed(election),
    about: { name: 'election', record: election },
  }),
});
