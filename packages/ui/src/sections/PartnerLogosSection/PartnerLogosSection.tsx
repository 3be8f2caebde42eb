import type { partnerLogosSection } from '@porchlight/contract/sections/partner-logos';
import { PartnerLogos } from '../../data-display/PartnerLogos/index.ts';
import { pictureFileUrl } from '../../media/ResponsiveImage/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type PartnerLogosSectionProps = SectionPropsOf<typeof partnerLogosSection>;

/** Width of a logo's file in pixels: about twice that of its plate. */
const logoWidth = 480;

/**
 * A section with the partners, by their logo or name.
 *
 * - **When**: organizations that the institute works with.
 * - **Not for**: advertising.
 * - **Keys**: Tab moves from link to link; Enter opens a new tab.
 */
export function PartnerLogosSection({ title, lead, items, tone, place, ...rest }: PartnerLogosSectionProps) {
  return (
    <PlacedSection title={title} lead={lead} tone={tone} place={place} {...rest}>
      <PartnerLogos
        partners={items.map(({ name, link, logo }) => ({
          name,
          href: link?.href,
          logo: logo && pictureFileUrl(logo.src, logoWidth),
        }))}
      />
    </PlacedSection>
  );
}
