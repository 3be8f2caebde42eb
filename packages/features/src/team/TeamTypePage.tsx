import { teamTypes } from '@porchlight/contract/limits';
import { emptyTeamTypeText, teamTypeHeadings } from '@porchlight/contract/texts';
import { Breadcrumbs } from '@porchlight/ui/Breadcrumbs';
import { CardGrid } from '@porchlight/ui/CardGrid';
import { Cluster } from '@porchlight/ui/Cluster';
import { EmptyState } from '@porchlight/ui/EmptyState';
import { PageHeader } from '@porchlight/ui/PageHeader';
import { Section } from '@porchlight/ui/Section';
import { SeeAll } from '@porchlight/ui/SeeAll';
import { Stack } from '@porchlight/ui/Stack';
import { TeamMemberCard } from '@porchlight/ui/TeamMemberCard';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { RecordList } from '../records/index.ts';
import type { Page } from '../site/page.ts';
import { urls } from '../urls/index.ts';
import { memberCard, membersOfType, teamQuery, teamTypeLeads, teamTypeOf } from './team.view.ts';

const parents = [{ text: 'Who we are', href: urls.whoWeAre }];
const nobody = <EmptyState text={emptyTeamTypeText} seed="team" />;

/** The members of one type: directors, staff or advisers. spec 2.1, 2.2 */
export function TeamTypePage() {
  const { type: segment } = useParams();
  const type = teamTypeOf(segment);
  const result = useQuery({ ...teamQuery, enabled: type !== null });
  const title = type ? teamTypeHeadings[type] : 'Team';
  return (
    <>
      <PageHeader
        title={title}
        lead={type && teamTypeLeads[type]}
        seed="team"
        block="churn-dash"
        breadcrumbs={<Breadcrumbs items={parents} current={title} />}
      />
      <Section spacing="none">
        <Stack gap={6}>
          {type === null ? (
            nobody
          ) : (
            <RecordList name="team" result={result} empty={nobody}>
              {(everybody) => {
                const members = membersOfType(everybody, type);
                return members.length === 0 ? (
                  nobody
                ) : (
                  <CardGrid columns={4}>
                    {members.map((member, index) => (
                      <TeamMemberCard key={member.id} headingLevel={2} priority={index === 0} {...memberCard(member)} />
                    ))}
                  </CardGrid>
                );
              }}
            </RecordList>
          )}
          <Cluster gap={4}>
            {teamTypes
              .filter((other) => other !== type)
              .map((other) => (
                <SeeAll key={other} href={urls.teamType(other)} text={teamTypeHeadings[other]} />
              ))}
          </Cluster>
        </Stack>
      </Section>
    </>
  );
}

/** Records and head of a team-type page; an unknown type answers 404. */
export const teamTypePage: Page = {
  addresses: teamTypes.map((type) => urls.teamType(type)),
  lists: ['team'],
  queries: ({ params }) => (teamTypeOf(params.type) ? [teamQuery] : []),
  head: ({ params }) => {
    const type = teamTypeOf(params.type);
    return {
      title: type ? teamTypeHeadings[type] : 'Team',
      description: type ? teamTypeLeads[type] : emptyTeamTypeText,
      canonicalPath: urls.teamType(encodeURIComponent(params.type ?? '')),
      parents,
      quilt: { seed: 'team', block: 'churn-dash' },
      missing: type === null,
    };
  },
};
