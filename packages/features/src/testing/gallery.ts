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

/** A picture whose maker and licence are known, and one of which nobody knows either. */
export const creditedGallery: GalleryItem[] = [
  {
    ...item(2, 'Three quilts airing'),
    image: 'quilts.jpg',
    image_credit: 'Photo: Leola Whitlow',
    image_licence: 'CC BY 4.0',
  },
  { ...item(1, 'First greens of the year'), image: 'greens.jpg', image_credit: '', image_licence: '' },
];

/** Pictures that try to break the page. */
export const hostileGallery: GalleryItem[] = [item(2, hostileMarkup), item(1, unbrokenText)];
