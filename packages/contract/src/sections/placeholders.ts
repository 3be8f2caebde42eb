import type { StoredSection } from './section.ts';
import { sectionLabel, sectionText } from './stored-sections.ts';

/** A prompt in a page that an empty site begins with: `[[Say in one sentence whom you serve]]`. */
const prompt = /\[\[[^[\]]+\]\]/;

/** Returns the first prompt of a text; undefined for none. */
export const promptIn = (text: string): string | undefined => prompt.exec(text)?.[0];

/** Says which section that visitors would see still has a prompt; undefined for none. */
export function promptProblem(sections: readonly StoredSection[]): string | undefined {
  for (const [index, section] of sections.entries()) {
    const found = promptIn(sectionText(section));
    if (found)
      return `Section ${index + 1} (${sectionLabel(section)}) still says ‘${found}’. Write your own words, or hide the section.`;
  }
  return undefined;
}
