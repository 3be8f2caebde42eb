import type { SectionPlace } from './section-props.ts';

/** The attributes of the element of a section that links lead to. Only what a link leads to can have the focus. */
export function sectionAnchor({ id, isLinkTarget }: SectionPlace): { id: string; tabIndex?: number } {
  return isLinkTarget ? { id, tabIndex: -1 } : { id };
}
