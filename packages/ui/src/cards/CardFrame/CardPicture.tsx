import { createContext, useContext } from 'react';
import { pictureSizes, ResponsiveImage, type ResponsiveImageProps } from '../../media/ResponsiveImage/index.ts';
import { oneColumn } from '../../theme/index.ts';

/** Props of `CardPicture`: those of `ResponsiveImage`, of which a picture that only adorns needs no `alt`. */
type CardPictureProps = Omit<ResponsiveImageProps, 'alt'> & Partial<Pick<ResponsiveImageProps, 'alt'>>;

/** Whether a card comes after the first of its `CardGrid`: where one stands below the other, its picture is a small one beside its words. */
export const IsLaterCard = createContext(false);

/** The picture of a card; the quilt block that stands in for one is for looks alone. Renders what `ResponsiveImage` does. */
export function CardPicture({ sizes = pictureSizes.third, alt = '', ...rest }: CardPictureProps) {
  const onPhone = useContext(IsLaterCard) ? `${oneColumn} 160px, ` : '';
  return <ResponsiveImage data-picture="" alt={alt} sizes={onPhone + sizes} {...rest} />;
}
