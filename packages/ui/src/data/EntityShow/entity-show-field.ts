import type { FieldKind } from '@porchlight/contract/fields';
import type { RichDocument } from '@porchlight/contract/rich-text';

/** One field of a record. */
export interface EntityShowField {
  /** Name of the field. */
  name: string;
  /** Its label. */
  label: string;
  /** Decides how the value is shown. Passwords are not. */
  kind: FieldKind;
  /** The value as the record has it; a file name for `image` and `pdf`. */
  value: unknown;
  /** Of a long text: its formatting, as `Prose` takes it. */
  document?: RichDocument;
  /** Of a picture: stands below it. */
  caption?: string;
  /** Address of a picture or PDF. */
  fileUrl?: string | null;
  /** Size of a PDF, in bytes, where it is known. */
  fileBytes?: number | null;
  /** Width to height of a picture. @default '3/2' */
  ratio?: '1/1';
  /** Whether a picture is shown without being cut. @default false */
  isWhole?: boolean;
  /** What the values of a choice are called. */
  optionLabels?: Readonly<Record<string, string>>;
}
