import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { PagedCards, pagedPage } from '../records/index.ts';
import { organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { actionNetworkList } from './action-network.view.ts';
import { NetworkCards } from './NetworkCards.tsx';

/** The paginated list of action networks; each card links to the site where people join the network. spec 2.1 */
export function Component() {
  return (
    <>
      <SitePageHeader title="Action network" seed="action-network" block="bears-paw" />
      <PagedCards
        list={actionNetworkList}
        label="All networks"
        title="The action network"
        empty={<EmptyState text="No networks are listed yet. To add yours, write to us." />}
      >
        {(networks) => <NetworkCards networks={networks} headingLevel={2} isAtTop />}
      </PagedCards>
    </>
  );
}

export const page = pagedPage(actionNetworkList, {
  lists: ['actionNetwork'],
  head: () => ({
    title: 'Action network',
    description: `Networks that work with ${organization.name}, and how to join each of them.`,
    canonicalPath: urls.actionNetwork,
    quilt: { seed: 'action-network' },
  }),
});
