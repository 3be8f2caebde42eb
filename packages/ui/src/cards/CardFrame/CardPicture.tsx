import { pictureSizes, ResponsiveImage, type ResponsiveImageProps } from '../../media/ResponsiveImage/index.ts';

/** Props of `CardPicture`: those of `ResponsiveImage`, of which a picture that only adorns needs no `alt`. */
type CardPictureProps = Omit<ResponsiveImageProps, 'alt'> & Partial<Pick<ResponsiveImageProps, 'alt'>>;

/** The picture of a card; the quilt block that stands in for one is for looks alone. Renders what `ResponsiveImage` does. */
export function CardPicture({ sizes = pictureSizes.third, alt = '', ...rest }: CardPictureProps) {
  return <ResponsiveImage data-picture="" alt={alt} sizes={sizes} {...rest} />;
}
