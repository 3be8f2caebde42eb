import type { Election } from '@porchlight/contract/entities';
import { podcastSidebarDescriptionCharacters, teaserCharacters } from '@porchlight/contract/limits';
import type { RelatedItem } from '@porchlight/ui/RelatedList';
import { listQuery, singleQuery } from '../api/index.ts';
import { splitByNow } from '../dates/index.ts';
import { pictureUrl, urls } from '../urls/index.ts';

/** Other elections beside an election. ours */
const relatedElections = 4;

/** The elections of the calendar, their descriptions one grapheme longer than what is shown. */
export const electionListQuery = listQuery('election', { sort: 'date', excerpt: teaserCharacters + 1 });

/** The elections beside an election: the latest by date, so that those to come are among them. */
export const relatedElectionsQuery = listQuery(
  'election',
  { sort: '-date', limit: 30, excerpt: podcastSidebarDescriptionCharacters + 1 },
  // One more than are shown, since the election itself may be among them.
  (elections, now) => nextThenLatest(elections, now).slice(0, relatedElections + 1),
);

/** One election, by the id of its address. */
export const electionQuery = (id: string) => singleQuery('election', id);

/** What draws an election's quilt block. */
export function electionSeed({ id, slug }: Election): string {
  return slug || `election-${id}`;
}

/** What the calendar shows of an election. */
export function electionCard(election: Election) {
  return {
    title: election.title,
    href: urls.election(election.id),
    date: election.date,
    description: election.description,
    image: pictureUrl(election.image),
    seed: electionSeed(election),
  };
}

/** What stands beside an election: others to come, the earliest first, then the latest of those that are over. */
export function relatedElectionItems(elections: readonly Election[], shownId: number, now: Date): RelatedItem[] {
  return nextThenLatest(elections, now)
    .filter(({ id }) => id !== shownId)
    .slice(0, relatedElections)
    .map((election) => ({
      title: election.title,
      href: urls.election(election.id),
      date: election.date,
      description: election.description,
      seed: electionSeed(election),
    }));
}

function nextThenLatest(elections: readonly Election[], now: Date): Election[] {
  const { upcoming, past } = splitByNow(elections, now);
  return [...upcoming, ...past];
}
