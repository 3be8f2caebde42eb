import type { Election } from '@porchlight/contract/entities';
import { teaserCharacters } from '@porchlight/contract/limits';
import { soonestFirst } from '@porchlight/contract/public-addresses';
import { pagedList, recordPicture, recordSeed, relatedList, shownPictureFields } from '../records/index.ts';
import { urls } from '../urls/index.ts';

/** What a card shows of an election. */
const cardFields = ['title', 'slug', 'date', 'description', ...shownPictureFields] as const;
/** An election as far as its card shows it. */
type CardElection = Pick<Election, 'id' | (typeof cardFields)[number]>;

/** The elections of the calendar page by page, what is next first, their descriptions one grapheme longer than shown. */
export const electionList = pagedList(
  'election',
  urls.elections,
  { sort: soonestFirst, excerpt: teaserCharacters + 1 },
  { shows: cardFields },
);

/** What the calendar shows of an election. */
export function electionCard(election: CardElection) {
  return {
    title: election.title,
    href: urls.election(election.id),
    date: election.date,
    description: election.description,
    ...recordPicture(election),
    seed: recordSeed('election', election),
  };
}

/** What stands beside an election: others to come, the earliest first, then the latest of those that were held. */
export const relatedElections = relatedList('election', soonestFirst, cardFields, (election) => ({
  ...electionCard(election),
  image: undefined,
}));
