/** Which sections of a page share a row. Plain code without schemas, since public pages load it. */

import { descriptionOf } from './kinds.ts';
import type { StoredSection } from './section.ts';

/** A section with the whole width of a page, or two in columns. */
export interface SectionRow {
  sections: readonly [StoredSection] | readonly [StoredSection, StoredSection];
  /** Widths of the columns; null for one section. */
  beside: 'even' | 'wide' | null;
}

/**
 * Puts the sections of a page into rows: one that wants to be beside the next one shares a row with it, if both fit in
 * a column. @param sections those that are shown, in order
 */
export function sectionRows([first, second, ...others]: readonly StoredSection[]): SectionRow[] {
  if (!first) return [];
  const beside = second ? besideOf(first, second) : null;
  if (second && beside) return [{ sections: [first, second], beside }, ...sectionRows(others)];
  return [{ sections: [first], beside: null }, ...sectionRows(second ? [second, ...others] : [])];
}

function besideOf(first: StoredSection, second: StoredSection): SectionRow['beside'] {
  const fit = descriptionOf(first)?.fitsInColumn && descriptionOf(second)?.fitsInColumn;
  const { beside } = first.values;
  return fit && (beside === 'even' || beside === 'wide') ? beside : null;
}
