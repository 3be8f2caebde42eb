import type { FieldKind } from '@porchlight/contract/fields';
import type { RichDocument } from '@porchlight/contract/rich-text';
import type { ThreeVersions } from './merge-texts.ts';

/** How a field's conflict is resolved: with one of the versions, or with a merged form value. */
export type ConflictChoice = 'mine' | 'theirs' | { text: string };

/** A field's value in one version. */
export interface ConflictVersion {
  /** Formatted for reading; '' if the field is empty. */
  text: string;
  /** URL of a picture, shown above its name. */
  pictureUrl?: string | null;
}

/** A field that two people changed differently. */
export interface ConflictField {
  /** Field name, under which the choice is reported. */
  name: string;
  /** Visible label. */
  label: string;
  /** Type of the field; texts are compared word by word and can be merged. */
  kind: FieldKind;
  /** The value before both changes. */
  base: ConflictVersion;
  /** The current user's value. */
  mine: ConflictVersion;
  /** The stored value. */
  theirs: ConflictVersion;
  /** One of the versions has to be chosen: their texts can't be combined. @default false */
  isUndivided?: boolean;
  /** For a long text with formatting in any version: all three documents, which are merged block by block. */
  documents?: ThreeVersions<RichDocument>;
}
