export { RichTextField } from './RichTextField.tsx';
export type { RichTextFieldProps, TextPicture } from './rich-text-types.ts';
