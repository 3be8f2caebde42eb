import type { GalleryItem } from '@porchlight/contract/entities';
import { galleryPageSize } from '@porchlight/contract/limits';
import type { GalleryPicture } from '@porchlight/ui/media/Gallery';
import {
  creditFields,
  pagedList,
  pictureCredit,
  recordPicture,
  recordSeed,
  shownPictureFields,
} from '../records/index.ts';
import { urls } from '../urls/index.ts';

/** Fields of an item that the gallery shows. */
const cardFields = ['title', 'slug', ...shownPictureFields, ...creditFields] as const;

/** The paginated list of pictures, twelve per page, newest first. spec 9 */
export const galleryList = pagedList(
  'gallery',
  urls.gallery,
  { sort: '-created_at' },
  { pageSize: galleryPageSize, shows: cardFields },
);

/** An item as a picture of the gallery; `alt` is undefined if it has no description, so that its title is used. */
export function galleryPicture(item: Pick<GalleryItem, 'id' | (typeof cardFields)[number]>): GalleryPicture {
  const { id, title, image_decorative: isDecorative } = item;
  const { image: src, alt, focus } = recordPicture(item);
  return {
    id,
    title,
    src,
    alt: isDecorative ? '' : alt || undefined,
    focus,
    credit: pictureCredit(item) || undefined,
    seed: recordSeed('gallery', item),
  };
}
