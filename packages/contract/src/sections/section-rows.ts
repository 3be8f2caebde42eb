/** Which sections of a page share a row. Plain code without schemas, since public pages load it. */

/** A section with the whole width of a page, or two in columns. */
export interface SectionRow<Section> {
  sections: readonly [Section] | readonly [Section, Section];
  /** Widths of the columns; null for one section. */
  beside: 'even' | 'wide' | null;
}

/**
 * Puts the sections of a page into rows: one that wants to be beside the next one shares a row with it, if both fit in
 * a column.
 * @param sections those that are shown, in order
 * @param besideOf returns the value of `sharedRowField`; undefined for a section that doesn't fit in a column
 */
export function sectionRows<Section>(
  [first, second, ...others]: readonly Section[],
  besideOf: (section: Section) => unknown,
): SectionRow<Section>[] {
  if (!first) return [];
  const beside = besideOf(first);
  const isPair = (beside === 'even' || beside === 'wide') && second && besideOf(second) !== undefined;
  if (isPair) return [{ sections: [first, second], beside }, ...sectionRows(others, besideOf)];
  return [{ sections: [first], beside: null }, ...sectionRows(second ? [second, ...others] : [], besideOf)];
}
