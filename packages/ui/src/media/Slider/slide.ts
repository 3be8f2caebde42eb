import type { ReactNode } from 'react';

/** A slide of a `Slider`. */
export interface Slide {
  /** Unique key, stable when slides are added or moved. */
  key: string;
  /** Short name for its dot: 'Slide 2: Harvest supper'. */
  name?: string;
  /** The content, such as a `PictureSlide`. */
  content: ReactNode;
}
