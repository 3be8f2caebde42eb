export { pictureSizes } from './picture-sizes.ts';
export type { PictureFiles, PictureSource } from './picture-source.ts';
export { ResponsiveImage, type ResponsiveImageProps } from './ResponsiveImage.tsx';
