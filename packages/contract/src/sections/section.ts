/**
 * Sections: the parts that a page is made of. Plain data without schemas, since public pages load it.
 * docs/decisions/0164
 */

import type { Field } from '../fields.ts';
import type { RichDocument } from '../rich-text.ts';

/** Kinds of fields whose value is the name of a stored file, or null. */
export type SectionFileKind = 'image' | 'pdf' | 'film' | 'captions';

/** The kinds of fields that a section can have. In a section, a long text is its document, a file its name. */
export type SectionFieldKind =
  | 'text'
  | 'longText'
  | 'link'
  | 'choice'
  | 'boolean'
  | 'number'
  | 'items'
  | SectionFileKind;

/** A field of a section, or of an item in it. */
export interface SectionField extends Omit<Field, 'kind' | 'fields'> {
  kind: SectionFieldKind;
  fields?: SectionFields;
  /**
   * Where it has an effect, so that it is left out of the form elsewhere: while another field of the same section has a
   * value, or where the organization's look has a pattern. @default everywhere
   */
  visibleWhen?: { field: string; value: string } | { look: 'quilt' };
  /** A text that changes only how the section looks: the search leaves it out. */
  isUnread?: true;
}

/** The fields of a section by name, in the order of its form. */
export type SectionFields = Readonly<Record<string, SectionField>>;

/** What an editor can fill in of a kind of section. */
export interface SectionDescription<F extends SectionFields = SectionFields> {
  /** 'Quote', as in 'Add Quote'. */
  label: string;
  /** When to use it, in one sentence. */
  use: string;
  /** Incremented when stored values of the last version can't be read any more. */
  version: number;
  fields: F;
  /** An example with every field filled in, for the picker, Storybook and tests. */
  sample: SampleOf<F>;
  /** It begins a page: its title is the page's heading. */
  isHeader?: true;
  /** It can be in a column beside another section that can: see `sharedRowField`. */
  fitsInColumn?: true;
}

/** A value of a section's field as it is stored. */
export type SectionValue = string | number | boolean | null | RichDocument | readonly SectionValues[];

/** The values of a section, or of an item in it, by the names of their fields. */
export interface SectionValues {
  readonly [name: string]: SectionValue;
}

/** A section as it is stored. */
export interface StoredSection {
  /** Stays the same wherever the section is moved: changes are compared and merged by it. */
  id: string;
  /** Name of its kind; this program may not know it. */
  kind: string;
  /** Version of the kind's description that it was written with. */
  version: number;
  /** Visitors don't see it. */
  hidden?: true;
  values: SectionValues;
}

/** The stored type of each kind of field. */
interface StoredTypes {
  text: string;
  longText: RichDocument | null;
  image: string | null;
  pdf: string | null;
  film: string | null;
  captions: string | null;
  link: string;
  boolean: boolean;
  number: number | null;
}

/** The type of a stored value of a field. */
export type StoredValueOf<F extends SectionField> = F extends { options: infer Options }
  ? keyof Options & string
  : F extends { kind: 'items'; fields: infer Inner extends SectionFields }
    ? readonly StoredValuesOf<Inner>[]
    : F['kind'] extends keyof StoredTypes
      ? StoredTypes[F['kind']]
      : SectionValue;

/** The stored values of a section with these fields. */
export type StoredValuesOf<F extends SectionFields> = { -readonly [Name in keyof F]: StoredValueOf<F[Name]> };

/** An example value: a long text as its plain text, or as its document. */
type SampleValueOf<F extends SectionField> = F extends { options: infer Options }
  ? keyof Options & string
  : F extends { kind: 'items'; fields: infer Inner extends SectionFields }
    ? readonly SampleOf<Inner>[]
    : F['kind'] extends 'longText'
      ? string | RichDocument
      : F['kind'] extends keyof StoredTypes
        ? StoredTypes[F['kind']]
        : never;

type SampleOf<F extends SectionFields> = { readonly [Name in keyof F]?: SampleValueOf<F[Name]> };

/** Type-checks a description and keeps its literal types. */
export function defineSection<const F extends SectionFields>(
  description: SectionDescription<F>,
): SectionDescription<F> {
  return description;
}
