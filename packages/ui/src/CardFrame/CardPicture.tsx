import { pictureSizes, ResponsiveImage, type ResponsiveImageProps } from '../ResponsiveImage/index.ts';

/** The picture of a card, for looks alone: the title beside it says what it is. Renders what `ResponsiveImage` does. */
export function CardPicture({ sizes = pictureSizes.third, ...rest }: Omit<ResponsiveImageProps, 'alt'>) {
  return <ResponsiveImage data-picture="" alt="" sizes={sizes} {...rest} />;
}
