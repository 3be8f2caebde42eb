export { GalleryPage, galleryPage } from './GalleryPage.tsx';
export { galleryDefinition } from './gallery.resource.tsx';
