import type { ReactNode } from 'react';

/** One slide of a `Slider`. */
export interface Slide {
  /** Tells it from the others; stays the same when slides are added or moved. */
  key: string;
  /** A few words that name its dot: 'Slide 2: Harvest supper'. */
  name?: string;
  /** What it shows, such as a `PictureSlide`. */
  content: ReactNode;
}
