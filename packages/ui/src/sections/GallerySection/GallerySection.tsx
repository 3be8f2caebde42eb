import type { gallerySection } from '@porchlight/contract/sections/gallery';
import { Gallery } from '../../media/Gallery/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type GallerySectionProps = SectionPropsOf<typeof gallerySection>;

/**
 * A section with pictures that open in full size.
 *
 * - **When**: up to 24 pictures that are worth seeing large.
 * - **Not for**: one picture beside text: `FeatureRowSection`.
 * - **Keys**: as `Gallery`.
 */
export function GallerySection({ title, lead, items, linkText, link, tone, place, ...rest }: GallerySectionProps) {
  return (
    <PlacedSection title={title} lead={lead} linkText={linkText} link={link} tone={tone} place={place} {...rest}>
      <Gallery
        label={title || undefined}
        pictures={items.map(({ caption, picture }, index) => ({
          id: index,
          src: picture?.src ?? null,
          alt: picture?.alt,
          focus: picture?.focus,
          title: caption,
          seed: caption,
        }))}
      />
    </PlacedSection>
  );
}
