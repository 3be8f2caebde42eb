import type { TeamMember } from '@porchlight/contract/entities';
import { type TeamType, teamTypes } from '@porchlight/contract/limits';
import { listQuery } from '../api/index.ts';
import { pictureUrl } from '../urls/index.ts';

/** Everybody, in the order they were entered, which is the one that staff chose. */
export const teamQuery = listQuery('team', { sort: 'id' });

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

/** The members of a type, in the order of the list. */
export function membersOfType(members: readonly TeamMember[], type: TeamType): TeamMember[] {
  return members.filter((member) => member.type === type);
}

/** What a card shows of a member. */
export function memberCard({ id, name, position, workstation, image }: TeamMember) {
  return { name, position, workstation, image: pictureUrl(image), seed: `team-${id}-${name}` };
}
