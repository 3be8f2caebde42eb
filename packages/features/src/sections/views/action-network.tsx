import { useQuery } from '@tanstack/react-query';
import { actionNetworkList, NetworkCards } from '../../action-network/index.ts';
import { urls } from '../../urls/index.ts';
import { firstQuery } from '../first-query.ts';
import { PlacedRecords } from '../PlacedRecords.tsx';
import { type PropsOfKind, type SectionViews, view } from '../section-view.ts';

/** The newest networks. */
function ActionNetworkSection({ title, count, ...rest }: PropsOfKind<'actionNetwork'>) {
  const result = useQuery(firstQuery(actionNetworkList, count));
  return (
    <PlacedRecords
      title={title || 'Action network'}
      resource="actionNetwork"
      result={result}
      href={urls.actionNetwork}
      plural="networks"
      {...rest}
    >
      {(networks) => <NetworkCards networks={networks} />}
    </PlacedRecords>
  );
}

export const actionNetworkViews: SectionViews = {
  actionNetwork: view<'actionNetwork'>(ActionNetworkSection, {
    ...({ title: 'text', lead: 'text', count: 'value', tone: 'value' } as const),
  }),
};
