import type { TeamType } from '@porchlight/contract/limits';
import { teamTypeHeadings } from '@porchlight/contract/texts';
import { PeopleSection } from '@porchlight/ui/sections/PeopleSection';
import { useQuery } from '@tanstack/react-query';
import { TeamCards } from '../../team/index.ts';
import { urls } from '../../urls/index.ts';
import { shownTeamType, teamQuery } from '../first-query.ts';
import { PlacedRecords } from '../PlacedRecords.tsx';
import { headLink, type PropsOfKind, type SectionViews, view } from '../section-view.ts';

/** What members of each type are called after 'See all'. */
const plurals: Readonly<Record<TeamType, string>> = {
  director: 'directors',
  staff: 'staff and volunteers',
  advisory: 'advisers',
};

/** Members of the team of one type. */
function TeamSection({ title, type: stored, count, ...rest }: PropsOfKind<'team'>) {
  const type = shownTeamType(stored);
  const result = useQuery(teamQuery(type, count));
  return (
    <PlacedRecords
      title={title || teamTypeHeadings[type]}
      resource="team"
      result={result}
      href={urls.teamType(type)}
      plural={plurals[type]}
      {...rest}
    >
      {(members) => <TeamCards members={members} />}
    </PlacedRecords>
  );
}

/** Kinds that show people. */
export const peopleViews: SectionViews = {
  team: view<'team'>(TeamSection, {
    ...({ title: 'text', lead: 'text', type: 'value', count: 'value', tone: 'value' } as const),
  }),
  people: view<'people'>(PeopleSection, {
    title: 'text',
    lead: 'text',
    columns: 'value',
    items: { name: 'text', position: 'text', workstation: 'text', picture: 'image' },
    ...headLink,
    tone: 'value',
  }),
};
