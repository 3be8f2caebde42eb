export { GalleryPage, galleryPage } from './GalleryPage.tsx';
