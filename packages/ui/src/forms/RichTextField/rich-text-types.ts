import type { ComponentPropsWithRef, Ref, RefObject } from 'react';
import type { TextFilm } from './rich-text-film.ts';

/** A stored picture that somebody chose for a text. */
export interface TextPicture {
  /** Name of the stored file. */
  name: string;
  /** What it shows; '' where it adorns alone. */
  alt: string;
  /** Stands under it; '' for nothing. */
  caption: string;
}

/** What every control of a form is told, and what a text with formatting needs besides. */
export interface RichTextFieldProps
  extends Omit<ComponentPropsWithRef<'div'>, 'id' | 'onChange' | 'onBlur' | 'aria-describedby'> {
  /** Id of the control; label, help and error are tied to it. */
  id: string;
  /** Accessible name, as the label has it. */
  label: string;
  /** What the form holds: the text alone, or its document as JSON where it has formatting. */
  value: string;
  /** Told what was written. */
  onChange: (value: string) => void;
  /** Told that the focus has left. */
  onBlur: () => void;
  /** Whether the form says that it is wrong. @default false */
  invalid?: boolean;
  /** Ids of its help and its error. */
  'aria-describedby'?: string;
  /** Takes what the form moves the focus by. */
  inputRef?: Ref<{ focus: () => void }>;
  /** Address of a stored picture, that before a film included. */
  pictureUrl?: (name: string) => string;
  /** Has somebody choose a picture, or change what is said of one; null for none. Without it no picture can be added. */
  choosePicture?: (current?: TextPicture) => Promise<TextPicture | null>;
  /** Has somebody choose a film, or change what is said of one; null for none. Without it no film can be added. */
  chooseFilm?: (current?: TextFilm) => Promise<TextFilm | null>;
}

/** Characters of a plain text before what is selected in it, and up to its end. */
export type SelectedCharacters = [start: number, end: number];

/** What was copied elsewhere: with its formatting, as HTML, and without it. */
export interface CopiedText {
  markup: string;
  plain: string;
}

/** What the field tells its editor besides. */
export interface RichTextEditorProps extends RichTextFieldProps {
  /** What was selected in the box whose place it takes; null where that had no focus. */
  selection: RefObject<SelectedCharacters | null>;
  /** What was pasted into that box and waits to be put in. */
  copied: CopiedText | null;
}
