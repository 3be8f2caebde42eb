import type { PictureWords } from '../PictureDescription/index.ts';

/** What is said of a picture. */
export interface PictureDraftWords extends PictureWords {
  title: string;
}

/** A picture that was chosen and is not saved yet. */
export interface PictureDraft extends PictureDraftWords {
  /** Tells it apart while it is here. */
  id: string;
  file: File;
  /** Share of it that has arrived, 0 to 1. */
  share: number;
  /** Why it did not arrive. */
  failure?: string;
  /** Whether trying again may help. */
  mayRetry?: boolean;
  /** What is wrong with its title. */
  titleError?: string;
}
