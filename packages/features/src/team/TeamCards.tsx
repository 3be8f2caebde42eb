import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { TeamMemberCard } from '@porchlight/ui/surfaces/TeamMemberCard';
import { memberCard } from './team.view.ts';

export interface TeamCardsProps {
  members: readonly Parameters<typeof memberCard>[0][];
  /** Level of the titles. @default 3 */
  headingLevel?: 2 | 3;
  /** Whether the first picture is at the top of the page, and loaded at once. @default false */
  isAtTop?: boolean;
}

/** Members of the team, with their portraits. */
export function TeamCards({ members, headingLevel, isAtTop = false }: TeamCardsProps) {
  return (
    <CardGrid columns={4}>
      {members.map((member, index) => (
        <TeamMemberCard
          key={member.id}
          headingLevel={headingLevel}
          priority={isAtTop && index === 0}
          {...memberCard(member)}
        />
      ))}
    </CardGrid>
  );
}
