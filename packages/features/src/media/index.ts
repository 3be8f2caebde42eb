export { LazyMediaPicker } from './LazyMediaPicker.tsx';
export { LongTextField } from './LongTextField.tsx';
export { type LibraryPicture, libraryPictureOf } from './library-picture.ts';
export { PictureUsesCard } from './PictureUsesCard.tsx';
export { registerSectionPictures } from './picture-alts.ts';
export { sectionFileControls } from './section-file-controls.ts';
export { isCameraTitle, titleFromFileName } from './title-from-file-name.ts';
