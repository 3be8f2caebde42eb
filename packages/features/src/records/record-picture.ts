import type { PictureFacts } from '@porchlight/contract/pictures';
import { pictureUrl } from '../urls/index.ts';

/** A record's picture and what it means, as it is answered. */
export type Pictured = { image: string | null } & {
  [Fact in keyof PictureFacts as `image_${Fact}`]?: PictureFacts[Fact];
};

/** The fields that a list's picture is drawn from. */
export const shownPictureFields = ['image', 'image_alt', 'image_decorative', 'image_focus'] as const;

/** And who made it, where it is shown large. */
export const creditFields = ['image_credit', 'image_licence'] as const;

/** Who made a record's picture and what it may be used for, as far as that is known; '' where it is not. */
export function pictureCredit({ image_credit, image_licence }: Pick<Pictured, (typeof creditFields)[number]>): string {
  return [image_credit, image_licence].filter(Boolean).join(' · ');
}

/** What cards and pages draw of a record's picture. */
export function recordPicture({ image, image_alt, image_decorative, image_focus }: Pictured) {
  return {
    image: pictureUrl(image),
    alt: image && !image_decorative ? (image_alt ?? '') : '',
    focus: image_focus || undefined,
  };
}
