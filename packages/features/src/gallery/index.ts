export { AddPicturesPage } from './AddPicturesPage.tsx';
export { galleryList, galleryPicture } from './gallery.view.ts';
