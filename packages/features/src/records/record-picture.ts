import type { PictureMetadata } from '@porchlight/contract/pictures';
import { pictureUrl } from '../urls/index.ts';

/** The picture fields of a record in responses. */
export type RecordPictureFields = { image: string | null } & {
  [Fact in keyof PictureMetadata as `image_${Fact}`]?: PictureMetadata[Fact];
};

/** Fields that are needed to show a record's picture in a list. */
export const shownPictureFields = ['image', 'image_alt', 'image_decorative', 'image_focus'] as const;

/** Further fields, for where the picture is shown large: who made it, and its license. */
export const creditFields = ['image_credit', 'image_licence'] as const;

/** A picture's credit line: who made it and its license, as far as known; '' if neither is. */
export function pictureCredit({
  image_credit,
  image_licence,
}: Pick<RecordPictureFields, (typeof creditFields)[number]>): string {
  return [image_credit, image_licence].filter(Boolean).join(' · ');
}

/** Picture props of cards and pages for a record. */
export function recordPicture({ image, image_alt, image_decorative, image_focus }: RecordPictureFields) {
  return {
    image: pictureUrl(image),
    alt: image && !image_decorative ? (image_alt ?? '') : '',
    focus: image_focus || undefined,
  };
}
