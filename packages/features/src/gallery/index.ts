export { AddPicturesPage } from './AddPicturesPage.tsx';
export { GalleryPage, galleryPage } from './GalleryPage.tsx';
