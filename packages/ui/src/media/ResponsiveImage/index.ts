export { pictureSizes } from './picture-sizes.ts';
export { type PictureFiles, type PictureSource, pictureFileUrl } from './picture-source.ts';
export { ResponsiveImage, type ResponsiveImageProps } from './ResponsiveImage.tsx';
