export { PictureDescription, type PictureDescriptionProps, type PictureTexts } from './PictureDescription.tsx';
