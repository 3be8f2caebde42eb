import type { featureRowSection } from '@porchlight/contract/sections/feature-row';
import { OpeningHours } from '../../data-display/OpeningHours/index.ts';
import { FeatureRow } from '../../surfaces/FeatureRow/index.ts';
import { hoursNote, type PlaceHours } from '../hours-rows.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import { SectionText } from '../SectionText/index.ts';
import { sectionButtons } from '../section-buttons.tsx';
import { sectionMedia } from '../section-media.tsx';
import type { SectionPropsOf } from '../section-props.ts';

export type FeatureRowSectionProps = SectionPropsOf<typeof featureRowSection> & {
  /** From the page: the hours of the chosen place, if there is one. */
  placeHours?: PlaceHours;
};

/**
 * A section with a picture or a silent video beside text.
 *
 * - **When**: one thing that has a picture; alternate the side down a page.
 * - **Not for**: several links: `CardsSection`.
 * - **Keys**: Tab moves through the buttons.
 */
export function FeatureRowSection({
  heading,
  linkText,
  link,
  title,
  eyebrow,
  text,
  picture,
  film,
  block,
  colors,
  side,
  hours,
  hoursNote: note,
  placeHours,
  buttons,
  tone,
  place,
  ...rest
}: FeatureRowSectionProps) {
  const seed = colors || title;
  const level = heading ? 3 : 2;
  return (
    <PlacedSection title={heading} linkText={linkText} link={link} tone={tone} place={place} {...rest}>
      <FeatureRow
        title={title}
        headingLevel={level}
        eyebrow={eyebrow}
        image={picture?.src}
        alt={picture?.alt}
        focus={picture?.focus}
        media={film && sectionMedia({ picture, film, block, seed, name: title, priority: place.isFirst })}
        seed={seed}
        block={block}
        side={side}
        actions={sectionButtons(buttons)}
      >
        <SectionText text={text} headingLevel={level === 2 ? 3 : 4} />
        {hours !== 'none' && placeHours && (
          <OpeningHours
            headingLevel={3}
            rows={placeHours.rows}
            state={placeHours.state}
            note={hoursNote(placeHours, note)}
          />
        )}
      </FeatureRow>
    </PlacedSection>
  );
}
