export { RichTextField } from './RichTextField.tsx';
export type { TextFilm, UploadedFilm } from './rich-text-film.ts';
export type { ChosenPicture, RichTextFieldProps, TextPicture } from './rich-text-types.ts';
