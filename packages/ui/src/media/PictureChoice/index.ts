export { type ChoosablePicture, PictureChoice, type PictureChoiceProps } from './PictureChoice.tsx';
