import type { GalleryItem } from '@porchlight/contract/entities';
import { hostileMarkup, longTitle, unbrokenText } from './hostile.ts';

const titles = ['Three quilts airing', 'First greens of the year', longTitle, 'Pecans, planted 1919', 'Ballots'];

function item(id: number, title: string): GalleryItem {
  const moment = '2026-01-02T15:00:00Z';
  return { id, version: 1, created_at: moment, updated_at: moment, title, slug: `picture-${id}`, image: null };
}

/** Thirty pictures, the newest first: two pages and a half. */
export const sampleGallery: GalleryItem[] = Array.from({ length: 30 }, (_, index) =>
  item(30 - index, `${titles[index % titles.length]} (${index + 1})`),
);

/** Pictures that try to break the page. */
export const hostileGallery: GalleryItem[] = [item(2, hostileMarkup), item(1, unbrokenText)];
