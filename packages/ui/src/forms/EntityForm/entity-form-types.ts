import type { FieldKind } from '@porchlight/contract/fields';
import type { ComponentType } from 'react';
import type { RichTextFieldProps } from '../RichTextField/index.ts';

/** A stored picture that was chosen for a form. */
export interface StoredPicture {
  id: number;
  /** Address of a small copy. */
  previewUrl: string;
  title: string;
  /** What it shows. */
  alt: string;
  decorative: boolean;
}

/** Lets somebody choose one of the pictures that are stored; drawn while it is open. */
export type PictureLibraryOf = ComponentType<{ onChoose: (picture: StoredPicture) => void; onClose: () => void }>;

export interface EntityFormField {
  /** Name of the value that is submitted. */
  name: string;
  /** Decides the control. */
  kind: FieldKind;
  /** Visible label. */
  label: string;
  /** Marks the field; that it must hold something says the form's schema. */
  required?: boolean;
  /** A sentence that helps to fill it in. */
  help?: string;
  /** What can be chosen, for `choice`. */
  options?: readonly { value: string; label: string }[];
  /** For `image`: width to height at which it is cut. @default '3/2' */
  ratio?: '1/1';
  /** For `image`: stored pictures to choose from. The id of the chosen one is held by the field `{name}_from`. */
  library?: PictureLibraryOf;
  /** For `url`: a sound may be chosen in the place of the link. */
  takesSound?: true;
  /** The picture, by its field, that it says something of: it stands behind it, and begins anew with another picture. */
  about?: string;
  /** Heading of the card that it shares with others of the same group. */
  group?: string;
  /** For `slug`: the field it follows until it is edited by hand. */
  suggestFrom?: string;
  /** For `slug`: the whole address that what is typed would have; undefined where there is none. */
  address?: (values: Readonly<Record<string, unknown>>) => string | undefined;
  /** It stands beside the text, before everything else there. */
  beside?: true;
  /** It is asked for while another field, a choice, holds a value. @default always */
  shownFor?: { field: string; value: string };
  /** What the typed value means, below it, such as 'Saturday, in 23 days.'; undefined for nothing to say. */
  remark?: (value: string) => string | undefined;
  /** For `longText`: what it is written in. @default a plain box */
  editor?: ComponentType<RichTextFieldProps>;
  /** For `password`: what is said of it while it is typed. */
  meter?: ComponentType<{ password: string }>;
}

/**
 * What is submitted: texts as typed, money and numbers as numbers, files only where one was chosen.
 * An empty password that is not required is left out, so that the old one stays.
 */
export type EntityFormValues = Record<string, string | number | File>;

/** What `onSubmit` may use while it saves. */
export interface EntityFormSubmission {
  /** Share of the upload that is done, 0 to 1; draws the progress bar. */
  onProgress: (share: number) => void;
  /** Aborted when the person stops the upload. */
  signal: AbortSignal;
  /** Names of the fields that differ from their default values. */
  changed: readonly string[];
}

/** What a form holds, for a draft or a preview. */
export interface EntityFormState {
  /** The texts as typed, without passwords. */
  values: Record<string, string>;
  /** The chosen files by their field. */
  files: Record<string, File>;
  /** Names of the fields that differ from what the form started with; no passwords. */
  changed: string[];
}

/** What could be better about a field. */
export interface EntityFormAdvice {
  /** Its name. */
  field: string;
  /** A sentence. */
  message: string;
}

/** What the caller can do with a form from outside, for a dialog that asks before leaving. */
export interface EntityFormHandle {
  /** Checks and saves. True when saved; unlike the button it does not call `onSaved`. */
  submit: () => Promise<boolean>;
  /** Puts texts and files into fields as if typed and chosen, such as those of a draft. */
  setValues: (values: Readonly<Record<string, string | File>>) => void;
  /**
   * Takes over what is stored now as the form's starting point, when somebody else has changed it meanwhile. Fields
   * among `kept` keep what they hold, or hold what is `written`, as a change; the others show what is stored. While it is
   * saving, what is written is what is saved.
   */
  rebase: (
    stored: Readonly<Record<string, string | number>>,
    kept: readonly string[],
    written?: Readonly<Record<string, string>>,
  ) => void;
  /** The texts as typed; no files, no passwords. */
  getValues: () => Record<string, string>;
  /** What is typed and chosen now. */
  getState: () => EntityFormState;
  /** Moves focus to a field, to the first one for a name that is none. */
  focusField: (name: string) => void;
  /** Moves focus to what the last save found wrong, if anything. */
  focusProblems: () => void;
  /** Whether anything differs from what was loaded or last saved. */
  isDirty: () => boolean;
}
