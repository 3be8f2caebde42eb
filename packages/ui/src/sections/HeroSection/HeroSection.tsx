import type { heroSection } from '@porchlight/contract/sections/hero';
import { Hero } from '../../layout/Hero/index.ts';
import { sectionAnchor } from '../section-anchor.ts';
import { sectionButtons } from '../section-buttons.tsx';
import type { SectionPropsOf } from '../section-props.ts';

export type HeroSectionProps = SectionPropsOf<typeof heroSection>;

/**
 * The top of a start page: text beside a large picture. Renders the page's `<h1>`; further down a page its heading is an `<h2>`.
 *
 * - **When**: the start page, and a program’s main page.
 * - **Not for**: other pages: `PageHeaderSection`.
 * - **Keys**: Tab moves through the buttons.
 */
export function HeroSection({ title, lead, picture, buttons, place, ...rest }: HeroSectionProps) {
  return (
    <Hero
      {...sectionAnchor(place)}
      title={title}
      headingLevel={place.isFirst ? 1 : 2}
      lead={lead}
      image={picture?.src ?? null}
      alt={picture?.alt ?? ''}
      focus={picture?.focus}
      actions={sectionButtons(buttons)}
      {...rest}
    />
  );
}
