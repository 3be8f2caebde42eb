import type { ComponentPropsWithRef, Ref, RefObject } from 'react';
import type { TextFact } from '../FactButton/index.ts';
import type { TextFilm } from './rich-text-film.ts';

/** A stored picture in a text. */
export interface TextPicture {
  /** Name of the stored file. */
  name: string;
  /** Alternative text; '' if it is decorative. */
  alt: string;
  /** Caption below it; '' for none. */
  caption: string;
}

/** One of several pictures for a text: a stored one, or a file to be stored. */
export type ChosenPicture = TextPicture | File;

/** Props of `RichTextField`: those of any form control, plus pictures and films. */
export interface RichTextFieldProps
  extends Omit<ComponentPropsWithRef<'div'>, 'id' | 'onChange' | 'onBlur' | 'aria-describedby'> {
  /** Id of the control; label, help and error refer to it. */
  id: string;
  /** Accessible name, the same as the label's text. */
  label: string;
  /** The form value: plain text, or a document as JSON if it has formatting. */
  value: string;
  /** Called with the new value. */
  onChange: (value: string) => void;
  /** Called when the field loses the focus. */
  onBlur: () => void;
  /** Whether the field has an error. @default false */
  invalid?: boolean;
  /** Ids of help and error. */
  'aria-describedby'?: string;
  /** Ref to a handle for moving the focus to the field. */
  inputRef?: Ref<{ focus: () => void }>;
  /** Returns the URL of a stored picture or poster, given its name. */
  pictureUrl?: (name: string) => string;
  /**
   * Opens a dialog for choosing a picture or several, editing the selected one, or describing a pasted or dropped file;
   * resolves to null on cancel. Several are stored files, or files to be stored and described in the text. Without it no picture can be added.
   */
  choosePicture?: (current?: TextPicture, file?: File) => Promise<TextPicture | readonly ChosenPicture[] | null>;
  /**
   * Stores a picture that is part of pasted text. Without it such pictures leave a placeholder.
   * @throws Error with a message for people
   */
  storePicture?: (file: File, alt: string) => Promise<TextPicture>;
  /**
   * Opens a dialog for choosing a film, or editing the selected one; resolves to null on cancel. Without it no film can
   * be added.
   */
  chooseFilm?: (current?: TextFilm) => Promise<TextFilm | null>;
  /** The facts of the organization that can be inserted. @default none, and no button */
  facts?: readonly TextFact[];
}

/** Selection in a plain text, as character offsets. */
export type TextSelectionRange = [start: number, end: number];

/** Copied or dropped content: as HTML with formatting, as plain text, or files. */
export interface ClipboardContent {
  markup: string;
  plain: string;
  /** Files, if it is nothing but files. */
  files: readonly File[];
}

/** Props of the editor: those of the field, plus the state of the plain input that it replaces. */
export interface RichTextEditorProps extends RichTextFieldProps {
  /** Selection in the plain input; null if that had no focus. */
  selection: RefObject<TextSelectionRange | null>;
  /** Formatted content that was pasted into the plain input and is to be inserted. */
  copied: ClipboardContent | null;
}
