import type { sliderSection } from '@porchlight/contract/sections/slider';
import { PictureSlide, Slider } from '../../media/Slider/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type SliderSectionProps = SectionPropsOf<typeof sliderSection>;

/**
 * A section with a carousel of pictures.
 *
 * - **When**: two to six pictures of equal rank, none of which is essential.
 * - **Not for**: anything important: `CardsSection`.
 * - **Keys**: as `Slider`.
 */
export function SliderSection({ topic, items, tone, place, ...rest }: SliderSectionProps) {
  return (
    <PlacedSection tone={tone} place={place} {...rest}>
      <Slider
        label={topic}
        slides={items.map(({ title, text, picture, block, link, linkText }, index) => ({
          key: `${index} ${title}`,
          name: title,
          content: (
            <PictureSlide
              image={picture?.src ?? null}
              alt={picture?.alt ?? ''}
              focus={picture?.focus}
              seed={title}
              block={block}
              title={title}
              text={text}
              href={link?.href}
              newTab={link?.newTab}
              linkText={linkText || undefined}
              priority={(place.isFirst || place.isAfterHeader) && index === 0}
            />
          ),
        }))}
      />
    </PlacedSection>
  );
}
