import { ActionNetworkCard } from '@porchlight/ui/ActionNetworkCard';
import { CardGrid } from '@porchlight/ui/CardGrid';
import { EmptyState } from '@porchlight/ui/EmptyState';
import { PageHeader } from '@porchlight/ui/PageHeader';
import { Section } from '@porchlight/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { RecordList } from '../records/index.ts';
import type { Page } from '../site/page.ts';
import { urls } from '../urls/index.ts';
import { actionNetworkCard, actionNetworkListQuery } from './action-network.view.ts';

/** All action networks; each leads to where people join it. spec 2.1 */
export function ActionNetworkPage() {
  const result = useQuery(actionNetworkListQuery);
  return (
    <>
      <PageHeader
        title="Action network"
        lead="Groups we work beside. Pick one and give it an hour: clear a title, drive a neighbor, plant a row, lend a spare room."
        seed="action-network"
        block="bears-paw"
      />
      <Section spacing="none">
        <RecordList
          name="actionNetwork"
          result={result}
          empty={<EmptyState text="No network is listed yet. If yours should be the first, write to us." />}
        >
          {(networks) => (
            <CardGrid>
              {networks.map((network, index) => (
                <ActionNetworkCard
                  key={network.id}
                  headingLevel={2}
                  priority={index === 0}
                  {...actionNetworkCard(network)}
                />
              ))}
            </CardGrid>
          )}
        </RecordList>
      </Section>
    </>
  );
}

/** Records and head of the action network list. */
export const actionNetworkPage: Page = {
  lists: ['actionNetwork'],
  queries: () => [actionNetworkListQuery],
  head: () => ({
    title: 'Action network',
    description:
      'Networks that clear land titles, drive voters, grow food and train young foresters across the Black Belt, and how to join each of them.',
    canonicalPath: urls.actionNetwork,
    quilt: { seed: 'action-network' },
  }),
};
