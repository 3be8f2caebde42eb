import { HeroSection } from '@porchlight/ui/sections/HeroSection';
import { buttons, type SectionViews, view } from '../section-view.ts';

export const heroViews: SectionViews = {
  hero: view<'hero'>(HeroSection, { title: 'text', lead: 'text', picture: 'image', buttons }, { isHeader: true }),
};
