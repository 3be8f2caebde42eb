import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { LinkCard } from '@porchlight/ui/surfaces/LinkCard';
import { PagedCards, pagedPage } from '../records/index.ts';
import { organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { actionNetworkCard, actionNetworkList } from './action-network.view.ts';

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
    description: `Networks that work with ${organization.name}, and how to join each of them.`,
    canonicalPath: urls.actionNetwork,
    quilt: { seed: 'action-network' },
  }),
});
