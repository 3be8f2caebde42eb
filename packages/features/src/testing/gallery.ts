import type { GalleryItem } from '@porchlight/contract/entities';
import { hostileMarkup, longTitle, unbrokenText } from './hostile.ts';

const titles = ['Three quilts airing', 'First greens of the year', longTitle, 'Pecans, planted 1919', 'Ballots'];

function item(id: number, title: string): GalleryItem {
  const moment = '2026-01-02T15:00:00Z';
  return {
    id,
    version: 1,
    created_at: moment,
    updated_at: moment,
    title,
    slug: `picture-${id}`,
    image: null,
    topics: [],
  };
}

/** Thirty pictures, newest first: two and a half pages. */
export const sampleGallery: GalleryItem[] = Array.from({ length: 30 }, (_, index) =>
  item(30 - index, `${titles[index % titles.length]} (${index + 1})`),
);

/** A picture with credit and license, and one without. */
export const creditedGallery: GalleryItem[] = [
  {
    ...item(2, 'Three quilts airing'),
    image: 'quilts.jpg',
    image_credit: 'Photo: Leola Whitlow',
    image_licence: 'CC BY 4.0',
  },
  { ...item(1, 'First greens of the year'), image: 'greens.jpg', image_credit: '', image_licence: '' },
];

/** Pictures whose data tries to break the page. */
export const hostileGallery: GalleryItem[] = [item(2, hostileMarkup), item(1, unbrokenText)];
