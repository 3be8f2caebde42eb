import type { headLinkFields } from '@porchlight/contract/sections/shared-fields';
import { seeAllText } from '@porchlight/contract/texts';
import type { PropsOf } from './section-props.ts';

/** The heading of a section, and what belongs to it. */
export interface SectionHead extends Partial<PropsOf<typeof headLinkFields>> {
  /** The heading; '' for none. */
  title?: string;
  /** One paragraph below the heading. */
  lead?: string;
}

/**
 * What screen readers add to the text of a link beside a heading: 'See all' alone would not say of what.
 * @returns the heading with a small first letter, after which it reads on: 'See all four programs'
 */
export function linkContext({ linkText, title }: SectionHead): string | undefined {
  if (linkText !== seeAllText || !title) return undefined;
  return title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
