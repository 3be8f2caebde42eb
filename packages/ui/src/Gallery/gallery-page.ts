import { galleryPageSize } from '@porchlight/contract/limits';

/** One page of a list, and where it stands. */
export interface GalleryPage<Item> {
  items: Item[];
  /** The page that is shown, from 1; the nearest there is when another was asked for. */
  page: number;
  hasNext: boolean;
  /** Pages in all, at least 1. */
  pageCount: number;
}

/**
 * Cuts a page out of a whole list, for who has it all at hand.
 * @param items the whole list; it is left as it is
 * @param page from 1; anything else becomes the nearest page that exists
 * @param pageSize items a page. spec 9
 */
export function pageOf<Item>(items: readonly Item[], page: number, pageSize = galleryPageSize): GalleryPage<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  return {
    items: items.slice((shown - 1) * pageSize, shown * pageSize),
    page: shown,
    hasNext: shown < pageCount,
    pageCount,
  };
}
