import { createContext } from 'react';

/** Words that an editor has written for the header of a list, in place of those of the program. */
export interface PageWords {
  title: string;
  lead?: string;
  eyebrow?: string;
}

/** The words of the list that is shown; null if nobody has written any. */
export const PageWordsContext = createContext<PageWords | null>(null);
