import type { GalleryItem } from '@porchlight/contract/entities';
import { galleryPageSize } from '@porchlight/contract/limits';
import type { GalleryPicture } from '@porchlight/ui/Gallery';
import { listQuery } from '../api/index.ts';
import { pictureUrl, urls } from '../urls/index.ts';

/** Query parameter that names the page. */
export const pageParameter = 'page';

/**
 * The page that an address asks for, from 1.
 * @param searchParams anything but a whole number from 1 on, as people and robots type it, means the first page
 */
export function askedPage(searchParams: URLSearchParams): number {
  const text = searchParams.get(pageParameter) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The address of a page of the gallery; the first has no query. */
export function galleryHref(page: number): string {
  return page > 1 ? `${urls.gallery}?${pageParameter}=${page}` : urls.gallery;
}

/** The twelve pictures of a page, newest first. spec 9 */
export function galleryPageQuery(page: number) {
  return listQuery('gallery', {
    sort: '-created_at',
    limit: galleryPageSize,
    offset: (page - 1) * galleryPageSize,
  });
}

/** Pages in all, at least 1. */
export function galleryPageCount(totalCount: number): number {
  return Math.max(1, Math.ceil(totalCount / galleryPageSize));
}

/** What the gallery shows of an item. */
export function galleryPicture({ id, title, slug, image }: GalleryItem): GalleryPicture {
  return { id, title, src: pictureUrl(image), seed: slug || `gallery-${id}` };
}
