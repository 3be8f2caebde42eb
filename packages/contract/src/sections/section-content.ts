/** Sections as content is written in source code: values that are left out are empty. */

import { sampleValues } from '../field-kinds/sections.ts';
import { type SectionKind, sectionKinds } from './kinds.ts';
import type { SectionDescription, StoredSection } from './section.ts';

type ContentOf<Description> = Description extends SectionDescription<infer F> ? SectionDescription<F>['sample'] : never;

/** A section as content is written: a long text as plain text or a document, a file by the name that the content gives it. */
export interface SectionContent {
  kind: SectionKind;
  values: Readonly<Record<string, unknown>>;
  /** Names the section in links. @default made from its kind and place */
  id?: string;
}

/** Writes a section, with the types of its kind. */
export function section<Kind extends SectionKind>(
  kind: Kind,
  values: ContentOf<(typeof sectionKinds)[Kind]>,
  options: { id?: string } = {},
): SectionContent {
  return { kind, values, ...options };
}

/** Converts written sections to the form in which they are stored. */
export function storedContent(sections: readonly SectionContent[]): StoredSection[] {
  return sections.map(({ kind, values, id }, index) => {
    const { version, fields } = sectionKinds[kind];
    return { id: id ?? `${kind}-${index + 1}`, kind, version, values: sampleValues(fields, values) };
  });
}
