import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { LinkCard } from '@porchlight/ui/surfaces/LinkCard';
import { PagedCards, pagedPage } from '../records/index.ts';
import { SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { actionNetworkCard, actionNetworkList } from './action-network.view.ts';

/** The paginated list of action networks; each card links to the site where people join the network. spec 2.1 */
export function Component() {
  return (
    <>
      <SitePageHeader
        title="Action network"
        lead="Groups we work beside. Pick one and give it an hour: clear a title, drive a neighbor, plant a row, lend a spare room."
        seed="action-network"
        block="bears-paw"
      />
      <PagedCards
        list={actionNetworkList}
        label="All networks"
        title="The action network"
        empty={<EmptyState text="No networks are listed yet. To add yours, write to us." />}
      >
        {(network, index) => (
          <LinkCard
            newTab
            linkText="Take action"
            key={network.id}
            headingLevel={2}
            priority={index === 0}
            {...actionNetworkCard(network)}
          />
        )}
      </PagedCards>
    </>
  );
}

export const page = pagedPage(actionNetworkList, {
  lists: ['actionNetwork'],
  head: () => ({
    title: 'Action network',
    description:
      'Networks that clear land titles, drive voters, grow food and train young foresters across the Black Belt, and how to join each of them.',
    canonicalPath: urls.actionNetwork,
    quilt: { seed: 'action-network' },
  }),
});
