import type { AnyRecord } from '@porchlight/contract/entity';
import type { ExistingPicture } from '@porchlight/ui/inputs/PictureBatch';
import { type LibraryPicture, libraryPictureOf } from '../media/index.ts';

/** A picture chosen from the library, as a batch of pictures has it. */
export function fromLibrary({ id, title, alt, decorative, previewUrl }: LibraryPicture): ExistingPicture {
  return { id, title, description: alt, decorative, url: previewUrl };
}

/** A record of the library, as a batch of pictures has it; undefined if its file is missing. */
export function libraryPicture(record: AnyRecord): ExistingPicture | undefined {
  const picture = libraryPictureOf(record);
  return picture && fromLibrary(picture);
}
