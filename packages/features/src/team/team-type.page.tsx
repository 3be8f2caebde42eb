import { type TeamType, teamTypes } from '@porchlight/contract/limits';
import { emptyTeamTypeText, teamTypeHeadings } from '@porchlight/contract/texts';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Breadcrumbs } from '@porchlight/ui/navigation/Breadcrumbs';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { useParams } from 'react-router-dom';
import { ListPager, PagedRecords, pagedPage, usePagedList } from '../records/index.ts';
import { isShown, organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { TeamCards } from './TeamCards.tsx';
import { teamLists, teamTypeOf } from './team.view.ts';

/** The page above, if visitors can see it. */
const parents = () => (isShown(urls.whoWeAre) ? [{ text: 'Who we are', href: urls.whoWeAre }] : []);
const emptyState = <EmptyState text={emptyTeamTypeText} seed="team" />;

const head = { quilt: { seed: 'team', block: 'churn-dash' } } as const;

/** The page of the team members of one type: directors, staff or advisers. spec 2.1, 2.2 */
export function Component() {
  const type = teamTypeOf(useParams().type);
  const title = type ? teamTypeHeadings[type] : 'Team';
  return (
    <>
      <SitePageHeader
        eyebrow="Our people"
        title={title}
        seed="team"
        block="churn-dash"
        breadcrumbs={parents().length > 0 && <Breadcrumbs items={parents()} current={title} />}
      />
      {type ? <Members key={type} type={type} /> : <Section spacing="none">{emptyState}</Section>}
      <Section spacing="none">
        <Stack direction="row" spacing={2}>
          {teamTypes
            .filter((other) => other !== type)
            .map((other) => (
              <SeeAll key={other} href={urls.teamType(other)} text={teamTypeHeadings[other]} />
            ))}
        </Stack>
      </Section>
    </>
  );
}

function Members({ type }: { type: TeamType }) {
  const list = usePagedList(teamLists[type]);
  return (
    <Section ref={list.ref} tabIndex={-1} aria-label="Members" spacing="none">
      <Stack spacing={6}>
        <PagedRecords list={list} title="The list" empty={emptyState}>
          {(members) => <TeamCards members={members} headingLevel={2} isAtTop />}
        </PagedRecords>
        <ListPager list={list} />
      </Stack>
    </Section>
  );
}

/** Queries and head of a team-type page; an unknown type is a 404. */
export const page = pagedPage(
  ({ params }) => {
    const type = teamTypeOf(params.type);
    return type && teamLists[type];
  },
  {
    addresses: teamTypes.map((type) => urls.teamType(type)),
    lists: ['team'],
    head: ({ params }) => {
      const type = teamTypeOf(params.type);
      return {
        ...head,
        parents: parents(),
        title: type ? teamTypeHeadings[type] : 'Team',
        description: type ? `${teamTypeHeadings[type]} of ${organization.name}.` : emptyTeamTypeText,
        canonicalPath: urls.teamType(encodeURIComponent(params.type ?? '')),
        missing: type === null,
      };
    },
  },
);
