import type { FieldKind, Fields } from '@porchlight/contract/fields';
import type { RichDocument } from '@porchlight/contract/rich-text';

/** A field of a record, with its value. */
export interface EntityShowField {
  /** Name of the field. */
  name: string;
  /** Label of the field. */
  label: string;
  /** Determines how the value is shown; passwords are not shown. */
  kind: FieldKind;
  /** The record's value; a file name for `image` and `pdf`. */
  value: unknown;
  /** For a long text: its formatting, as for `Prose`. */
  document?: RichDocument;
  /** For a picture: text below it. */
  caption?: string;
  /** URL of a picture, a PDF or a sound. */
  fileUrl?: string | null;
  /** Size of a PDF in bytes, if known. */
  fileBytes?: number | null;
  /** Aspect ratio of a picture. @default '3/2' */
  ratio?: '1/1';
  /** Whether a picture is shown without cropping. @default false */
  isUncropped?: boolean;
  /** For a list of items: the fields of each. */
  fields?: Fields;
  /** For a list of items: what their links lead to, by the stored link. @default their addresses */
  linkTexts?: ReadonlyMap<string, string>;
  /** Labels of a choice's values. */
  optionLabels?: Readonly<Record<string, string>>;
}
