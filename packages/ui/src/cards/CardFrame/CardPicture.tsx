import { createContext, useContext } from 'react';
import { pictureSizes, ResponsiveImage, type ResponsiveImageProps } from '../../media/ResponsiveImage/index.ts';
import { oneColumn } from '../../theme/index.ts';

/** Props of `CardPicture`: those of `ResponsiveImage`, with `alt` optional for decorative pictures. */
type CardPictureProps = Omit<ResponsiveImageProps, 'alt'> & Partial<Pick<ResponsiveImageProps, 'alt'>>;

/** Whether a card is not the first of its `CardGrid`: in a single column its picture is small and beside its text. */
export const IsLaterCard = createContext(false);

/** The picture of a card, or its decorative quilt block. Renders what `ResponsiveImage` does. */
export function CardPicture({ sizes = pictureSizes.third, alt = '', ...rest }: CardPictureProps) {
  const onPhone = useContext(IsLaterCard) ? `${oneColumn} 160px, ` : '';
  return <ResponsiveImage data-picture="" alt={alt} sizes={onPhone + sizes} {...rest} />;
}
