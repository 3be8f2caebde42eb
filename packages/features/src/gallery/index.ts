export { AddPicturesPage } from './AddPicturesPage.tsx';
export { toGallery, toLibrary } from './batch-destinations.ts';
export { galleryList, galleryPicture } from './gallery.view.ts';
