export { Gallery, type GalleryProps } from './Gallery.tsx';
export { type GalleryPicture, type GalleryWords, galleryWords } from './gallery-words.ts';
