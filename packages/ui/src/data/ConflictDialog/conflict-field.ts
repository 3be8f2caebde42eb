import type { FieldKind } from '@porchlight/contract/fields';
import type { RichDocument } from '@porchlight/contract/rich-text';
import type { ThreeVersions } from './merge-texts.ts';

/** What becomes of a field: one of the two versions, or a text made of both, as forms hold it. */
export type ConflictChoice = 'mine' | 'theirs' | { text: string };

/** What a field holds in one version. */
export interface ConflictVersion {
  /** As people read it; '' when the field is empty. */
  text: string;
  /** Address of a picture, shown above its name. */
  pictureUrl?: string | null;
}

/** A field that two people have changed to different things. */
export interface ConflictField {
  /** Name under which the choice is reported. */
  name: string;
  /** Visible label. */
  label: string;
  /** Texts are compared word by word, and can be written together. */
  kind: FieldKind;
  /** What it held before both changes. */
  base: ConflictVersion;
  /** What the person holds who is asked. */
  mine: ConflictVersion;
  /** What is stored now. */
  theirs: ConflictVersion;
  /** Of a long text in which a version has formatting: all of them with it. They are put together by their blocks. */
  documents?: ThreeVersions<RichDocument>;
}
