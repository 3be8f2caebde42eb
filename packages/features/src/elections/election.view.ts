import type { Election } from '@porchlight/contract/entities';
import { teaserCharacters } from '@porchlight/contract/limits';
import { soonestFirst } from '@porchlight/contract/public-paths';
import { pagedList, recordPicture, recordSeed, relatedList, shownPictureFields } from '../records/index.ts';
import { urls } from '../urls/index.ts';

/** Fields of an election that its card shows. */
const cardFields = ['title', 'slug', 'date', 'description', ...shownPictureFields] as const;
/** An election with only the fields of its card. */
type CardElection = Pick<Election, 'id' | (typeof cardFields)[number]>;

/** The paginated election calendar, next first. The excerpt's extra grapheme lets cards detect longer texts. */
export const electionList = pagedList(
  'election',
  urls.elections,
  { sort: soonestFirst, excerpt: teaserCharacters + 1 },
  { shows: cardFields },
);

/** Props of an election's card. */
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

/** The elections listed beside one: upcoming ones, the earliest first, then past ones, the latest first. */
export const relatedElections = relatedList('election', soonestFirst, cardFields, (election) => ({
  ...electionCard(election),
  image: undefined,
}));
