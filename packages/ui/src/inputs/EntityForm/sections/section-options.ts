import type { SectionValues } from '@porchlight/contract/sections/section';
import type { ComponentType, Ref } from 'react';

/** A kind of section that can be added to a page. `Field` is the description of a field in the form. */
export interface SectionKindOption<Field> {
  /** As stored: 'quote'. */
  name: string;
  /** 'Quote'. */
  label: string;
  /** When to use it, in one sentence. */
  use: string;
  version: number;
  fields: readonly Field[];
  /** Sections of this kind can be edited, but no new ones added. @default false */
  isNotOffered?: boolean;
  /** The values of a new section. */
  values: SectionValues;
}

/** What is wrong with one value of a section. */
export interface SectionFieldProblem {
  /** Place of the section, from 0. */
  index: number;
  /** The name of the field, or that of a list, the place of an item and the name of its field. */
  path: readonly (string | number)[];
  /** Labels on the way to it, such as 'Point 2, Title'. */
  place: string;
  message: string;
}

/** Where a copied section is stored, so that it can be pasted on another page and in another tab. */
export interface SectionClipboard {
  /** Returns the copied section as JSON; null for none. */
  read: () => string | null;
  write: (section: string) => void;
  /** Calls the listener after a section has been copied. @returns the function that ends it */
  subscribe: (listener: () => void) => () => void;
}

/** What a field for sections offers. */
export interface SectionOptions<Field> {
  /** The kinds, in the order of the picker. */
  kinds: readonly SectionKindOption<Field>[];
  /** Renders a kind with its sample as on a page, at the width of a screen, for the pictures of the picker. */
  Picture?: ComponentType<{ kind: string }>;
  /** The largest number of sections. */
  maxSections: number;
  /** Finds what is wrong with the sections of a form's value, in order. */
  problems: (value: string) => readonly SectionFieldProblem[];
  clipboard: SectionClipboard;
}

/** Props of the control for a file of a section, which is stored as its name. */
export interface SectionFileProps {
  id: string;
  label: string;
  /** Name of the stored file; '' for none. */
  value: string;
  onChange: (name: string) => void;
  required?: boolean;
  help?: string;
  error?: string;
  /** Ref to a handle for moving the focus to the field. */
  inputRef?: Ref<{ focus: () => void }>;
}
