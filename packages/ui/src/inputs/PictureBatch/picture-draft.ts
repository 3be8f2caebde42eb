import type { PictureTexts } from '../PictureDescription/index.ts';

/** The texts of a picture. */
export interface PictureDraftTexts extends PictureTexts {
  title: string;
}

/** A chosen picture that is not saved yet. */
export interface PictureDraft extends PictureDraftTexts {
  /** Unique id within the list. */
  id: string;
  file: File;
  /** Upload progress, 0 to 1. */
  share: number;
  /** Why the upload failed. */
  failure?: string;
  /** Whether a retry may help. */
  canRetry?: boolean;
  /** Error message for its title. */
  titleError?: string;
}

/** Whether a picture has no description, and is not decorative. */
export function isUndescribed({ description, decorative }: PictureDraftTexts): boolean {
  return !decorative && description.trim() === '';
}
