export { LazyMediaPicker } from './LazyMediaPicker.tsx';
export { LongTextField } from './LongTextField.tsx';
export { PictureUsesCard } from './PictureUsesCard.tsx';
