export { Gallery, type GalleryProps } from './Gallery.tsx';
export { type GalleryLocaleText, type GalleryPicture, galleryLocaleText } from './gallery-locale-text.ts';
