import { itemsText } from '@porchlight/contract/items';
import { isSameValue } from '@porchlight/contract/sections/merge-sections';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { readSections } from '@porchlight/contract/sections/stored-sections';
import { useLayoutEffect, useRef, useState } from 'react';

interface SectionList {
  sections: readonly StoredSection[];
  /** The form's value that they were read from, or written to. */
  text: string;
  /** Whether the value is a list of sections. */
  isReadable: boolean;
}

/**
 * The sections of a form's value, which is their JSON. A section stays the same object until it is changed.
 * @param onChange called with the value after a change
 */
export function useSectionList(text: string, onChange: (text: string) => void) {
  const [list, setList] = useState(() => readList(text));
  // A draft that is restored, or what someone else has saved.
  if (text !== list.text) setList(readList(text, list.sections));
  const latest = useRef(list.sections);
  useLayoutEffect(() => {
    latest.current = list.sections;
  }, [list.sections]);
  return {
    ...list,
    /** The sections after all changes, also before they are rendered. */
    latest,
    update: (sections: readonly StoredSection[]) => {
      latest.current = sections;
      const next = itemsText(sections);
      setList({ sections, text: next, isReadable: true });
      onChange(next);
    },
  };
}

function readList(text: string, before: readonly StoredSection[] = []): SectionList {
  const read = readSections(text);
  const previous = new Map(before.map((section) => [section.id, section]));
  const sections = read?.map((section) => {
    const same = previous.get(section.id);
    return same && isSameValue(same, section) ? same : section;
  });
  return { sections: sections ?? [], text, isReadable: read !== undefined };
}
