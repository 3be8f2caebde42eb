export { PictureDescription, type PictureDescriptionProps, type PictureWords } from './PictureDescription.tsx';
