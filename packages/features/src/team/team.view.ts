import type { TeamMember } from '@porchlight/contract/entities';
import { type TeamType, teamTypes } from '@porchlight/contract/limits';
import { type PagedListQuery, pagedList, recordPicture, shownPictureFields } from '../records/index.ts';
import { urls } from '../urls/index.ts';

/** What a card shows of a member. */
const cardFields = ['name', 'position', 'workstation', ...shownPictureFields] as const;
/** A member as far as the card shows it. */
type CardMember = Pick<TeamMember, 'id' | (typeof cardFields)[number]>;

/** The members of a type page by page, in the order they were entered, which is the one that staff chose. */
export const teamLists = Object.fromEntries(
  teamTypes.map((type) => [
    type,
    pagedList('team', urls.teamType(type), { sort: 'id', filter: { type: { is: type } } }, { shows: cardFields }),
  ]),
) as Record<TeamType, PagedListQuery<CardMember>>;

/** What a team-type page says under its heading. */
export const teamTypeLeads: Record<TeamType, string> = {
  director:
    'They hire the executive director, sign the budget and answer for both. Board meetings are open: take any chair.',
  staff:
    'The people you meet at the pantry table, behind the wheel on election day and under the pines at seven in the morning.',
  advisory: 'Scholars, growers and elders who tell us when we are wrong, preferably before we print it.',
};

/** The type that an address names; null for any other word. */
export function teamTypeOf(segment: string | undefined): TeamType | null {
  return teamTypes.find((type) => type === segment) ?? null;
}

/** What stands on the card of a member. */
export function memberCard({ id, name, position, workstation, ...member }: CardMember) {
  const { alt, ...picture } = recordPicture(member);
  // A portrait that nobody has described is the person's.
  const words = alt || member.image_decorative ? { alt } : {};
  return { name, position, workstation, seed: `team-${id}-${name}`, ...picture, ...words };
}
