import { createContext, useContext } from 'react';

/** What a section in a column knows about the pair that it is part of. */
export interface PairColumn {
  /** Its heading, introduction and link are above both columns. */
  isHeadAbove: boolean;
  /** There is a heading above both columns. */
  hasTitle: boolean;
}

/** The column of a `SectionPair` that a section is in; null outside of one. */
export const PairContext = createContext<PairColumn | null>(null);

/** Level of the headings of a section's items: below its own heading or that of its pair. @param title its heading, or '' */
export function useItemLevel(title: string): 2 | 3 {
  const pair = useContext(PairContext);
  return title || pair?.hasTitle ? 3 : 2;
}
