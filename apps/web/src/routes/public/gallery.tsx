export { GalleryPage as Component, galleryPage as page } from '@porchlight/features/gallery';
