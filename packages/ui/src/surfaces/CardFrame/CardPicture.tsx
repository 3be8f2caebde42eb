import { createContext, useContext } from 'react';
import { pictureSizes, ResponsiveImage, type ResponsiveImageProps } from '../../media/ResponsiveImage/index.ts';
import { oneColumn } from '../../theme/index.ts';
import type { RecordCardProps } from './CardFrame.tsx';

/** Props of `CardPicture`: those of `ResponsiveImage`, with `alt` optional for decorative pictures. */
type CardPictureProps = Omit<ResponsiveImageProps, 'alt'> & Partial<Pick<ResponsiveImageProps, 'alt'>>;

/** Separates the props of a record card that are its picture's, as those of `CardPicture`, from the others. */
export function splitPictureProps<
  Props extends Pick<RecordCardProps, 'image' | 'alt' | 'focus' | 'seed' | 'block' | 'priority'>,
>({ image, alt, focus, seed, block, priority = false, ...otherProps }: Props) {
  return { picture: { src: image, alt, focus, seed, block, priority }, otherProps };
}

/** Whether a card is not the first of its `CardGrid`: in a single column its picture is small and beside its text. */
export const IsLaterCardContext = createContext(false);

/** The picture of a card, or its decorative quilt block. Renders what `ResponsiveImage` does. */
export function CardPicture({ sizes = pictureSizes.third, alt = '', ...rest }: CardPictureProps) {
  const phoneSizes = useContext(IsLaterCardContext) ? `${oneColumn} 160px, ` : '';
  return <ResponsiveImage data-picture="" alt={alt} sizes={phoneSizes + sizes} {...rest} />;
}
