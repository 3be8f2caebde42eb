import type { TeamMember } from '@porchlight/contract/entities';
import { type TeamType, teamTypes } from '@porchlight/contract/limits';
import { tableOf } from '@porchlight/contract/records-by-key';
import { type PagedListQuery, pagedList, recordPicture, shownPictureFields } from '../records/index.ts';
import { urls } from '../urls/index.ts';

/** Fields of a member that their card shows. */
const cardFields = ['name', 'position', 'workstation', ...shownPictureFields] as const;
/** A member with only the fields of their card. */
type CardMember = Pick<TeamMember, 'id' | (typeof cardFields)[number]>;

/** Paginated lists of members by type, in the order in which staff entered them. */
export const teamLists: Record<TeamType, PagedListQuery<CardMember>> = tableOf(teamTypes, (type) =>
  pagedList('team', urls.teamType(type), { sort: 'id', filter: { type: { is: type } } }, { shows: cardFields }),
);

/** The team type of a URL's path segment; null if it is unknown. */
export function teamTypeOf(segment: string | undefined): TeamType | null {
  return teamTypes.find((type) => type === segment) ?? null;
}

/** Props of a member's card. */
export function memberCard({ id, name, position, workstation, ...member }: CardMember) {
  const { alt, ...picture } = recordPicture(member);
  // Without `alt`, the card describes the portrait by the member's name.
  const altProps = alt || member.image_decorative ? { alt } : {};
  return { name, position, workstation, seed: `team-${id}-${name}`, ...picture, ...altProps };
}
