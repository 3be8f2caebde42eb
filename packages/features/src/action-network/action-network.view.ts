import type { ActionNetwork } from '@porchlight/contract/entities';
import { listTruncationCharacters } from '@porchlight/contract/limits';
import { listQuery } from '../api/index.ts';
import { pictureUrl } from '../urls/index.ts';

/** The networks of the public list, newest first, their descriptions one grapheme longer than what is shown. */
export const actionNetworkListQuery = listQuery('actionNetwork', {
  sort: '-created_at',
  excerpt: listTruncationCharacters + 1,
});

/** What a list's card shows of a network; without a link it leads nowhere. */
export function actionNetworkCard({ id, slug, title, link, description, image }: ActionNetwork) {
  return {
    title,
    href: link || null,
    description,
    image: pictureUrl(image),
    seed: slug || `action-network-${id}`,
  };
}
