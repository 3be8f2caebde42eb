import type { AnyRecord } from '@porchlight/contract/entity';
import { fileKeysOf } from '../entity/index.ts';
import { thumbnailUrl } from '../urls/index.ts';

/** A picture selected from the library. */
export interface LibraryPicture {
  id: number;
  /** Name of its file. */
  name: string;
  /** URL of a thumbnail that staff can open, also while the picture is not public. */
  previewUrl: string;
  title: string;
  /** Alternative text; '' if it is decorative or has none. */
  alt: string;
  decorative: boolean;
  /** Query string that gives staff access to its file while it is not public. */
  fileKey?: string;
}

/** A record of the library as a picture to select; undefined if its file is missing. */
export function libraryPictureOf(record: AnyRecord): LibraryPicture | undefined {
  const { id, image, title, alt, decorative } = record;
  if (typeof image !== 'string') return undefined;
  const fileKey = fileKeysOf(record).image;
  return {
    ...{ id, name: image, title: String(title ?? '') },
    previewUrl: thumbnailUrl(image, 320) + (fileKey ? `&${fileKey}` : ''),
    alt: decorative ? '' : String(alt ?? ''),
    decorative: decorative === true,
    fileKey,
  };
}
