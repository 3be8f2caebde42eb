import type { PictureFacts } from '@porchlight/contract/pictures';
import { pictureUrl } from '../urls/index.ts';

/** A record's picture and what it means, as it is answered. */
export type Pictured = { image: string | null } & {
  [Fact in keyof PictureFacts as `image_${Fact}`]?: PictureFacts[Fact];
};

/** The fields that a list's picture is drawn from. */
export const shownPictureFields = ['image', 'image_alt', 'image_decorative', 'image_focus'] as const;

/** What cards and pages draw of a record's picture. */
export function recordPicture({ image, image_alt, image_decorative, image_focus }: Pictured) {
  return {
    image: pictureUrl(image),
    alt: image && !image_decorative ? (image_alt ?? '') : '',
    focus: image_focus || undefined,
  };
}
