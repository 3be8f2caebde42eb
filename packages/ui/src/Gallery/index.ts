export { Gallery, type GalleryProps } from './Gallery.tsx';
export { type GalleryPage, pageOf } from './gallery-page.ts';
export { type GalleryPicture, type GalleryWords, galleryWords } from './gallery-words.ts';
