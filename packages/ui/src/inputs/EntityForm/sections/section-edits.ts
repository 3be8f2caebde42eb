import type { StoredSection } from '@porchlight/contract/sections/section';

type Sections = readonly StoredSection[];

/** The sections with one at another place. */
export function withMoved(sections: Sections, from: number, to: number): Sections {
  const moved = sections[from];
  return moved ? sections.toSpliced(from, 1).toSpliced(to, 0, moved) : sections;
}

/** A section with the same content and an id of its own. */
export function copyOf(section: StoredSection): StoredSection {
  return { ...section, id: crypto.randomUUID() };
}

/** A section that visitors see if they didn't, and the other way round. */
export function withVisibilityToggled({ hidden, ...section }: StoredSection): StoredSection {
  return hidden ? section : { ...section, hidden: true };
}
