export { galleryDefinition } from './gallery.resource.tsx';
