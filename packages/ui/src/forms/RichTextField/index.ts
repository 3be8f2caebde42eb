export { RichTextField } from './RichTextField.tsx';
export type { OwnFilm, TextFilm } from './rich-text-film.ts';
export type { RichTextFieldProps, TextPicture } from './rich-text-types.ts';
