import type { PictureTexts } from '../PictureDescription/index.ts';

/** The texts of a picture. */
export interface PictureDraftTexts extends PictureTexts {
  title: string;
}

/** A picture that the library has. */
export interface ExistingPicture extends PictureDraftTexts {
  /** Its id in the library. */
  id: number;
  /** URL of a thumbnail. */
  url: string;
}

/** A chosen picture that is not saved yet. */
export interface PictureDraft extends PictureDraftTexts {
  /** Unique id within the list. */
  id: string;
  /** The file; missing for a picture that was chosen from the library. */
  file?: File;
  /** The library's picture: it was chosen there, or is the same as the file. */
  existing?: ExistingPicture;
  /** Whether it is there already, as `existing` or earlier in the list, and is not saved again. */
  isDuplicate?: boolean;
  /** Upload progress, 0 to 1. */
  share: number;
  /** Why the upload failed. */
  failure?: string;
  /** Whether a retry may help. */
  canRetry?: boolean;
  /** Error message for its title. */
  titleError?: string;
}

/** What a picture is called: its title, or where that is empty its file's name. */
export function pictureName({ title, file, existing }: Pick<PictureDraft, 'title' | 'file' | 'existing'>): string {
  return title || (file?.name ?? existing?.title ?? '');
}

/** Whether a picture has no description, and is not decorative. */
export function isUndescribed({ description, decorative, isDuplicate }: PictureDraft): boolean {
  return !decorative && !isDuplicate && description.trim() === '';
}
