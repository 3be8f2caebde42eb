import type { PictureSource } from '../ResponsiveImage/index.ts';

/** One picture of a `Gallery`. */
export interface GalleryPicture {
  /** Tells it from the others. */
  id: string | number;
  /** The picture; null where it is missing: a quilt block stands in. */
  src: PictureSource | null;
  /** Its caption. */
  title: string;
  /** What it shows, when the caption doesn't say. @default the title */
  alt?: string;
  /** Draws the quilt block that stands in, such as the slug. */
  seed: string;
}

/** Address of a picture's own file, which a link can lead to. */
export function fileOf(src: PictureSource): string {
  return typeof src === 'string' ? src : src.src;
}

/** What a `Gallery` says. */
export interface GalleryLocaleText {
  /** Put before a picture's title to name what a press on it does. */
  open: string;
  /** Names the window with the large picture. */
  viewer: string;
  close: string;
  previous: string;
  next: string;
  /** Where the large picture stands among those of the page; `number` counts from 1. */
  position: (number: number, count: number) => string;
  /** Link to the picture's file. */
  original: string;
  previousPage: string;
  nextPage: string;
}

/** The words in English. */
export const galleryLocaleText: GalleryLocaleText = {
  open: 'View large:',
  viewer: 'Picture viewer',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (number, count) => `${number} of ${count}`,
  original: 'Open the picture itself',
  previousPage: 'Previous',
  nextPage: 'Next',
};
