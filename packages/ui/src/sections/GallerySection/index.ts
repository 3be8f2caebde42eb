export { GallerySection, type GallerySectionProps } from './GallerySection.tsx';
