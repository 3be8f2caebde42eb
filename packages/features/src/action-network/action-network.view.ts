import type { ActionNetwork } from '@porchlight/contract/entities';
import { listTruncationCharacters } from '@porchlight/contract/limits';
import { pagedList, recordPicture, shownPictureFields } from '../records/index.ts';
import { urls } from '../urls/index.ts';

/** What a list's card shows of a network. */
const cardFields = ['title', 'slug', 'description', 'link', ...shownPictureFields] as const;

/** The networks page by page, newest first, their descriptions one grapheme longer than what is shown. */
export const actionNetworkList = pagedList(
  'actionNetwork',
  urls.actionNetwork,
  { sort: '-created_at', excerpt: listTruncationCharacters + 1 },
  { shows: cardFields },
);

/** What stands on a list's card of a network; without a link it leads nowhere. */
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
