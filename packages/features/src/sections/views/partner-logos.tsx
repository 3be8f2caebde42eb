import { PartnerLogosSection } from '@porchlight/ui/sections/PartnerLogosSection';
import { type SectionViews, view } from '../section-view.ts';

export const partnerLogosViews: SectionViews = {
  partnerLogos: view<'partnerLogos'>(PartnerLogosSection, {
    title: 'text',
    lead: 'text',
    items: { name: 'text', link: 'link', logo: 'image' },
    tone: 'value',
  }),
};
