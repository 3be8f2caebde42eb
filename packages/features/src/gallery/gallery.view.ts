import type { GalleryItem } from '@porchlight/contract/entities';
import { galleryPageSize } from '@porchlight/contract/limits';
import type { GalleryPicture } from '@porchlight/ui/Gallery';
import { pagedList } from '../records/index.ts';
import { pictureUrl, urls } from '../urls/index.ts';

/** The pictures, twelve a page, newest first. spec 9 */
export const galleryList = pagedList(
  'gallery',
  urls.gallery,
  { sort: '-created_at' },
  { pageSize: galleryPageSize, shows: ['title', 'slug', 'image'] },
);

/** What the gallery shows of an item. */
export function galleryPicture({
  id,
  title,
  slug,
  image,
}: Pick<GalleryItem, 'id' | 'title' | 'slug' | 'image'>): GalleryPicture {
  return { id, title, src: pictureUrl(image), seed: slug || `gallery-${id}` };
}
