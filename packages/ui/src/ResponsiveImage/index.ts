export { ResponsiveImage, type ResponsiveImageProps } from './ResponsiveImage.tsx';
