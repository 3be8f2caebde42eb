import type { StoredSection } from '@porchlight/contract/sections/section';
import { sectionLabel, sectionTitle } from '@porchlight/contract/sections/stored-sections';
import { createContext, useDeferredValue, useMemo, useRef } from 'react';
import { truncate } from '../../../data-display/TruncatedText/index.ts';
import type { LinkTarget } from '../entity-form-types.ts';

/** The sections of the page that is edited, for links to them; none in other forms. */
export const SectionTargetsContext = createContext<readonly LinkTarget[]>([]);

/** Maximum characters of a section's title in the list. */
const titleCharacters = 60;

/** The sections as targets of links; the same list until one is moved or its title changes. Typing goes first. */
export function useSectionTargets(sections: readonly StoredSection[]): readonly LinkTarget[] {
  const deferred = useDeferredValue(sections);
  const before = useRef<readonly LinkTarget[]>([]);
  return useMemo(() => {
    const targets = deferred.map((section, index) => ({ value: `#${section.id}`, label: labelOf(section, index) }));
    if (!isSame(targets, before.current)) before.current = targets;
    return before.current;
  }, [deferred]);
}

function labelOf(section: StoredSection, index: number): string {
  const title = truncate(sectionTitle(section), titleCharacters).text;
  const isHidden = section.hidden ? ' (hidden)' : '';
  return `${index + 1}. ${sectionLabel(section)}${title && `: ${title}`}${isHidden}`;
}

const isSame = (one: readonly LinkTarget[], other: readonly LinkTarget[]) =>
  one.length === other.length &&
  one.every(({ value, label }, index) => value === other[index]?.value && label === other[index]?.label);
