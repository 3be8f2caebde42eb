import type { panoramaSection } from '@porchlight/contract/sections/panorama';
import { Panorama } from '../../media/Panorama/index.ts';
import { pictureFileUrl } from '../../media/ResponsiveImage/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type PanoramaSectionProps = SectionPropsOf<typeof panoramaSection>;

/**
 * A section with a panorama of 360°.
 *
 * - **When**: a place to look around in.
 * - **Not for**: usual pictures: `GallerySection`.
 * - **Keys**: as `Panorama`.
 */
export function PanoramaSection({
  title,
  lead,
  panorama,
  picture,
  startDirection,
  startElevation,
  block,
  linkText,
  link,
  tone,
  place,
  ...rest
}: PanoramaSectionProps) {
  return (
    <PlacedSection title={title} lead={lead} linkText={linkText} link={link} tone={tone} place={place} {...rest}>
      {panorama && (
        <Panorama
          src={pictureFileUrl(panorama.src)}
          still={picture?.src ?? panorama.src}
          alt={panorama.alt || picture?.alt || title}
          startYawDeg={startDirection ?? undefined}
          startPitchDeg={startElevation ?? undefined}
          seed={title || place.id}
          block={block}
        />
      )}
    </PlacedSection>
  );
}
