import type { ActionNetwork } from '@porchlight/contract/entities';
import { listTruncationCharacters } from '@porchlight/contract/limits';
import { pagedList, recordPicture, shownPictureFields } from '../records/index.ts';
import { urls } from '../urls/index.ts';

/** Fields of a network that its card in the list shows. */
const cardFields = ['title', 'slug', 'description', 'link', ...shownPictureFields] as const;

/** The paginated list of networks, newest first. The excerpt's extra grapheme lets cards detect longer texts. */
export const actionNetworkList = pagedList(
  'actionNetwork',
  urls.actionNetwork,
  { sort: '-created_at', excerpt: listTruncationCharacters + 1 },
  { shows: cardFields },
);

/** Props of a network's card in the list; `href` is null for a network without a link. */
export function actionNetworkCard({
  id,
  slug,
  title,
  link,
  description,
  ...network
}: Pick<ActionNetwork, 'id' | (typeof cardFields)[number]>) {
  return {
    title,
    href: link || null,
    text: description,
    ...recordPicture(network),
    seed: slug || `action-network-${id}`,
  };
}
