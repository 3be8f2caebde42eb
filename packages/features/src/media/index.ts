export { LazyMediaPicker } from './LazyMediaPicker.tsx';
export { LongTextField } from './LongTextField.tsx';
export { PictureUsesCard } from './PictureUsesCard.tsx';
export { registerSectionPictures } from './picture-alts.ts';
export { sectionFileControls } from './section-file-controls.ts';
export { titleFromFileName } from './title-from-file-name.ts';
