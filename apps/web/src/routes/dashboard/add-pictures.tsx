export { AddPicturesPage as Component } from '@porchlight/features/gallery';
