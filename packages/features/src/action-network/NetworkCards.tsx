import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { LinkCard } from '@porchlight/ui/surfaces/LinkCard';
import { actionNetworkCard } from './action-network.view.ts';

export interface NetworkCardsProps {
  networks: readonly Parameters<typeof actionNetworkCard>[0][];
  /** Level of the titles. @default 3 */
  headingLevel?: 2 | 3;
  /** Whether the first picture is at the top of the page, and loaded at once. @default false */
  isAtTop?: boolean;
}

/** Networks, each with a link to the site where people join it. spec 2.1 */
export function NetworkCards({ networks, headingLevel, isAtTop = false }: NetworkCardsProps) {
  return (
    <CardGrid>
      {networks.map((network, index) => (
        <LinkCard
          newTab
          linkText="Take action"
          key={network.id}
          headingLevel={headingLevel}
          priority={isAtTop && index === 0}
          {...actionNetworkCard(network)}
        />
      ))}
    </CardGrid>
  );
}
