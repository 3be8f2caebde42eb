import { Section, type SectionProps } from '../../layout/Section/index.ts';
import { SeeAll } from '../../navigation/SeeAll/index.ts';
import type { SectionLink, SectionPlace } from '../section-props.ts';

export interface PlacedSectionProps extends Omit<SectionProps, 'tone' | 'spacing' | 'action' | 'id'> {
  place: SectionPlace;
  /** Background. @default 'plain' */
  tone?: 'plain' | 'band';
  /** Text of a link beside the heading; without a link it is left out. */
  linkText?: string;
  link?: SectionLink | null;
}

/**
 * The `Section` of a page's section, with the space that its place asks for.
 *
 * - **When**: around the content of every kind of section.
 * - **Not for**: fixed pages: `Section`.
 */
export function PlacedSection({ place, tone = 'plain', linkText, link, ...rest }: PlacedSectionProps) {
  return (
    <Section
      id={place.id}
      tone={tone === 'band' && !place.isInColumn ? 'band' : 'page'}
      spacing={place.spacing}
      action={linkText && link && <SeeAll href={link.href} newTab={link.newTab} text={linkText} />}
      {...rest}
    />
  );
}
