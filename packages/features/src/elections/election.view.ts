import type { Election } from '@porchlight/contract/entities';
import { podcastSidebarDescriptionCharacters, teaserCharacters } from '@porchlight/contract/limits';
import { soonestFirst } from '@porchlight/contract/public-addresses';
import type { RelatedItem } from '@porchlight/ui/RelatedList';
import { listQuery, singleQuery } from '../api/index.ts';
import { nextThenLatest } from '../dates/index.ts';
import { pagedList } from '../records/index.ts';
import { pictureUrl, urls } from '../urls/index.ts';

/** Other elections beside an election. ours */
const relatedElections = 4;

/** What a card shows of an election. */
const cardFields = ['title', 'slug', 'date', 'description', 'image'] as const;
/** An election as far as its card shows it. */
type CardElection = Pick<Election, 'id' | (typeof cardFields)[number]>;

/** The elections of the calendar page by page, what is next first, their descriptions one grapheme longer than shown. */
export const electionList = pagedList(
  'election',
  urls.elections,
  { sort: soonestFirst, excerpt: teaserCharacters + 1 },
  { shows: cardFields },
);

/** The elections beside an election: one more than are shown, since the election itself may be among them. */
export const relatedElectionsQuery = listQuery(
  'election',
  { sort: soonestFirst, limit: relatedElections + 1, excerpt: podcastSidebarDescriptionCharacters + 1 },
  { shows: cardFields },
);

/** One election, by the id of its address. */
export const electionQuery = (id: string) => singleQuery('election', id);

/** What draws an election's quilt block. */
export function electionSeed({ id, slug }: Pick<Election, 'id' | 'slug'>): string {
  return slug || `election-${id}`;
}

/** What the calendar shows of an election. */
export function electionCard(election: CardElection) {
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
export function relatedElectionItems(elections: readonly CardElection[], shownId: number, now: Date): RelatedItem[] {
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
